import FlowScenario
import FlowSimulator
import FlowTestSupport
import FlowTesting
import Foundation
import ScenarioTestSupport
import Testing
import TextMeasuring
import UIKit

@testable import FlowRecorder

/// The whole way of a font: measured, written, read, and measured with again.
@MainActor
@Suite(.serialized, .ownEnvironment) struct FontRecorderTests {
    /// What a device may have: blocks whose capitals are wider, with kerning, another face when bold, and one name.
    private struct Device: TextMetrics {
        func lineMetrics(of font: FontSpec) -> LineMetrics {
            LineMetrics(ascent: font.size * 0.9, descent: font.size * 0.3, leading: font.size * 0.05)
        }

        func advance(of character: Character, font: FontSpec) -> Double {
            let wide = character.isUppercase ? font.size / 8 : 0
            let bold = font.weight == .bold ? 0.25 : 0
            return BlockMetrics().advance(of: character, font: font) + wide + bold + font.size / 300
        }

        func hasKerning(_ font: FontSpec) -> Bool { font.family == .system }

        func addKerning(of scalars: ArraySlice<Unicode.Scalar>, font: FontSpec, to kerning: inout [Double]) {
            for index in scalars.indices.dropLast() where scalars[index] == "A" && scalars[index + 1] == "V" {
                kerning[index] -= font.size / 10
            }
        }
    }

    private static let texts = ["AVAVA", "Vogel und Pferd", "漢字 A", "e\u{301}té 👍🏽\nVA"]

