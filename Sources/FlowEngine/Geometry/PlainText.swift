/// Functions that write numbers and lists in descriptions.
enum PlainText {
    /// The largest number of elements that a description lists. The items of a row are an example of such elements.
    static let most = 20

    /// Returns the text of a number; the text of a whole number has no decimal point.
    static func number(_ value: Double) -> String {
        abs(value) < 1e15 && value == Double(Int(value)) ? "\(Int(value))" : "\(value)"
    }

    static func range(_ start: Double, _ end: Double) -> String { "\(number(start))–\(number(end))" }

    /// Returns a count with its noun: `1 item`, `2 items`.
    static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    /// Returns the texts of the first parts, with spaces between them. `…` stands for the parts that are left out.
    static func list(_ parts: some Collection<some CustomStringConvertible>, most: Int = most) -> String {
        parts.prefix(most).map(\.description).joined(separator: " ") + (parts.count > most ? " …" : "")
    }

    /// Returns a line with the number of parts that are not printed. Returns no line if all parts are printed.
    static func rest(_ count: Int, _ noun: String, indentation: String = "") -> [String] {
        count > most ? ["\(indentation)and \(self.count(count - most, "more \(noun)"))"] : []
    }
}
