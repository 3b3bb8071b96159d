import FlowSimulator
import FlowTestSupport
import Foundation
import Testing
import TextMeasuring

@testable import FlowScenario
@testable import LayoutPictures
@testable import ScenarioFormat

/// Scenarios that name recorded fonts: texts of items and in cells are measured with them.
@MainActor
@Suite(.serialized) struct RecordedFontRunTests {
    private let folder: TemporaryFolder

    /// "A" and "V" are 10 points wide, closer by 2 beside each other, in lines of 30 points.
    private static let fonts = """
        {"format": 1, "fonts": [{"size": 17, "lineHeight": 30, "ascender": 25, "descender": -5, "leading": 0, "capHeight": 12,
          "xHeight": 9, "advances": {"A": 10, "V": 10}, "kerning": {"AV": -2, "VA": -2, "AA": 0, "VV": 0}}]}
        """

    nonisolated private static let items = """
        "layout": {"estimatedItemSize": [50, 50], "minimumInteritemSpacing": 0},
        "sections": [{"items": [{"text": "AVA"}, {"text": "AxA"}, {"text": "AAA"}]}], "steps": [{"look": "everything"}]}
        """

    nonisolated private static let cells = """
        "layout": {"estimatedItemSize": [50, 50], "minimumInteritemSpacing": 0},
        "cells": {"row": {"views": {"t": {"label": {"font": 17}}}, "constraints": ["t.leading == leading",
          "t.trailing == trailing", "t.top == top", "t.bottom == bottom"]}},
        "sections": [{"items": [{"cell": "row", "contents": [{"t": "AVA"}, {"t": "AxA"}, {"t": "AAA"}]}]}],
        "steps": [{"look": "everything"}]}
        """

    init() throws {
        folder = try TemporaryFolder()
        _ = try folder.write("fonts.json", Self.fonts)
    }

    private func scenario(_ rest: String, fonts: String = "\"fonts\": \"fonts.json\", ") throws -> Scenario {
        let document = "{\"format\": 2, \"container\": {\"width\": 320, \"height\": 480}, \(fonts)\(rest)"
        return try Scenario(contentsOfFile: folder.write("scenario.json", document))
    }

    private func sizes(_ run: ScenarioRun) -> [CGSize] {
        (0..<3).compactMap { run.collectionView.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.size }
    }

    @Test(
        "Texts of items, and of labels in cells, are as wide as their recorded characters and pairs",
        arguments: [items, cells])
    func exact(rest: String) throws {
        let run = ScenarioRun(try scenario(rest))
        try run.finish()
        let sizes = sizes(run)
        #expect(sizes[0] == CGSize(width: 26, height: 30))
        #expect(sizes[2] == CGSize(width: 30, height: 30))
        let missing = SFLikeMetrics().advance(of: "x", font: FontSpec(size: 17))
        #expect(abs(sizes[1].width - CGFloat(20 + missing)) < 0.5)
    }

    @Test("A character that is missing is an issue of the step, once a run, in every run", arguments: [items, cells])
    func missing(rest: String) throws {
        let scenario = try scenario(rest)
        let plain = try self.scenario(rest, fonts: "")
        for _ in 0..<2 {
            let report = try ScenarioRun(scenario).finish()
            let issues = report.steps.flatMap(\.issues)
            #expect(issues.map(\.kind) == ["unrecordedText"])
            #expect(issues.first?.message.contains("“x” in the system font at 17 points") == true)
            #expect(try ScenarioRun(plain).finish().steps.flatMap(\.issues).isEmpty)
        }
    }

    @Test("Two runs with different fonts take turns, and nothing of a run's fonts is left when it is gone")
    func turns() throws {
        let (recorded, plain) = (try scenario(Self.cells), try scenario(Self.cells, fonts: ""))
        let expected = ScenarioRun(plain)
        try expected.finish()
        do {
            let (first, second) = (ScenarioRun(recorded), ScenarioRun(plain))
            for _ in 0..<2 {
                try first.advance()
                try second.advance()
            }
            #expect(sizes(first)[0].width == 26)
            #expect(sizes(second) == sizes(expected))
        }
        let label = Label()
        (label.text, label.font) = ("AVA", .systemFont(ofSize: 17))
        #expect(label.intrinsicContentSize.height == 20.5)
    }

    @Test("A picture shows the whole text in its recorded width")
    func picture() throws {
        let run = ScenarioRun(try scenario(Self.items))
        try run.finish()
        let drawing = try run.picture().svg()
        #expect(drawing.contains(">AVA</text>"))
        #expect(drawing.contains("textLength=\"26\""))
    }

    @Test("A scenario is written with the name of its fonts, and needs no file for that")
    func writing() throws {
        let scenario = try scenario(Self.items)
        let text = try scenario.json()
        #expect(text.contains("\"fonts\": \"fonts.json\""))
        var other = scenario
        other.fonts = Scenario.Fonts(file: "fonts.json", recorded: RecordedFonts())
        #expect(other != scenario)
        let folder = URL(fileURLWithPath: folder.url.path, isDirectory: true)
        #expect(try Scenario(json: text.utf8, folder: folder) == scenario)
    }

    @Test(
        "A file that cannot be used is a mistake of the document at the name, with its own line",
        arguments: [
            ("none.json", "“none.json”: there is no such file"), (".", "“.”: is a folder, not a file"),
            ("/dev/zero", "“/dev/zero”: is neither a file nor a link to one"),
            ("broken.json", "“broken.json”: line 1, column 24: fonts: expected a list, found a number"),
            ("../../../../../../../../nowhere", "“../../../../../../../../nowhere”: there is no such file"),
            ("", "“”: is a folder, not a file"),
        ])
    func hostile(name: String, reason: String) throws {
        _ = try folder.write("broken.json", #"{"format": 1, "fonts": 3}"#)
        do {
            _ = try scenario(Self.items, fonts: "\"fonts\": \"\(name)\", \"nam\": 1, ")
            Issue.record("It was read.")
        } catch let error as ScenarioError {
            let all = [error] + error.others
            let found = try #require(all.first { $0.place == "fonts" })
            #expect(found.reason == reason)
            #expect(found.line == 1)
            #expect(found.column == 68)
            // The rest of the document is looked through.
            #expect(all.count == 2)
        }
    }
}