    /// Does something while the device's fonts are those of this process.
    private func onDevice<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
        TextEnvironment.metrics = FontLibrary(system: Device())
        TextEnvironment.metrics.register(BlockMetrics(), as: "Own")
        defer { TextEnvironment.metrics = FontLibrary() }
        return try body()
    }

    private static let fonts: [RequestedFont] = [
        .system(17), .system(13, weight: .bold), .style(.body), .style(.headline, at: .accessibilityLarge),
        .monospacedSystem(12), .named("Own", 15), .italicSystem(11), .monospacedDigits(11),
    ]

    private func record(
        _ fonts: [RequestedFont] = FontRecorderTests.fonts, texts: [String] = FontRecorderTests.texts,
        pairs: FontRecorder.Pairs = .ofTexts
    ) throws -> (data: Data, problems: [String]) {
        try onDevice {
            var recorder = FontRecorder(fonts: fonts, texts: texts)
            recorder.pairs = pairs
            let data = try recorder.record(on: Date(timeIntervalSince1970: 1_769_817_600))
            return (data, recorder.problems)
        }
    }

    private static let shown: [UIFont] = [
        .systemFont(ofSize: 17), .systemFont(ofSize: 13, weight: .bold), .italicSystemFont(ofSize: 11),
        .monospacedSystemFont(ofSize: 12, weight: .regular), .monospacedDigitSystemFont(ofSize: 11, weight: .regular),
    ]

    private func sizes() -> [CGSize] {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        let fonts =
            Self.shown + [
                .preferredFont(forTextStyle: .headline, compatibleWith: large),
                UIFont(name: "Own", size: 15) ?? .systemFont(ofSize: 1),
            ]
        return fonts.flatMap { font in
            Self.texts.map { text in
                let label = UILabel()
                (label.font, label.text, label.numberOfLines) = (font, text, 0)
                return label.intrinsicContentSize
            }
        }
    }

    @Test("Labels in recorded fonts are as large as on the device, kerning included, and nothing is missing")
    func wholeWay() throws {
        let (data, problems) = try record()
        #expect(problems == [])
        let expected = onDevice { sizes() }
        #expect(sizes() != expected)
        TextEnvironment.recordedFonts = try RecordedFonts(json: data)
        var told: [ConstraintDiagnostic] = []
        ConstraintDiagnostic.handler = { told.append($0) }
        #expect(sizes() == expected)
        #expect(told == [])
    }

    @Test("With all pairs measured, a text that was not given is exact as well")
    func allPairs() throws {
        let (data, _) = try record([.system(17)], texts: [], pairs: .all)
        let text = "HAVE AV, or not?"
        let expected = onDevice { NSString(string: text).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]) }
        TextEnvironment.recordedFonts = try RecordedFonts(json: data)
        let found = NSString(string: text).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
        #expect(abs(found.width - expected.width) < 1e-9)
        #expect(found.height == expected.height)
    }

    @Test("The document is as the schema says, the same each time, and says whose fonts it holds")
    func document() throws {
        let (data, _) = try record()
        #expect(try record().data == data)
        let schema = Repository.docs.appendingPathComponent("fonts.schema.json")
        let checker = SchemaChecker(schema: try JSONParser.parse(Array(Data(contentsOf: schema))))
        #expect(checker.errors(try JSONParser.parse(Array(data))) == [])
        let (small, _) = try onDevice {
            var recorder = FontRecorder(fonts: [.system(10), .style(.body)], texts: ["VAV"], characters: "")
            return (try recorder.record(on: Date(timeIntervalSince1970: 1_769_817_600)), 0)
        }
        let lines = String(decoding: small, as: UTF8.self).split(separator: "\n").prefix(9)
        #expect(
            lines.joined(separator: "\n") == """
                {
                  "format": 1,
                  "system": "iOS 18.0",
                  "device": "iPhone",
                  "date": "2026-01-31",
                  "fonts": [
                    {
                      "size": 10,
                      "lineHeight": 12, "ascender": 9, "descender": -3, "leading": 0.5, "capHeight": 7, "xHeight": 5,
                """)
        let styles = #""styles": [{"style": "body", "textSize": "large"}]"#
        #expect(String(decoding: small, as: UTF8.self).contains(styles))
    }

    @Test("A font that two requests have is there once, with its text style")
    func merged() throws {
        let fonts = try RecordedFonts(json: record([.system(17), .style(.body), .style(.body)]).data)
        #expect(fonts.faceCount == 1)
        #expect(fonts.font(of: .body, at: .large) == FontSpec(size: 17))
    }

    @Test("A font that is not there, and texts that are no sum of characters and pairs, are told and in the comment")
    func problems() throws {
        struct Ligatures: TextMetrics {
            func lineMetrics(of font: FontSpec) -> LineMetrics { BlockMetrics().lineMetrics(of: font) }
            func advance(of character: Character, font: FontSpec) -> Double {
                BlockMetrics().advance(of: character, font: font)
            }
            func hasKerning(_ font: FontSpec) -> Bool { true }
            func addKerning(of scalars: ArraySlice<Unicode.Scalar>, font: FontSpec, to kerning: inout [Double]) {
                if scalars.elementsEqual("ffi".unicodeScalars) { kerning[scalars.startIndex] -= 1 }
            }
        }
        TextEnvironment.metrics = FontLibrary(system: Ligatures())
        var recorder = FontRecorder(fonts: [.named("Nowhere", 9), .system(10)], texts: ["ffi", "ff"])
        let document = String(decoding: try recorder.record(), as: UTF8.self)
        #expect(
            recorder.problems == [
                "There is no font that is “Nowhere” at 9.0 points.",
                "Of the system font at 10.0 points, regular, 1 of 2 texts are wider or narrower than their characters and "
                    + "pairs: the device shapes them in another way. The first is “ffi”, by -1.0 points.",
            ])
        #expect(document.contains("\"comment\": [\"There is no font"))
        #expect(try RecordedFonts(json: document.utf8).faceCount == 1)
    }

    @Test("A scenario that names the file has items as wide as on the device")
    func scenario() throws {
        let folder = try TemporaryFolder()
        try record().data.write(to: folder.url.appendingPathComponent("fonts.json"))
        let file = try folder.write(
            "scenario.json",
            """
            {"format": 2, "fonts": "fonts.json", "container": {"width": 320, "height": 480, "scale": 0},
             "layout": {"estimatedItemSize": [50, 50]}, "sections": [{"items": [{"text": "AVAVA"}]}]}
            """)
        let run = ScenarioRun(try Scenario(contentsOfFile: file))
        try run.finish()
        let expected = onDevice {
            NSString(string: "AVAVA").size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
        }
        let size = run.collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.size
        #expect(abs((size?.width ?? 0) - expected.width) < 1e-9)
    }
}
