/// The form of texts in markup, as XML 1.0 requires.
package enum XMLText {
    /// Returns a text with its markup escaped, and without control characters. XML cannot write most of these
    /// characters.
    ///
    /// - Parameter space: Returns the text that replaces a tab or a line end. An XML parser would change these
    ///   characters.
    package static func escaped(_ text: String, space: (Unicode.Scalar) -> String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": result += space(scalar)
            case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value): continue
            case "\u{FFFE}", "\u{FFFF}": continue
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
