#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

/// A document of recorded fonts. Each font is in it once, and the fonts are in the order in which they were requested.
struct FontDocument {
    /// The JSON members about the system, the device and the date of the recording.
    var head: [(key: String, value: JSONValue)] = []
    fileprivate var entries: [Entry] = []

    fileprivate struct Entry {
        let face: [(key: String, value: JSONValue)]
        var styles: [JSONValue]
        let recording: FontRecording
    }

    /// Adds the measurements of a font. If the document already has this font, only the text style is added.
    ///
    /// - Returns: Whether the font is new, or has the same heights as before.
    mutating func add(_ recording: FontRecording, of font: UIFont, _ request: RequestedFont) -> Bool {
        let face = request.face(of: font)
        let style = [request.style].compactMap { $0 }
        guard let index = entries.firstIndex(where: { $0.face.elementsEqual(face, by: ==) }) else {
            entries.append(Entry(face: face, styles: style, recording: recording))
            return true
        }
        for style in style where !entries[index].styles.contains(style) { entries[index].styles.append(style) }
        return entries[index].recording.heights.map(\.value) == recording.heights.map(\.value)
    }

    /// Returns the document as JSON.
    ///
    /// - Throws: `EncodingError` for a number that JSON does not have.
    func data(comment: [String]) throws -> Data {
        var lines = ["  \"format\": 1"]
        if !comment.isEmpty { lines.append("  \(try Self.member("comment", .array(comment.map { .string($0) })))") }
        lines += try head.map { "  \(try Self.member($0.key, $0.value))" }
        let fonts = try entries.map { try $0.text() }
        lines.append("  \"fonts\": [\n" + fonts.joined(separator: ",\n") + "\n  ]")
        return Data(("{\n" + lines.joined(separator: ",\n") + "\n}\n").utf8)
    }

    fileprivate static func member(_ key: String, _ value: JSONValue) throws -> String {
        if case .number(let number) = value, !number.isFinite {
            throw EncodingError.invalidValue(number, .init(codingPath: [], debugDescription: "\(key) is \(number)"))
        }
        return "\(JSONValue.string(key).line): \(value.line)"
    }
}

extension FontDocument.Entry {
    fileprivate func text() throws -> String {
        var lines = [try face.map { try FontDocument.member($0.key, $0.value) }.joined(separator: ", ")]
        if !styles.isEmpty { lines.append(try FontDocument.member("styles", .array(styles))) }
        lines.append(try members(recording.heights))
        lines.append("\"advances\": {\(try members(recording.advances))}")
        lines.append("\"kerning\": {\(try members(recording.kerning))}")
        return "    {\n" + lines.map { "      " + $0 }.joined(separator: ",\n") + "\n    }"
    }

    private func members(_ members: [(key: String, value: Double)]) throws -> String {
        try members.map { try FontDocument.member($0.key, .number($0.value)) }.joined(separator: ", ")
    }
}
#endif
