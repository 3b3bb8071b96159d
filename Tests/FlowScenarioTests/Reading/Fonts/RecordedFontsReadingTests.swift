import FlowTestSupport
import Foundation
import ScenarioTestSupport
import Testing
import TextMeasuring

@testable import FlowScenario
@testable import ScenarioFormat

/// Files of recorded fonts, and everything that can be wrong with one.
@Suite struct RecordedFontsReadingTests {
    private let checker: SchemaChecker

    init() throws {
        let file = Repository.docs.appendingPathComponent("fonts.schema.json")
        checker = SchemaChecker(schema: try JSONParser.parse(Array(Data(contentsOf: file))))
    }

    /// Uses every key.
    static let document = """
        {"$schema": "fonts.schema.json", "comment": "c", "format": 1, "system": "iOS 18.0", "device": "iPhone", "date": "2026-01-31",
         "fonts": [
          {"comment": "c", "family": "system", "size": 17, "weight": "semibold", "italic": true, "monospacedDigits": true,
           "styles": [{"comment": "c", "style": "headline", "textSize": "large"}],
           "lineHeight": 20.5, "ascender": 16, "descender": -4.5, "leading": 1, "capHeight": 12, "xHeight": 9,
           "advances": {"comment": "c", "A": 11.25, ".": 4, "[": 5, "\\"": 6, "e\\u0301": 9},
           "kerning": {"comment": "c", "A.": -1.5, "[A": 0}},
          {"name": "Inter", "size": 8.5,
           "lineHeight": 9, "ascender": 7, "descender": -2, "leading": 0, "capHeight": 6, "xHeight": 4, "advances": {}}
         ]}
        """

    @Test("A document that uses every key is read as it says, and is as the schema says")
    func everyKey() throws {
        let fonts = try RecordedFonts(json: Self.document.utf8)
        let spec = FontSpec(size: 17, weight: .semibold, isItalic: true, hasMonospacedDigits: true)
        let face = try #require(fonts.face(of: spec))
        #expect(face.dimensions.descender == -4.5)
        #expect(face.dimensions.capHeight == 12)
        #expect(face.lineHeight == 20.5)
        let metrics = RecordedMetrics(fonts)
        #expect(metrics.width(of: "[A.\"é", font: spec) == 5 + 11.25 - 1.5 + 4 + 6 + 9)
        #expect(fonts.font(of: .headline, at: .large) == spec)
        #expect(fonts.face(of: FontSpec(size: 8.5, family: .named("Inter"))) != nil)
        #expect(fonts.faceCount == 2)
        #expect(checker.errors(try JSONParser.parse(Array(Self.document.utf8))) == [])
    }

