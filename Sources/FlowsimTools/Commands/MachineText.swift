import FlowScenario
import Foundation

/// Functions for the JSON that commands print. Equal values are printed as equal bytes.
enum MachineText {
    private static let (infinite, negative, undefined) = ("inf", "-inf", "nan")

    static func json(_ value: some Encodable) -> String {
        String(decoding: encoded(value, [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]), as: UTF8.self) + "\n"
    }

    /// Returns the JSON of a value on one line, without a line end.
    static func compact(_ value: some Encodable) -> [UInt8] { Array(encoded(value, [])) }

    private static func encoded(_ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting) -> Data {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: infinite, negativeInfinity: negative, nan: undefined)
        encoder.outputFormatting = formatting
        // Reports hold texts, whole numbers and lengths: nothing that JSON lacks.
        return (try? encoder.encode(value)) ?? Data("null".utf8)
    }

    /// The version of the documents' structure. It increases when the structure changes. Before version 3, `compare`
    /// printed a single comparison, and insets in events and sizes of devices were objects with named numbers. Before
    /// version 2, `run`, `bench` and `sweep` printed lists, and so were points and sizes in reports.
    static let format = 3

    /// Returns the JSON of a value with additional keys: the command, the program's version, and the version of the
    /// structure.
    static func document(_ value: some Encodable, of command: String) -> String {
        json(MachineDocument(command: command, content: value))
    }

    /// Writes a JSON document on one line. The document is given as a text, which is returned unchanged if it is not
    /// valid JSON.
    static func line(_ text: String) -> String {
        guard let value = try? JSONParser.parse(Array(text.utf8)) else { return text }
        return value.line + "\n"
    }

    /// Reads a value from a JSON document that a command printed.
    ///
    /// - Throws: `ScenarioError` with the place in the document.
    static func value<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws(ScenarioError) -> Value {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: infinite, negativeInfinity: negative, nan: undefined)
        do {
            return try decoder.decode(type, from: Data(bytes))
        } catch let error as DecodingError {
            throw error.inDocument.located(in: bytes)
        } catch {
            throw ScenarioError(place: "", reason: "\(error)")
        }
    }
}

private struct MachineDocument<Content: Encodable>: Encodable {
    var command: String
    var content: Content

    private enum Key: CodingKey {
        case command, format, version
    }

    func encode(to encoder: any Encoder) throws {
        try content.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(command, forKey: .command)
        try container.encode(MachineText.format, forKey: .format)
        try container.encode(FlowsimCommand.version, forKey: .version)
    }
}

extension DecodingError {
    fileprivate var inDocument: ScenarioError {
        switch self {
        case .keyNotFound(let key, let context):
            ScenarioError(place: Self.place(context), reason: "“\(key.stringValue)” is missing")
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            ScenarioError(place: Self.place(context), reason: "is not what flowsim prints with --json")
        @unknown default: ScenarioError(place: "", reason: "\(self)")
        }
    }

    private static func place(_ context: Context) -> String {
        context.codingPath.reduce("") { place, key in
            if let index = key.intValue { return "\(place)[\(index)]" }
            return place.isEmpty ? key.stringValue : "\(place).\(key.stringValue)"
        }
    }
}
