/// The upgrade of a document from format 1 to format 2.
///
/// Only words that were renamed change. Spaces, the order of keys and comments stay as they were written.
package struct FormatUpgrade {
    /// The document's text in format 2.
    package private(set) var text: [UInt8]
    /// The number of renamed keys.
    package private(set) var renamedKeys = 0

    /// Upgrades a document.
    ///
    /// - Parameter bytes: A document that is valid JSON.
    package init(_ bytes: [UInt8]) {
        text = []
        text.reserveCapacity(bytes.count)
        var copied = 0
        for key in JSONParser.keys(in: bytes) {
            if key.depth == 1, key.name == "format" {
                text += bytes[copied..<key.value.lowerBound] + Array("\(Scenario.format)".utf8)
                copied = key.value.upperBound
            } else if let new = FormatWords.newName(of: key.name, in: key.owner) {
                text += bytes[copied..<key.range.lowerBound] + Array("\"\(new)\"".utf8)
                copied = key.range.upperBound
                renamedKeys += 1
            }
        }
        text += bytes[copied...]
    }
}