    @Test("The document of the page on recorded fonts is read")
    func page() throws {
        let text = try Repository.text("docs/fonts.md").text
        let start = try #require(text.range(of: "```json\n{\n  \"format\": 1,")?.lowerBound)
        let json = text[start...].dropFirst("```json\n".count)
        let document = String(json[..<(try #require(json.range(of: "```")).lowerBound)])
        let fonts = try RecordedFonts(json: document.utf8)
        #expect(RecordedMetrics(fonts).width(of: "AVA", font: FontSpec(size: 10)) == 10)
        #expect(checker.errors(try JSONParser.parse(Array(document.utf8))) == [])
    }

    @Test("Reader and schema refuse the same, and each error names a place")
    func shapes() throws {
        for change in DocumentChanges.all(of: try JSONParser.parse(Array(Self.document.utf8))) {
            let isAllowed = checker.errors(change.document).isEmpty
            do {
                _ = try RecordedFonts(json: change.document.text.utf8)
                #expect(isAllowed, "\(change.path)")
            } catch {
                #expect(error.line != nil, "\(change.path): \(error)")
                if error.reason.hasPrefix("expected ") || error.reason.hasPrefix("unknown key ") {
                    #expect(!isAllowed, "\(change.path): \(error)")
                }
            }
        }
    }

    private static let heights =
        #""lineHeight": 9, "ascender": 7, "descender": -2, "leading": 0, "capHeight": 6, "xHeight": 4"#

    private static func font(_ members: String, _ others: String = "") -> String {
        "{\"format\": 1, \"fonts\": [\n{\(members), \(heights)}\(others)]}"
    }

    @Test(
        "What is wrong is said with line, column, place and reason",
        arguments: [
            ("", "1:1: : the document is empty"),
            (#"{"format": 1, "fonts": [}"#, "1:25: : expected a value"),
            (#"{"fonts": []}"#, "1:1: : “format” is missing"),
            (
                #"{"format": 2, "fonts": []}"#,
                "1:12: format: format 2 is not known; this version reads format 1 of fonts"
            ),
            (#"{"format": 1}"#, "1:1: : “fonts” is missing"),
            (#"{"format": 1, "fonts": {}}"#, "1:24: fonts: expected a list, found an object"),
            (#"{"format": 1, "fonts": [], "divice": "x"}"#, "1:28: : unknown key “divice”; did you mean “device”?"),
            (font(#""size": 0, "advances": {}"#), "2:10: fonts[0].size: a font's size is greater than 0 points"),
            (font(#""size": 1001, "advances": {}"#), "2:10: fonts[0].size: 1001 is more than 1000 points"),
            (font(#""size": 9"#), "2:1: fonts[0]: “advances” is missing"),
            (
                font(#""size": 9, "weight": "fat", "advances": {}"#),
                "2:23: fonts[0].weight: “fat” is none of “ultraLight”, “thin”, “light”, “regular”, “medium”, “semibold”, “bold”, “heavy”, “black”"
            ),
            (
                font(#""size": 9, "family": "system", "name": "x", "advances": {}"#),
                "2:23: fonts[0].family: “name” and “family” exclude each other: a family is the system's"
            ),
            (font(#""name": "", "size": 9, "advances": {}"#), "2:10: fonts[0].name: a font's name is not empty"),
            (
                font(#""size": 9, "advances": {"A": 1, "AB": 2}"#),
                "2:34: fonts[0].advances: “AB” is 2 characters; an advance is of one"
            ),
            (
                font(#""size": 9, "advances": {".": 1, "[": -2}"#),
                "2:34: fonts[0].advances: “[”: -2 is less than 0 points"
            ),
            (
                font(#""size": 9, "advances": {"A": "wide"}"#),
                "2:26: fonts[0].advances: “A”: expected a number, found a text"
            ),
            (
                font(#""size": 9, "advances": {"A": 1}, "kerning": {"AAA": 2}"#),
                "2:47: fonts[0].kerning: “AAA” is no pair of characters of one scalar each"
            ),
            (
                font(#""size": 9, "advances": {"A": 1}, "kerning": {"AV": 2}"#),
                "2:47: fonts[0].kerning: “V” has no advance, so “AV” has no kerning"
            ),
            (
                font(#""size": 9, "advances": {"A": 1}, "kerning": {"AA": 1e9}"#),
                "2:47: fonts[0].kerning: “AA”: 1000000000 is more than 10000 points"
            ),
            (
                font(#""size": 9, "advances": {}, "styles": [{"style": "bodi", "textSize": "large"}]"#),
                "2:50: fonts[0].styles[0].style: “bodi” is not known here; did you mean “body”?"
            ),
            (
                font(#""size": 9, "advances": {}"#, ",\n{\"size\": 9, \"advances\": {}, \(heights)}"),
                "3:1: fonts[1]: the system font at 9 points is there already"
            ),
        ])
    func errors(document: String, expected: String) {
        do {
            _ = try RecordedFonts(json: document.utf8)
            Issue.record("It was read.")
        } catch {
            #expect("\(error.line ?? 0):\(error.column ?? 0): \(error.place): \(error.reason)" == expected)
        }
    }

    @Test("Two fonts cannot have one text style at one text size")
    func styles() throws {
        let styles = #""styles": [{"style": "headline", "textSize": "large"}], "#
        let second = Self.document.replacingOccurrences(of: #""name": "Inter", "#, with: styles)
        #expect {
            try RecordedFonts(json: second.utf8)
        } throws: { error in
            (error as? ScenarioError)?.place == "fonts[1].styles[0]" && (error as? ScenarioError)?.line == 8
        }
    }

    @Test("There are at most so many fonts")
    func limit() {
        let fonts = (1...ScenarioLimits.fonts + 1).map { size in
            "{\"size\": \(Double(size) / 2), \(Self.heights), \"advances\": {}}"
        }
        #expect(throws: ScenarioError.self) {
            try RecordedFonts(json: "{\"format\": 1, \"fonts\": [\(fonts.joined(separator: ","))]}".utf8)
        }
        #expect(throws: Never.self) {
            try RecordedFonts(json: "{\"format\": 1, \"fonts\": [\(fonts.dropLast().joined(separator: ","))]}".utf8)
        }
    }

    @Test("A file that is wrong is named with line and column")
    func file() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("fonts.json", "{\"format\": 1,\n \"fonts\": 3}")
        #expect {
            try RecordedFonts(contentsOf: URL(fileURLWithPath: path))
        } throws: { error in
            "\(error)" == "\(path):2:11: error: fonts: expected a list, found a number"
        }
    }
}
