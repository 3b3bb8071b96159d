import FlowScenario

/// A shrinker that makes a value smaller while a condition holds. It first tries to remove steps, then other parts, and
/// then tries simpler numbers (delta debugging, after Zeller and Hildebrandt).
///
/// The work is done on the document of the value. In a scenario's document everything that can be left out is a member
/// or an element: a property without a member has its usual value. Equal documents become equal ones.
///
/// - Complexity: As many tries as the budget allows. Each reads a document once.
@MainActor
package struct DocumentShrinker<Value> {
    /// A closure that receives the number of remaining tries, before each try.
    package var progress: (Int) -> Void = { _ in }
    /// The number of remaining tries.
    package private(set) var budget: Int

    private var smallest: Value
    /// The document of the value in ``smallest``.
    private var document: JSONValue
    private let plainer: (JSONValue) -> [JSONValue]
    private let read: (JSONValue) -> Value?

    /// Creates a shrinker of a value.
    ///
    /// - Parameters:
    ///   - value: A value that meets the condition.
    ///   - document: The document of the value. The member `steps` is made smaller first.
    ///   - budget: The greatest number of tries.
    ///   - plainer: Values that may replace a value, the plainest first, of which only smaller ones are tried. Unless
    ///     given, those of a scenario's numbers and texts.
    ///   - read: Returns the value of a smaller document, if it meets the condition.
    package init(
        _ value: Value, document: JSONValue, budget: Int,
        plainer: ((JSONValue) -> [JSONValue])? = nil,
        read: @escaping (JSONValue) -> Value?
    ) {
        smallest = value
        self.document = document
        self.budget = budget
        self.plainer = plainer ?? { $0.plainer }
        self.read = read
    }

    /// Shrinks the value and returns the smallest value that was found.
    package mutating func shrink() -> Value {
        if document["steps"] != nil { drop(at: JSONPath("steps")) }
        var weight = Int.max
        while budget > 0, document.weight < weight {
            weight = document.weight
            reduce(at: JSONPath(""))
        }
        return smallest
    }

    /// Replaces the value by the value of a smaller document if the condition still holds.
    private mutating func take(_ candidate: JSONValue) -> Bool {
        guard budget > 0, candidate.weight < document.weight else { return false }
        budget -= 1
        progress(budget)
        guard let value = read(candidate) else { return false }
        (smallest, document) = (value, candidate)
        return true
    }

    private mutating func take(_ part: JSONValue, at path: JSONPath) -> Bool {
        var candidate = document
        candidate[path] = part
        return take(candidate)
    }

    /// Shrinks the part of the document at a path, then the parts inside it.
    private mutating func reduce(at path: JSONPath) {
        drop(at: path)
        while let value = document[path], plainer(value).contains(where: { take($0, at: path) }) {}
        var index = 0
        while budget > 0, let part = document[path]?.part(index) {
            reduce(at: path.appending(part))
            index += 1
        }
    }

    /// Removes parts of a list or an object, in smaller and smaller groups. The groups are tried from the end to the
    /// beginning. Unneeded parts at the end are therefore removed first.
    private mutating func drop(at path: JSONPath) {
        var length = document[path]?.longestPiece ?? 0
        while length > 0 {
            var end = document[path]?.partCount ?? 0
            while end > 0, let value = document[path] {
                let start = max(0, end - length)
                _ = take(value.without(start..<end), at: path)
                end = start
            }
            length /= 2
        }
    }
}

extension JSONValue {
    /// A measure of the size of the value. It becomes smaller with each part that is removed.
    fileprivate var weight: Int {
        switch self {
        case .null, .bool(false): 2
        case .bool(true): 3
        case .number(let number):
            min(Int(min(number.magnitude, 1e6).rounded(.up)), 1_000_000) + (number == number.rounded() ? 1 : 3)
                + (number < 0 ? 1 : 0)
        case .string(let text):
            Scenario.ItemPath(text).map { 3 + min($0.section, 100_000) + min($0.item, 100_000) } ?? 5 + text.utf8.count
        case .array(let values): values.reduce(10) { $0 + 10 + $1.weight }
        case .object(let members): members.reduce(10) { $0 + 20 + $1.value.weight }
        }
    }

    /// The values that may replace a number or a text in a scenario, the simplest first.
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

    /// The greatest number of parts that are removed together. Members of a small object are removed one by one,
    /// because they are mostly independent of each other.
    fileprivate var longestPiece: Int {
        if case .object = self { partCount > 8 ? partCount / 2 : 1 } else { partCount }
    }

    fileprivate var partCount: Int {
        switch self {
        case .array(let values): values.count
        case .object(let members): members.count
        default: 0
        }
    }

    /// Returns the part of a path that leads to the element or member at an index. `nil` if there is no such element or
    /// member.
    fileprivate func part(_ index: Int) -> JSONPath.Part? {
        guard index < partCount else { return nil }
        return if case .object(let members) = self { .key(members[index].key) } else { .index(index) }
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
