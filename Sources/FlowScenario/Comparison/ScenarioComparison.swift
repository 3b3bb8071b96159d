import Foundation

/// Where two runs differ, step by step: in what came out, in what it cost, and in frames.
///
/// Steps are matched by what they do, in order; steps that stand between the same neighbours and do something else are
/// compared all the same. Lengths that differ by less than ``Scenario/Expectation/tolerance`` are equal.
struct ScenarioComparison: Codable {
    var a, b: Side
    var steps: [Step]
    /// Costs and quality of all steps together, where they differ.
    var costs: [Difference]

    struct Side: Codable {
        var file, name: String
    }

    struct Step: Codable {
        /// Its number on each side; nil where the other side alone has it.
        var a, b: Int?
        var action: String
        /// What the other side does instead.
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
        /// How much more there is in B; nil for words and pairs.
        var delta: Double?
    }

    struct Frames: Codable {
        var compared, differing: Int
        /// The first of them.
        var elements: [Frame]
    }

    struct Frame: Codable {
        var element: String
        /// `[x, y, width, height]`; nil where there is no such element.
        var a, b, delta: [Double]?
    }

    var isEqual: Bool { steps.allSatisfy(\.isEqual) && costs.isEmpty }
}

extension ScenarioComparison {
    /// Goes through both sides at once; of every step only the differences are kept.
    ///
    /// - Parameter frameLimit: How many frames are listed a step.
    /// - Throws: ``ScenarioError`` where a step cannot be done.
    @MainActor
    init(_ first: ComparisonSide, _ second: ComparisonSide, frameLimit: Int) throws(ScenarioError) {
        var (first, second) = (first, second)
        a = Side(file: first.file, name: first.name)
        b = Side(file: second.file, name: second.name)
        steps = []
        var sums = MetricSums()
        for pair in StepPairing.pairs(first.actions, second.actions) {
            let one = pair.hasFirst ? try first.advance() : nil
            let other = pair.hasSecond ? try second.advance() : nil
            sums.add(one, other)
            steps.append(Self.step(one, other, frameLimit: frameLimit))
        }
        costs = sums.differences
    }

    private static func step(_ one: ComparedStep?, _ other: ComparedStep?, frameLimit: Int) -> Step {
        guard let one, let other else {
            return Step(
                a: one?.number, b: other?.number, action: (one ?? other)?.action ?? "", otherAction: nil,
                differences: [], frames: nil)
        }
        return Step(
            a: one.number, b: other.number, action: one.action,
            otherAction: one.action == other.action ? nil : other.action,
            differences: differences(one.values, other.values), frames: frames(one, other, limit: frameLimit))
    }

    /// Of the values that both know.
    static func differences(_ first: [ComparedStep.Value], _ second: [ComparedStep.Value]) -> [Difference] {
        let known = Dictionary(second.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        return first.compactMap { one in known[one.name].flatMap { difference(one, $0) } }
    }

    private static func difference(_ one: ComparedStep.Value, _ other: ComparedStep.Value) -> Difference? {
        guard !one.value.isAlike(other.value) else { return nil }
        let delta = one.value.number.flatMap { one in other.value.number.map { $0 - one } }
        return Difference(what: one.name, a: one.value, b: other.value, delta: delta)
    }

    private static func frames(_ one: ComparedStep, _ other: ComparedStep, limit: Int) -> Frames? {
        guard let old = one.frames, let new = other.frames else { return nil }
        let names = one.names + other.names.filter { old[$0] == nil }
        var result = Frames(compared: names.count, differing: 0, elements: [])
        for name in names {
            let (from, to) = (old[name]?.numbers, new[name]?.numbers)
            if let from, let to, ComparedValue.alike(from, to) { continue }
            result.differing += 1
            guard result.elements.count < limit else { continue }
            let delta = from.flatMap { from in to.map { to in zip(from, to).map { $1 - $0 } } }
            result.elements.append(Frame(element: name, a: from, b: to, delta: delta))
        }
        return result
    }
}

/// Costs of all steps, added up; where a maximum is meant, the largest.
private struct MetricSums {
    private var first: [String: Double] = [:]
    private var second: [String: Double] = [:]

    mutating func add(_ one: ComparedStep?, _ other: ComparedStep?) {
        Self.add(one, to: &first)
        Self.add(other, to: &second)
    }

    private static func add(_ step: ComparedStep?, to sums: inout [String: Double]) {
        for value in step?.values ?? [] where value.name.hasPrefix("metrics.") {
            guard let number = value.value.number else { continue }
            let name = String(value.name.dropFirst("metrics.".count))
            guard !MetricName.ofOneMoment.contains(name) else { continue }
            let known = sums[name, default: 0]
            sums[name] = name.hasPrefix("maximum") ? max(known, number) : known + number
        }
    }

    var differences: [ScenarioComparison.Difference] {
        let names = MetricName.all.filter { first[$0] != nil && second[$0] != nil }
        return ScenarioComparison.differences(
            names.map { .init(name: $0, value: .numbers([first[$0] ?? 0])) },
            names.map { .init(name: $0, value: .numbers([second[$0] ?? 0])) })
    }
}

extension CGRect {
    fileprivate var numbers: [Double] { [origin.x, origin.y, width, height] }
}
