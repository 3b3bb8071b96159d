import FlowScenario

/// Makes a document that breaks a law smaller for as long as it breaks the law: first fewer steps, then fewer parts of
/// everything, then smaller numbers (delta debugging, after Zeller and Hildebrandt).
@MainActor
struct StressShrinker {
    let law: StressLaw
    /// How many documents may still be tried.
    private var budget: Int

    /// Told how many documents may still be tried, before each.
    var progress: (Int) -> Void = { _ in }

    init(_ law: StressLaw, budget: Int = 6000) {
        self.law = law
        self.budget = budget
    }

    mutating func shrink(_ document: StressDocument) -> StressDocument {
        var smallest = document
        dropSteps(&smallest)
        var size = Int.max
        while budget > 0, smallest.weight < size {
            size = smallest.weight
            reduceParts(&smallest)
        }
        return smallest
    }

    private mutating func breaks(_ document: StressDocument) -> Bool {
        guard budget > 0 else { return false }
        budget -= 1
        progress(budget)
        // What is not a scenario any more breaks nothing.
        guard let scenario = try? document.scenario(), scenario.hasRoom, law.isAbout(scenario) else { return false }
        return (try? law.violation(document)) ?? nil != nil
    }

    /// In ever smaller pieces, from the end: what comes after the violation goes first.
    private mutating func dropSteps(_ document: inout StressDocument) {
        var length = document.steps.count
        while length > 0 {
            var end = document.steps.count
            while end > 0 {
                let start = max(0, end - length)
                var smaller = document
                smaller.steps.removeSubrange(start..<end)
                if breaks(smaller) { document = smaller }
                end = start
            }
            length /= 2
        }
    }

    /// Every part of the document once: gone, or smaller.
    private mutating func reduceParts(_ document: inout StressDocument) {
        var index = 0
        while budget > 0 {
            var reductions = StressReductions(at: index)
            let candidates = reductions.candidates(of: document.value)
            guard reductions.found else { return }
            var isReduced = false
            for candidate in candidates {
                var smaller = document
                smaller.value = candidate
                guard smaller.weight < document.weight, breaks(smaller) else { continue }
                document = smaller
                isReduced = true
                break
            }
            if !isReduced { index += 1 }
        }
    }
}

extension Scenario {
    /// Whether the viewport is always one that somebody could look into, and items are to be seen. Ever smaller ones
    /// would show other mistakes.
    fileprivate var hasRoom: Bool {
        let least = 40.0
        if case .size(let size) = layout.estimate, size.leastLength(inTable: false) < 1 { return false }
        return sectionsOfAllTimes.flatMap(\.items).allSatisfy { $0.leastLength(inTable: table != nil) >= 1 }
            && min(container.size.width, container.size.height) >= least
            && allActions.allSatisfy { action in
                switch action {
                case .resize(let width, let height): min(width ?? least, height ?? least) >= least
                case .resizeItems(let items):
                    items.allSatisfy { $0.size.leastLength(inTable: table != nil) >= 1 }
                default: true
                }
            }
    }
}

extension Scenario.ItemGroup {
    /// The least width or height of what it holds; of a table the least height.
    fileprivate func leastLength(inTable: Bool) -> Double {
        switch content {
        case .given(let sizes), .actual(let sizes):
            sizes.map { $0.leastLength(inTable: inTable) }.min() ?? 1
        default: 1
        }
    }
}

extension Scenario.ItemSize {
    /// What is relative to the room is as large as the room allows.
    fileprivate func leastLength(inTable: Bool) -> Double {
        (inTable ? [height] : [width, height]).map { if case .points(let points) = $0 { points } else { 1 } }.min() ?? 1
    }
}

extension StressDocument {
    /// What becomes less with everything that is left out.
    fileprivate var weight: Int { value.weight }
}

extension JSONValue {
    fileprivate var weight: Int {
        switch self {
        case .null, .bool: 2
        case .number(let number):
            min(Int(min(number.magnitude, 1e6).rounded(.up)), 1_000_000) + (number == number.rounded() ? 1 : 3)
                + (number < 0 ? 1 : 0)
        case .string(let text):
            Scenario.ItemPath(text).map { 3 + min($0.section, 100_000) + min($0.item, 100_000) } ?? 5 + text.utf8.count
        case .array(let values): values.reduce(10) { $0 + 10 + $1.weight }
        case .object(let members): members.reduce(10) { $0 + 20 + $1.value.weight }
        }
    }
}

/// Ways to make the value at one place of a document smaller. Places are counted from the front, depth first.
private struct StressReductions {
    private var remaining: Int
    private(set) var found = false

    init(at index: Int) { remaining = index }

    /// The whole value with its part at the place reduced; empty where nothing can be less.
    mutating func candidates(of value: JSONValue) -> [JSONValue] {
        if remaining == 0 {
            found = true
            return reductions(of: value)
        }
        remaining -= 1
        switch value {
        case .array(let values):
            for (index, element) in values.enumerated() {
                let inner = candidates(of: element)
                guard !found else { return inner.map { replacing(values, index, $0) } }
            }
        case .object(let members):
            for (index, member) in members.enumerated() {
                let inner = candidates(of: member.value)
                guard !found else {
                    return inner.map { reduced in
                        var members = members
                        members[index].value = reduced
                        return .object(members)
                    }
                }
            }
        default: break
        }
        return []
    }

    private func replacing(_ values: [JSONValue], _ index: Int, _ value: JSONValue) -> JSONValue {
        var values = values
        values[index] = value
        return .array(values)
    }

    private func reductions(of value: JSONValue) -> [JSONValue] {
        switch value {
        case .null, .bool: return []
        case .number(let number):
            return [
                0, 1, (number / 2).rounded(.towardZero), number.rounded(.towardZero), number - 10, number - 1,
                number.magnitude,
            ]
            .filter { $0 != number }.map { .number($0) }
        case .string(let text):
            guard let path = Scenario.ItemPath(text) else { return [] }
            let smaller = [
                (0, 0), (0, path.item), (path.section, 0), (path.section, path.item / 2), (path.section, path.item - 1),
            ]
            return smaller.filter { $0.1 >= 0 }.map { .string("\($0.0)-\($0.1)") }
        case .array(let values):
            let halves =
                values.count > 3
                ? [Array(values.prefix(values.count / 2)), Array(values.suffix(values.count / 2))] : []
            return halves.map { .array($0) }
                + values.indices.map { index in
                    var rest = values
                    rest.remove(at: index)
                    return .array(rest)
                }
        case .object(let members):
            return members.indices.map { index in
                var rest = members
                rest.remove(at: index)
                return .object(rest)
            }
        }
    }
}
