/// What is wrong with a scenario, and where.
///
/// Reads as one line, `file: place: reason`. The file is left out when the scenario was not read from one, and the
/// place when the whole document is meant.
public struct ScenarioError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file as it was named by whoever asked for it.
    public var file: String?
    /// A path into the document such as `sections[0].items[2].size`, or `line 3, column 7` where it is not JSON.
    public var place: String
    /// One sentence without a full stop, with the numbers that disagree.
    public var reason: String

    /// Makes an error. Nothing is checked.
    public init(file: String? = nil, place: String, reason: String) {
        self.file = file
        self.place = place
        self.reason = reason
    }

    /// `file: place: reason`, on one line.
    public var description: String {
        [file ?? "", place, reason].filter { !$0.isEmpty }.joined(separator: ": ")
    }

    /// Of an error within a text: how many characters of the text come before. Where the document is at hand, the
    /// reason says line and column instead.
    var character: Int?

    /// An error within the text at a place.
    init(place: String, character: Int, reason: String) {
        self.init(place: place, reason: "character \(character + 1): \(reason)")
        self.character = character
    }

    /// The same error, in a file.
    package func inFile(_ name: String) -> ScenarioError {
        var error = self
        error.file = file ?? (name == FileReading.standardInput ? "standard input" : name)
        return error
    }
}

/// A text of the document's in quotes, short and on one line, whatever it holds.
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
    /// Neither a control character nor one that ends a line or a paragraph.
    fileprivate var isOneLine: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }
}
