import FlowScenario

/// Makes a scenario smaller as long as a condition holds of it: first fewer steps, then fewer parts of everything, then
/// plainer numbers (delta debugging, after Zeller and Hildebrandt).
///
/// The work is done on the document of the scenario, where everything that can be left out is a member or an element:
/// a property without a member has its usual value. Equal scenarios become equal ones.
///
/// - Complexity: As many tries as ``init(budget:while:)`` allows. Each reads a document and asks the condition once.
@MainActor
package struct ScenarioShrinker {
    /// Receives the number of tries that are left, before each.
    package var progress: (Int) -> Void = { _ in }
    /// Tries that are left.
    package private(set) var budget: Int

    private let condition: (Scenario) -> Bool
    private var smallest: Scenario
    /// The document of ``smallest``.
    private var document: JSONValue
    private let needsRoom: Bool

    /// - Parameters:
    ///   - scenario: The condition holds of it.
    ///   - budget: The greatest number of tries.
    ///   - condition: Whether a smaller scenario is still the one that is looked for.
    package init(_ scenario: Scenario, budget: Int = 6000, while condition: @escaping @MainActor (Scenario) -> Bool) {
        self.budget = budget
        self.condition = condition
        smallest = scenario
        document = scenario.document
        needsRoom = scenario.hasRoom
    }

    /// Returns the smallest scenario that was found.
    package mutating func shrink() -> Scenario {
        if let steps = document.index(of: "steps") { drop(at: [steps]) }
        var weight = Int.max
        while budget > 0, document.weight < weight {
            weight = document.weight
            reduce(at: [])
        }
        return smallest
    }

    /// Replaces the scenario by a smaller one of which the condition still holds.
    private mutating func take(_ candidate: JSONValue) -> Bool {
        guard budget > 0, candidate.weight < document.weight else { return false }
        budget -= 1
        progress(budget)
        let fonts = candidate["fonts"].flatMap { _ in smallest.fonts }
        guard let scenario = try? Scenario(document: candidate, fonts: fonts),
            !needsRoom || scenario.hasRoom, condition(scenario)
        else { return false }
        (smallest, document) = (scenario, candidate)
        return true
    }

    /// Makes the value at a place smaller, then its parts.
    private mutating func reduce(at path: [Int]) {
        drop(at: path)
        while document[path].plainer.contains(where: { take(document.replacing(path[...], with: $0)) }) {}
        var index = 0
        while budget > 0, index < document[path].partCount {
            reduce(at: path + [index])
            index += 1
        }
    }

    /// Leaves parts of a list or an object out, in ever smaller pieces, from the end: the parts after the one that
    /// matters go first.
    private mutating func drop(at path: [Int]) {
        var length = document[path].longestPiece
        while length > 0 {
            var end = document[path].partCount
            while end > 0 {
                let start = max(0, end - length)
                _ = take(document.replacing(path[...], with: document[path].without(start..<end)))
                end = start
            }
            length /= 2
        }
    }
}

extension JSONValue {
    /// Becomes less with everything that is left out.
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

    /// Values that may stand in place of a number or a text, the plainest first.
    fileprivate var plainer: [JSONValue] {
        switch self {
        case .number(let number):
            return [
                0, 1, (number / 2).rounded(.towardZero), number.rounded(.towardZero), number - 10, number - 1,
                number.magnitude,
            ]
            .map { .number($0) }
        case .string(let text):
            guard let path = Scenario.ItemPath(text) else {
                // Shorter ones are mostly names.
                return text.count > 20 ? [.string(String(text.prefix(text.count / 2)))] : []
            }
            let smaller = [
                (0, 0), (0, path.item), (path.section, 0), (path.section, path.item / 2), (path.section, path.item - 1),
            ]
            return smaller.filter { $0.1 >= 0 }.map { .string("\($0.0)-\($0.1)") }
        case .null, .bool, .array, .object: return []
        }
    }

    /// How many parts are tried together at first. The members of an object have little to do with each other.
    fileprivate var longestPiece: Int {
        switch self {
        case .array(let values): values.count
        case .object(let members): members.count > 8 ? members.count / 2 : 1
        default: 0
        }
    }

    fileprivate var partCount: Int {
        switch self {
        case .array(let values): values.count
        case .object(let members): members.count
        default: 0
        }
    }

    fileprivate func index(of key: String) -> Int? {
        guard case .object(let members) = self else { return nil }
        return members.firstIndex { $0.key == key }
    }

    /// The value at a place: indexes of elements and members, from the outermost on.
    fileprivate subscript(path: [Int]) -> JSONValue {
        path.reduce(self) { value, index in
            switch value {
            case .array(let values): values[index]
            case .object(let members): members[index].value
            default: value
            }
        }
    }

    fileprivate func replacing(_ path: ArraySlice<Int>, with replacement: JSONValue) -> JSONValue {
        guard let index = path.first else { return replacement }
        switch self {
        case .array(var values):
            values[index] = values[index].replacing(path.dropFirst(), with: replacement)
            return .array(values)
        case .object(var members):
            members[index].value = members[index].value.replacing(path.dropFirst(), with: replacement)
            return .object(members)
        default: return self
        }
    }

    fileprivate func without(_ range: Range<Int>) -> JSONValue {
        switch self {
        case .array(var values):
            values.removeSubrange(range)
            return .array(values)
        case .object(var members):
            members.removeSubrange(range)
            return .object(members)
        default: return self
        }
    }
}
