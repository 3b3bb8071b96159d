import FlowScenario
import Foundation

/// A kind of value that an option can have: its label, its completions, and the function that reads it.
struct OptionValue<Value> {
    /// The labels of the value: `page` on the help page, and `usage` in usage lines.
    var label: (page: String, usage: String)
    var completion: Completion
    var read: (_ text: String, _ option: String) throws(CommandMisuse) -> Value

    /// Creates a kind of value. A text that is not valid is refused with an error in one sentence.
    ///
    /// - Parameters:
    ///   - expected: The end of the sentence “--option takes …”.
    ///   - names: Words that a shell completes and a mistyped one is compared with.
    ///   - read: Returns `nil` for a text that is refused.
    init(_ label: String, _ expected: String, among names: [String] = [], read: @escaping (String) -> Value?) {
        self.label = (label, label)
        completion = .words(names)
        self.read = { text, option throws(CommandMisuse) in
            guard let value = read(text) else {
                throw CommandMisuse(
                    reason: "\(option) takes \(expected), not \(quoted(text))"
                        + KeySuggestion.question(for: text, among: names))
            }
            return value
        }
    }

    private init(
        _ label: String, _ completion: Completion,
        read: @escaping (_ text: String, _ option: String) throws(CommandMisuse) -> Value
    ) {
        self.label = (label, label)
        self.completion = completion
        self.read = read
    }

    /// Returns a kind of value that is a list with commas between the elements. An element that is given several times
    /// is in the list once.
    ///
    /// - Parameters:
    ///   - expected: The end of the sentence “--option takes …”, for one of them.
    ///   - names: Words that a shell completes and a mistyped one is compared with.
    ///   - all: The values that the word `all` alone stands for.
    ///   - read: Returns `nil` for a text that is refused.
    static func list<Element: Hashable>(
        _ expected: String, among names: [String] = [], all: [Element]? = nil, read: @escaping (String) -> Element?
    ) -> Self where Value == [Element] {
        let element = OptionValue<Element>("", expected, among: names, read: read)
        return OptionValue("LIST", .list(names)) { text, option throws(CommandMisuse) in
            if let all, text == "all" { return all }
            return try text.split(separator: ",", omittingEmptySubsequences: false).map { part throws(CommandMisuse) in
                try element.read(String(part), option)
            }.distinct
        }
    }
}

extension OptionValue where Value: RawRepresentable<String> & CaseIterable {
    /// Returns a kind of value that is one of a few names.
    static func choice(_ label: String) -> Self {
        let names = Value.allCases.map(\.rawValue)
        return OptionValue(
            label, "one of \(names.joined(separator: ", "))", among: names, read: Value.init(rawValue:))
    }
}

extension OptionValue<Int> {
    /// Returns a kind of value that is a whole number within a range.
    static func number(_ range: ClosedRange<Int>, _ label: String = "N") -> Self {
        number(in: range, label, "a number from \(range.lowerBound) to \(range.upperBound)")
    }

    /// Returns a kind of value that is a whole number without an upper limit.
    static func number(_ range: PartialRangeFrom<Int>) -> Self {
        number(in: range, "N", "a number from \(range.lowerBound) on")
    }

    private static func number(in range: some RangeExpression<Int>, _ label: String, _ expected: String) -> Self {
        OptionValue(label, expected) { text in Int(text).flatMap { range.contains($0) ? $0 : nil } }
    }
}

extension OptionValue<[Double]> {
    /// Returns a kind of value that is a list of numbers with commas between them. A number that is given several times
    /// is in the list once.
    ///
    /// - Parameter expected: The end of the sentence “--option takes …”, for one of them.
    static func numbers(_ range: ClosedRange<Double>, _ expected: String) -> Self {
        .list(expected) { text in Double(text).flatMap { range.contains($0) ? $0 : nil } }
    }
}

extension OptionValue<String> {
    /// Returns a kind of value that is any text.
    static func text(_ label: String, _ completion: Completion = .words([])) -> Self {
        OptionValue(label, completion) { text, _ in text }
    }

    /// Returns a kind of value that is the name of a file to write.
    ///
    /// - Parameter endings: The valid endings of a name with an ending, the preferred one first.
    static func output(_ label: String, _ endings: String...) -> Self {
        var value = OptionValue(label, .files(endings)) { text, option throws(CommandMisuse) in
            try OutputName.check(text, of: option, endings: endings)
            return text
        }
        if !label.contains(".") { value.label.usage += ".\(endings[0])" }
        return value
    }
}

/// The completions that a shell offers for the beginning of a word.
enum Completion: Sendable {
    case words([String])
    /// A list of values with commas between them. A shell offers these words for each value.
    case list([String])
    /// The names of files with one of these endings.
    case files([String])
    case folders
    /// The names of commands.
    case commands
}

/// Functions that check the ending of an output file's name. A picture whose name has the ending of another kind of
/// picture could not be opened.
enum OutputName {
    /// Checks the ending of a file's name.
    ///
    /// - Parameters:
    ///   - endings: The endings of files that the option writes, the preferred one first.
    ///   - path: A name without an ending fits any of them.
    /// - Throws: ``CommandMisuse`` if the name has another ending.
    static func check(_ path: String, of option: String, endings: [String]) throws(CommandMisuse) {
        let ending = URL(fileURLWithPath: path).pathExtension
        guard !ending.isEmpty, !endings.contains(ending.lowercased()) else { return }
        let names = endings.map { ".\($0)" }.joined(separator: " or ")
        throw CommandMisuse(reason: "\(option) writes \(names), not .\(ending) as in \(quoted(path))")
    }
}
