import FlowTestSupport
import Foundation
import Testing
import TextMeasuring

@testable import FlowScenario
@testable import ScenarioFormat
@testable import FlowsimTools

/// `flowsim sweep`: one scenario on many screens.
@MainActor
@Suite struct SweepCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func file(layout: String = "", text: String = "{}", items: String) throws -> String {
        try folder.write(
            "sweep.json",
            """
            {"format": 2, "name": "Swept", "container": {"width": 320, "height": 480},
             "layout": {"minimumInteritemSpacing": 0, "minimumLineSpacing": 0\(layout)}, "text": \(text),
             "sections": [{"items": [\(items)]}],
             "steps": [{"expect": {"rows": 77}}]}
            """)
    }

    private func sweep(_ arguments: String...) throws -> (results: [SweepResult], exitCode: Int32) {
        try sweep(arguments)
    }

    private func sweep(_ arguments: [String]) throws -> (results: [SweepResult], exitCode: Int32) {
        let result = FlowsimCommand.run(["sweep", "--json"] + arguments)
        return (try JSONDecoder().decode(SweepDocument.self, from: Data(result.output.utf8)).results, result.exitCode)
    }

    @Test("Items of a section that scrolls across are outside of the content, and not clipped")
    func scrollingSections() throws {
        let path = try folder.write(
            "shelf.json",
            #"""
            {"format": 2, "container": {"width": 320, "height": 480},
             "layout": {"kind": "compositional", "sectionLayouts": {
               "shelf": {"group": {"width": 110, "height": 110, "subitems": [{}]}, "orthogonalScrolling": "continuous"},
               "rows": {"group": {"width": 900, "height": 40, "subitems": [{}]}}}},
             "sections": [{"layout": "shelf", "items": [{"count": 9}]}, {"layout": "rows", "items": [{"count": 1}]}]}
            """#)
        let results = try sweep("--widths", "320", path).results
        #expect(results.map(\.firstClipped) == ["1-0", "1-0"])
        #expect(results.map(\.clipped) == [1, 1])
    }

    @Test("Every device is tried at its scale and in both directions, and text sizes only where cells depend on them")
    func combinations() throws {
        let plain = try sweep(file(items: #"{"size": [100, 50], "count": 12}"#))
        #expect(plain.results.count == SweepDevice.all.count * 2)
        #expect(plain.results.allSatisfy { $0.combination.scale == $0.combination.device.scale })
        #expect(Set(plain.results.map(\.combination)).count == plain.results.count)
        #expect(Set(plain.results.map(\.combination.category)) == ["large"])
        #expect(plain.exitCode == 0)
        let texts = try sweep(file(items: #"{"text": "A"}"#), "--widths", "320", "--scales=2")
        #expect(texts.results.map(\.combination.category).count == 8)
        let scales = try sweep(file(items: #"{"size": [100, 50]}"#), "--widths", "320,320x480@3", "--directions=ltr")
        #expect(scales.results.map(\.combination.scale) == [2, 3])
        let byCategory = #"{"actual": [9, 9], "actualByCategory": {"small": [8, 8]}}"#
        let some = try sweep(
            file(layout: #", "estimatedItemSize": [9, 9]"#, items: byCategory), "--widths", "320", "--scales", "2",
            "--categories", "small,large")
        #expect(some.results.map { $0.contentSize?[1] } == [8, 8, 9, 9])
    }

    @Test("Items whose texts may have a line more on a device are counted, and the first is named")
    func uncertain() throws {
        let width = SFLikeMetrics().singleLineSize(
            of: "A line that is full.", font: FontSpec(size: 17), scale: 2
        ).width
        let items = #"{"text": "A line that is full.", "count": 3}"#
        let file = try file(text: #"{"lines": 0, "maxWidth": "100%"}"#, items: items)
        var options = ["--widths", "\(width),600", "--scales", "2", "--directions", "leftToRight"]
        options += ["--categories", "large"]
        let results = try sweep([file] + options)
        #expect(results.results.map(\.uncertain) == [3, 0])
        #expect(results.results.first?.firstUncertain == "0-0: text has 1 or 2 lines")
        #expect(results.exitCode == 0)
        #expect(FlowsimCommand.run(["sweep", "--all", file] + options).output.contains("3 uncertain\n"))
        let text = FlowsimCommand.run(["sweep", file] + options).output
        #expect(!text.contains("3 uncertain"), "a sentence has it, and no line of the table")
        #expect(text.contains("uncertain: the height of 3 items depends on widths that are not known exactly"))
    }

    @Test("Content and rows are those of the width, expectations and steps are left out")
    func widths() throws {
        let swept = try sweep(
            file(items: #"{"size": [100, 50], "count": 12}"#), "--widths", "100,320,1000x50", "--scales", "2",
            "--directions", "leftToRight")
        #expect(swept.results.map(\.contentSize) == [[100, 600], [320, 200], [1000, 100]])
        #expect(swept.results.map(\.rows) == [12, 4, 2])
        #expect(swept.results.map(\.combination.device.size.height) == [480, 480, 50])
    }

    @Test("Items wider than the content are clipped, with a warning; that alone is no failure")
    func clipped() throws {
        let swept = try sweep(
            file(items: #"{"size": [100, 50]}, {"size": [330, 50], "count": 2}"#), "--widths", "320,330", "--scales",
            "2",
            "--directions", "leftToRight")
        #expect(swept.results.map(\.clipped) == [2, 0])
        #expect(swept.results[0].firstClipped == "0-1")
        #expect(swept.results[0].issues == ["invalidItemSize"])
        #expect(swept.results[0].warnings > 0)
        #expect(swept.exitCode == 0)
    }

    @Test("Clipped items are summed up: how many, where it is worst, and an example with what it asks and has")
    func summary() throws {
        let file = try file(items: #"{"size": [100, 50]}, {"size": [330, 50], "count": 299}, {"size": [390, 50]}"#)
        let text = FlowsimCommand.run(
            ["sweep", file, "--widths", "320,375x500,1000", "--scales", "2"], terminal: Terminal(columns: 400)
        ).output
        #expect(
            text.contains(
                "\nclipped: 1 to 300 items stick out of the content on 2 of 3 devices, in 4 of 6 combinations. "
                    + "Worst on 320 × 480, text size L: 0-300 asks for a width of 390 and has 320, 70 too much; "
                    + "0-1, 0-2, 0-3 and 296 more stick out as well.\n"), "\(text)")
        let one = FlowsimCommand.run(
            ["sweep", file, "--widths", "375", "--scales", "2", "--directions", "leftToRight"],
            terminal: Terminal(columns: 400))
        #expect(one.output.contains("clipped: 1 item sticks out of the content in 1 of 1 combination. Worst on"))
        #expect(one.output.contains("has 375, 15 too much.\n"))
    }

    @Test("What is done grows with the items up to a limit, and is the same from there on, however many there are")
    func longContents() throws {
        let combination = SweepPlan.Combination(
            device: SweepDevice(name: "", size: CGSize(width: 320, height: 568)), scale: 2, direction: "leftToRight",
            category: "large")
        let limit = 500
        func done(_ count: Int) throws -> (measured: Int, passes: Int, shown: [ClosedRange<Double>]) {
            let file = try file(
                layout: #", "estimatedItemSize": [320, 44]"#, items: #"{"actual": [320, 60], "count": \#(count)}"#)
            let run = try SweepResult.run(combination, of: Scenario(contentsOfFile: file), mostItems: limit)
            let statistics = run.host.statistics
            #expect(statistics.measurements == statistics.cellsCreated + statistics.cellsReused)
            return (statistics.measurements, statistics.layoutPasses, run.shown)
        }
        let (all, below) = (try done(440), try done(400))
        // R18.2: rows that measuring pushes off the screen are asked again when they come back.
        #expect(all.measured == 551)
        #expect(all.shown.count == 1)
        #expect(below.measured == 500)
        #expect(below.passes < all.passes)
        // 100,000 were all scrolled through, and of one more none was.
        let long = try [limit * 2, 100_000, 100_001, 3_000_000_000].map(done)
        for one in long {
            #expect(one.measured == 596)
            #expect(one.passes == long[0].passes)
            #expect(one.shown.count == 2)
            #expect(one.shown[0] == long[0].shown[0])
        }
    }

    @Test("Of a long content the items that come first and those at the end are looked at, and that is said")
    func lookedAt() throws {
        let wide = #"{"size": [330, 50]}"#
        let rows = #"{"size": [320, 50], "count": 50000}"#
        let file = try file(items: "\(wide), \(rows), \(wide), \(rows), \(wide)")
        let swept = try sweep(file, "--widths", "320", "--scales", "2", "--directions", "ltr")
        let part = try #require(swept.results[0].lookedAt)
        #expect(part.of == 100_003)
        #expect(part.items > 1500)
        #expect(part.items < 2000)
        #expect(swept.results[0].clippedItems == ["0-0", "0-100002"])
        let text = FlowsimCommand.run(["sweep", file, "--widths", "320"], terminal: Terminal(columns: 400)).output
        let items = "\(NumberText.grouped(part.items)) of 100,003 items"
        #expect(
            text.contains("\nlooked at: \(items), those that come first and those at the end.\n"), "\(text)")
        let short = try self.file(items: #"{"size": [320, 50], "count": 1500}"#)
        #expect(try sweep(short, "--widths", "320").results.allSatisfy { $0.lookedAt == nil })
        #expect(!FlowsimCommand.run(["sweep", short, "--widths", "320"]).output.contains("looked at"))
    }

    @Test("Items that share more than a pixel overlap, and that is a failure")
    func overlaps() throws {
        // Three items of 107 points fit into 320 with a tolerance of one point, and share half a point each.
        let file = try file(
            layout: #", "options": {"fitTolerance": 1}"#,
            items: #"{"size": [107, 50]}, {"size": [107, 40]}, {"size": [107, 50], "count": 5}"#)
        let swept = try sweep(file, "--widths", "320,321", "--scales", "1,3", "--directions", "leftToRight")
        #expect(swept.results.map(\.overlaps) == [2, 4, 0, 0], "at 1x the first two of a row are rounded apart")
        #expect(swept.results[1].firstOverlap == ["0-0", "0-1"])
        #expect(swept.exitCode == 1)
        let text = FlowsimCommand.run(["sweep", file, "--widths", "320", "--scales", "3"])
        #expect(text.output.contains("overlap: 0-0 and 0-1 first\n"))
        #expect(text.output.contains("overlap: 4 pairs of items share room in 2 of 2 combinations. Most on 320 × 480,"))
        #expect(text.output.hasSuffix("\nFAILED: 0 of 2 combinations hold\n"))
    }

    @Test("Neighbours that rounding brings together by less than a pixel do not overlap")
    func rounding() throws {
        let file = try file(
            layout: #", "options": {"fitTolerance": 0.2}"#, items: #"{"size": [[106.7, 50], [106.6, 50]], "count": 9}"#)
        let swept = try sweep(file, "--widths", "320", "--scales", "3", "--directions", "leftToRight")
        #expect(swept.results.map(\.rows) == [3])
        #expect(swept.results.map(\.overlaps) == [0])
    }

    @Test("Errors of the simulator are a failure")
    func errors() throws {
        let swept = try sweep(
            Repository.scenarios.path + "/gallery/looping-cell.json", "--widths", "390", "--scales", "2")
        #expect(swept.results.allSatisfy { $0.errors > 0 && $0.issues == ["layoutLoop"] })
        #expect(swept.exitCode == 1)
    }

    @Test("The table of all has a line for the combinations of a device that look the same")
    func table() throws {
        let arguments = ["sweep", try file(items: #"{"size": [100, 50], "count": 12}"#), "--widths", "320"]
        let all = FlowsimCommand.run(arguments + ["--all", "--scales", "2,3"]).output
        #expect(
            all == """
                Swept

                device  size       scale  reads    content  rows  found
                –       320 × 480  2x 3x  → ←    320 × 200     4  –

                ok: 4 of 4 combinations hold, no overlaps, no errors

                """)
        let verdict = "ok: 2 of 2 combinations hold, no overlaps, no errors"
        #expect(FlowsimCommand.run(arguments).output == "Swept\n\n\(verdict)\n")
    }

    @Test("Without --all the table has the combinations with findings, those of a device with the same ones in a line")
    func findings() throws {
        let items = #"{"actual": [330, 50], "actualByCategory": {"extraSmall": [100, 9], "small": [340, 9]}}"#
        let file = try file(layout: #", "estimatedItemSize": [9, 9]"#, items: items)
        let arguments = ["sweep", file, "--widths", "320,400", "--categories", "XS,S,L"]
        #expect(
            FlowsimCommand.run(arguments).output.hasPrefix(
                """
                Swept

                device  size       scale  reads  text  found
                –       320 × 480  2x     → ←    S L   1 warning, 1 clipped
                8 other combinations have nothing wrong or clipped; --all shows all.

                issue: invalidItemSize


                """))
    }

    @Test("Every screen is one entry with the names of its devices, and with the scale that they have")
    func devices() {
        let screens = SweepDevice.all.map { [$0.size.width, $0.size.height, $0.scale ?? 0] }
        #expect(Set(screens).count == screens.count)
        #expect(SweepDevice.all.first { $0.name == "iPhone 14, 13, 12" }?.scale == 3)
        #expect(SweepDevice.all.first { $0.name == "iPad mini" }?.scale == 2)
        #expect(SweepDevice.all.map(\.sizeName).contains("390x844@3"))
        #expect(SweepDevice("390x844@3")?.scale == 3)
        for wrong in ["390@", "390@17", "390@2@3", "@2", "390x@2"] { #expect(SweepDevice(wrong) == nil, "\(wrong)") }
    }

    @Test("Where there is no room the sizes of devices with names go, but not sizes that somebody asked for")
    func narrow() throws {
        let file = try file(items: #"{"size": [100, 50], "count": 12}"#)
        func text(_ more: String...) -> String {
            FlowsimCommand.run(["sweep", "--all", file] + more, terminal: Terminal(columns: 62)).output
        }
        #expect(text().contains("There is no room for “size” and “rows”"))
        #expect(!text().contains("320 × 568"))
        #expect(text("--widths", "320").contains("–       320 × 480"))
    }

    @Test("Sizes with thirds of points are on one line of 80 columns, and so are the names of devices")
    func thirds() throws {
        let file = try file(
            layout: #", "estimatedItemSize": [9, 9]"#, items: #"{"actual": [133.667, 1206.333], "count": 4321}"#)
        let lines = FlowsimCommand.run(["sweep", "--all", file]).output.split(separator: "\n").map(String.init)
        let rows = lines.drop { !$0.hasPrefix("device") }.dropFirst().prefix(SweepDevice.all.count)
        #expect(zip(rows, SweepDevice.all).allSatisfy { $0.hasPrefix($1.name + " ") }, "\(lines)")
        #expect(rows.allSatisfy { $0.count <= 80 }, "\(lines)")
        #expect(rows.allSatisfy { $0.hasSuffix("  –") }, "\(lines)")
    }

    @Test("Scales that look different have lines of their own, and so have text sizes, by their short names")
    func tableOfDifferences() throws {
        let items = #"{"actual": [330.4, 9.4], "actualByCategory": {"accessibilityExtraExtraExtraLarge": [100, 20]}}"#
        let output = FlowsimCommand.run([
            "sweep", "--all", try file(layout: #", "estimatedItemSize": [9, 9]"#, items: items), "--widths", "320",
            "--categories", "large,accessibilityExtraExtraExtraLarge", "--scales", "2,3",
        ]).output
        let lines = output.split(separator: "\n").map(String.init)
        #expect(lines[1].hasPrefix("device  size       scale  reads  text"))
        #expect(lines.contains { $0.contains("L ") && $0.hasSuffix("1 warning, 1 clipped") }, "\(output)")
        #expect(lines.contains { $0.contains("2x 3x  → ←    AX5") && $0.hasSuffix("1  –") }, "\(output)")
        #expect(lines.allSatisfy { $0.count <= 100 })
    }

    @Test("Overlapping pairs are those that a look at every pair finds")
    func pairs() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<50 {
            let frames = (0..<40).map { _ in
                CGRect(
                    x: Double.random(in: 0...90, using: &generator).rounded(),
                    y: Double.random(in: 0...400, using: &generator).rounded(),
                    width: Double.random(in: 0...20, using: &generator).rounded(),
                    height: Double.random(in: 0...20, using: &generator).rounded())
            }
            var count = 0
            for (i, a) in frames.enumerated() {
                for b in frames[(i + 1)...]
                where min(a.maxX, b.maxX) - max(a.minX, b.minX) > 0.5 && min(a.maxY, b.maxY) - max(a.minY, b.minY) > 0.5
                {
                    count += 1
                }
            }
            #expect(FrameOverlaps(frames, along: .vertical, tolerance: 0.5).count == count)
            #expect(FrameOverlaps(frames, along: .horizontal, tolerance: 0.5).count == count)
        }
    }

    @Test("Text sizes and directions have the short names that are printed, too")
    func shortNames() throws {
        let file = try file(items: #"{"text": "a b c"}"#)
        let short = ["--widths", "320", "--directions", "rtl,ltr", "--categories", "XS,ax5,large"]
        let long = [
            "--widths", "320", "--directions", "rightToLeft,leftToRight", "--categories",
            "extraSmall,accessibilityExtraExtraExtraLarge,large",
        ]
        let results = [short, long].map { FlowsimCommand.run(["sweep", "--json", file] + $0) }
        #expect(results[0] == results[1], "\(results[0].errorOutput)")
        #expect(results[0].exitCode == 0, "\(results[0].errorOutput)")
    }

    nonisolated private static let widths =
        "--widths takes widths above 0 and up to 10,000,000 points, such as 320, 320x568 or 320x568@2,"

    @Test(
        "Wrong usage is reported",
        arguments: [
            (["--widths", "wide"], "\(Self.widths) not “wide”"),
            (["--widths", "320x"], "\(Self.widths) not “320x”"),
            (["--widths", "-1"], "\(Self.widths) not “-1”"),
            (["--widths", "nan"], "\(Self.widths) not “nan”"),
            (["--widths", "0"], "\(Self.widths) not “0”"),
            (["--widths", "320,-0"], Self.widths),
            (["--widths", "320x0"], Self.widths),
            (["--widths", "1e9"], Self.widths),
            (["--widths", "inf"], Self.widths),
            (["--widths", ""], Self.widths),
            (["--widths", "320,"], Self.widths),
            (["--scales", ""], "--scales takes a number from 0 to 16, not “”"),
            (["--directions="], "--directions takes leftToRight or rightToLeft, not “”"),
            (["--categories", ""], "--categories takes all, or text sizes such as L,AX5 or large, not “”"),
            (["--scales", "17"], "--scales takes a number from 0 to 16, not “17”"),
            (["--directions", "up"], "--directions takes leftToRight or rightToLeft, not “up”"),
            (["--directions", "lrt"], "--directions takes leftToRight or rightToLeft, not “lrt”; did you mean “ltr”?"),
            (["--categories", "huge"], "--categories takes all, or text sizes such as L,AX5 or large, not “huge”\n"),
            (
                ["--categories", "exraSmall"],
                "--categories takes all, or text sizes such as L,AX5 or large, not “exraSmall”; did you mean “extraSmall”?"
            ),
            (["--jobs", "0"], "--jobs takes a number from 1 to 64, not “0”"),
            (["x.json"], "sweep needs one file, not 2"),
        ])
    func misuse(arguments: [String], reason: String) throws {
        let result = FlowsimCommand.run(["sweep", try file(items: #"{"count": 1}"#)] + arguments)
        #expect(result.exitCode == 2)
        #expect(result.errorOutput.hasPrefix("flowsim: \(reason)"), "\(result.errorOutput)")
    }
}
