/// A mistake in a scenario, with its place.
///
/// Reads as compilers write mistakes, `file:line:column: error: place: reason`, so that editors find the place. File
/// and line are left out when the scenario was not read from a file, and the place when the whole document is meant.
public struct ScenarioError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of the file, as the caller gave it.
    public var file: String?
    /// The line and the column of the mistake in the document's text, counted from 1; columns are counted in
    /// characters. Nil if the document was not read from a text, or if the mistake has no place in the text.
    public var line, column: Int?
    /// The path of the mistake in the document, such as `sections[0].items[2].size`. It is empty for the whole
    /// document, and for a text that is not JSON.
    public var place: String
    /// The reason, as one sentence without a full stop. If numbers contradict each other, the sentence contains them.
    public var reason: String
    /// The other mistakes in the document, in the order of its text. Reading continues to the end of the document after
    /// the first mistake.
    public var others: [ScenarioError] = []

    /// Makes an error without checks.
    public init(file: String? = nil, place: String, reason: String) {
        self.file = file
        self.place = place
        self.reason = reason
    }

    init(place: String, reason: String, aim: Aim) {
        self.init(place: place, reason: reason)
        self.aim = aim
    }

    /// The text `file:line:column: error: place: reason`, with a line for each of ``others``.
    public var description: String { ([sentence] + others.map(\.sentence)).joined(separator: "\n") }

    private var sentence: String {
        guard let line, let column else {
            return Self.joined(file ?? "", place, aim.character.map { "character \($0 + 1)" } ?? "", reason)
        }
        if let file { return Self.joined("\(file):\(line):\(column)", "error", place, reason) }
        // Without a file a line is little help, unless nothing else says where it is.
        return Self.joined(place, aim.isWithinText ? "line \(line), column \(column)" : "", reason)
    }

    private static func joined(_ parts: String...) -> String {
        parts.filter { !$0.isEmpty }.joined(separator: ": ")
    }

    /// The part of the document to which line and column belong. It is the value at the place, a key, or a character.
    var aim = Aim.value

    enum Aim: Hashable, Sendable {
        /// The whole value at the place.
        case value
        /// The key of the member at the place, not the member's value.
        case name
        /// A key of the object at the place.
        case key(String)
        /// A character of the text at the place. The associated number is its index from the start of the text.
        case character(Int)
        /// A position in the whole text of the document. The text is not valid JSON, so it has no keys and values.
        case syntax

        fileprivate var character: Int? { if case .character(let number) = self { number } else { nil } }

        fileprivate var isWithinText: Bool { character != nil || self == .syntax }
    }

    /// Returns the error with the name of its file.
    package func inFile(_ name: String) -> ScenarioError {
        var error = self
        error.file = file ?? (name == FileReading.standardInput ? "<stdin>" : name)
        error.others = others.map { $0.inFile(name) }
        return error
    }
}

/// Returns a text of the document in quotation marks, shortened and on one line.
package func quoted(_ text: String) -> String {
    let limit = 48
    var line = ""
    // A character may be of any number of scalars.
    for scalar in text.unicodeScalars.prefix(limit) {
        line += scalar.isOneLine ? String(scalar) : scalar.escaped(asASCII: true)
    }
    return "“\(line)\(text.unicodeScalars.dropFirst(limit).isEmpty ? "" : "…")”"
}

extension Unicode.Scalar {
    /// Whether the scalar is neither a control character nor a separator of lines or paragraphs.
    fileprivate var isOneLine: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }
}
