#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Recorded fonts as a document: each font once, in the order in which they were asked for.
struct FontDocument {
    /// Whose fonts they are.
    var head: [(key: String, value: DocumentValue)] = []
    fileprivate var entries: [Entry] = []

    fileprivate struct Entry {
        let face: [(key: String, value: DocumentValue)]
        var styles: [DocumentValue]
        let recording: FontRecording

        func isOf(_ other: [(key: String, value: DocumentValue)]) -> Bool {
            face.count == other.count && zip(face, other).allSatisfy { $0.key == $1.key && $0.value == $1.value }
        }
    }

    /// - Returns: Whether the font is new, or answered the same before.
    mutating func add(_ recording: FontRecording, of font: UIFont, _ request: RequestedFont) -> Bool {
        let face = request.face(of: font)
        let style = [request.style].compactMap { $0 }
        guard let index = entries.firstIndex(where: { $0.isOf(face) }) else {
            entries.append(Entry(face: face, styles: style, recording: recording))
            return true
        }
        for style in style where !entries[index].styles.contains(style) { entries[index].styles.append(style) }
        return entries[index].recording.heights.map(\.value) == recording.heights.map(\.value)
    }

    /// - Throws: What Foundation says of a value that it cannot write.
    func data(comment: [String]) throws -> Data {
        let writer = FontWriter()
        var lines = ["  \"format\": 1"]
        if !comment.isEmpty { lines.append("  \"comment\": \(try writer.text(.list(comment.map { .text($0) })))") }
        lines += try head.map { "  \(try writer.member($0.key, $0.value))" }
        let fonts = try entries.map { try $0.text(writer) }
        lines.append("  \"fonts\": [\n" + fonts.joined(separator: ",\n") + "\n  ]")
        return Data(("{\n" + lines.joined(separator: ",\n") + "\n}\n").utf8)
    }
}

extension FontDocument.Entry {
    fileprivate func text(_ writer: FontWriter) throws -> String {
        var lines = [try face.map { try writer.member($0.key, $0.value) }.joined(separator: ", ")]
        if !styles.isEmpty { lines.append(try writer.member("styles", .list(styles))) }
        lines.append(try writer.members(recording.heights))
        lines.append("\"advances\": {\(try writer.members(recording.advances))}")
        lines.append("\"kerning\": {\(try writer.members(recording.kerning))}")
        return "    {\n" + lines.map { "      " + $0 }.joined(separator: ",\n") + "\n    }"
    }
}

/// Writes values with Foundation, and members in the order in which they are given.
private struct FontWriter {
    private let encoder: JSONEncoder

    init() {
        encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    }

    func text(_ value: DocumentValue) throws -> String { String(decoding: try encoder.encode(value), as: UTF8.self) }

    func member(_ key: String, _ value: DocumentValue) throws -> String {
        "\(try text(.text(key))): \(try text(value))"
    }

    func members(_ members: [(key: String, value: Double)]) throws -> String {
        try members.map { try member($0.key, .number($0.value)) }.joined(separator: ", ")
    }
}
#endif
