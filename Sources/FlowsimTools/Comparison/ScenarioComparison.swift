import ElementsSimulator
import FlowScenario

/// The differences between two runs, step by step: in results, in costs, and in frames.
///
/// Steps are matched by their actions, in order; different steps between the same neighbours are compared, too. Lengths
/// that differ by less than `Scenario.Expectation.tolerance` are equal.
struct ScenarioComparison: Codable {
    var a, b: Side
    var steps: [Step]
    /// The differences between the metrics of both runs, such as costs. A metric is computed over all steps of a run.
    var costs: [Difference]

    struct Side: Codable {
        var file, name: String
    }

    struct Step: Codable {
        /// The number of the step in the first run, and in the second run; `nil` if the run does not have the step.
        var a, b: Int?
        var action: String
        /// The action in the second run; `nil` if it equals the action in the first run.
        var otherAction: String?
        var differences: [Difference]
        var frames: Frames?

        var isEqual: Bool {
            a != nil && b != nil && otherAction == nil && differences.isEmpty && (frames?.differing ?? 0) == 0
        }
    }

    struct Difference: Codable {
        var what: String
        var a, b: ComparedValue
        /// The second value minus the first value; `nil` for texts and lists.
        var delta: Double?
    }

    struct Frames: Codable {
        var compared, differing: Int
        /// The first elements whose frames differ between the runs, up to a limited number.
        var elements: [Frame]
    }

    struct Frame: Codable {
        var element: String
        /// The frame in the first run, the frame in the second run, and their difference, as `[x, y, width, height]`;
        /// `nil` if a run does not have the element.
        var a, b, delta: [Double]?
    }

    var isEqual: Bool { steps.allSatisfy(\.isEqual) && costs.isEmpty }
}

extension ScenarioComparison {
    /// Advances both runs together, step by step. Only the differences are stored.
    ///
    /// - Parameters:
    ///   - frameLimit: The greatest number of frames that are listed for a step.
    ///   - progress: Receives the number of compared steps, and of all.
    /// - Throws: `ScenarioError` if a step cannot be done.
    @MainActor
    init(
        _ first: ComparisonSide, _ second: ComparisonSide, frameLimit: Int,
        progress: (Int, Int) -> Void = { _, _ in }
    ) throws(ScenarioError) {
        var (first, second) = (first, second)
        a = Side(file: first.file, name: first.name)
        b = Side(file: second.file, name: second.name)
        steps = []
        var sums = (MetricSums(), MetricSums())
        let pairs = StepPairing.pairs(first.actions, second.actions)
        for (index, pair) in pairs.enumerated() {
            progress(index, pairs.count)
            let one = pair.hasFirst ? try first.advance() : nil
            let other = pair.hasSecond ? try second.advance() : nil
            sums.0.add(one)
            sums.1.add(other)
            steps.append(Self.step(one, other, frameLimit: frameLimit))
        }
        costs = Self.differences(sums.0.values, sums.1.values)
    }

    @MainActor
    private static func step(_ one: ComparedStep?, _ other: ComparedStep?, frameLimit: Int) -> Step {
        guard let one, let other else {
            return Step(
                a: one?.number, b: other?.number, action: (one ?? other)?.action ?? "", differences: [])
        }
        return Step(
            a: one.number, b: other.number, action: one.action,
            otherAction: one.action == other.action ? nil : other.action,
            differences: differences(one.values, other.values), frames: frames(one, other, limit: frameLimit))
    }

    /// Returns the differences between values that both sides have.
    static func differences(_ first: [ComparedStep.Value], _ second: [ComparedStep.Value]) -> [Difference] {
        let known = Dictionary(second.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        return first.compactMap { one in
            guard let other = known[one.name], !one.value.isAlike(other.value) else { return nil }
            let delta = one.value.number.flatMap { one in other.value.number.map { $0 - one } }
            return Difference(what: one.name, a: one.value, b: other.value, delta: delta)
        }
    }

    @MainActor
    private static func frames(_ one: ComparedStep, _ other: ComparedStep, limit: Int) -> Frames? {
        guard let old = one.elements, let new = other.elements else { return nil }
        let pairs = pairs(old, new)
        var result = Frames(compared: pairs.count, differing: 0, elements: [])
        for (name, from, to) in pairs {
            if let from, let to, from.isAlike(to) { continue }
            result.differing += 1
            guard result.elements.count < limit else { continue }
            let delta = from.flatMap { from in to.map { to in zip(from.numbers, to.numbers).map { $1 - $0 } } }
            result.elements.append(Frame(element: name.description, a: from?.numbers, b: to?.numbers, delta: delta))
        }
        return result
    }

    /// Returns the frames of both sides, by the names of elements. The elements of the first side come first, in their
    /// order; elements that only the second side has follow.
    @MainActor
    private static func pairs(
        _ old: [ElementSnapshot], _ new: [ElementSnapshot]
    ) -> [(name: Scenario.ElementName, old: CGRect?, new: CGRect?)] {
        // In most steps both sides have the same names in the same order.
        if old.count == new.count, zip(old, new).allSatisfy({ $0.name == $1.name }) {
            return zip(old, new).map { ($0.name, $0.frame, $1.frame) }
        }
        let frames = Dictionary(new.map { ($0.name, $0.frame) }, uniquingKeysWith: { first, _ in first })
        let names = Set(old.map(\.name))
        return old.map { ($0.name, $0.frame, frames[$0.name]) }
            + new.filter { !names.contains($0.name) }.map { ($0.name, nil, $0.frame) }
    }
}

/// The metrics of one side over all of its steps. A metric's value is the sum of its values in the steps. If the metric
/// is a maximum, its value is the greatest of them.
private struct MetricSums {
    private var sums: [String: Double] = [:]

    mutating func add(_ step: ComparedStep?) {
        for value in step?.values ?? [] where value.name.hasPrefix("metrics.") {
            guard let number = value.value.number else { continue }
            let name = String(value.name.dropFirst("metrics.".count))
            let known = sums[name, default: 0]
            switch MetricName.row(name)?.combination {
            case .sum?: sums[name] = known + number
            case .largest?: sums[name] = max(known, number)
            case .last?, nil: continue
            }
        }
    }

    var values: [ComparedStep.Value] {
        MetricName.all.compactMap { name in sums[name].map { .init(name: name, value: .numbers([$0])) } }
    }
}

extension CGRect {
    fileprivate var numbers: [Double] { [origin.x, origin.y, width, height] }

    fileprivate func isAlike(_ other: CGRect) -> Bool { self == other || ComparedValue.alike(numbers, other.numbers) }
}
