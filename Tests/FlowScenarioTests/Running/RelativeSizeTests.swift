import FlowTestSupport
import Foundation
import Testing

@testable import FlowScenario
@testable import ScenarioFormat

/// Sizes that are relative to the room that items may have.
@MainActor
@Suite struct RelativeSizeTests {
    private func run(
        container: String = #"{"width": 375, "height": 660}"#, layout: String = "{}", items: String,
        steps: String = ""
    ) throws -> ScenarioRun {
        let run = ScenarioRun(
            try Scenario(
                json: """
                    {"format": 2, "container": \(container), "layout": \(layout),
                     "sections": [{"items": [\(items)]}], "steps": [\(steps)]}
                    """.utf8))
        let report = try run.finish()
        #expect(report.passed, "\(report)")
        #expect(report.steps.flatMap(\.issues).isEmpty, "\(report)")
        return run
    }

    private func size(_ run: ScenarioRun, _ item: Int, section: Int = 0) throws -> CGSize {
        try #require(run.host.place(of: .item(section: section, item: item))).frame.size
    }

    @Test("All of the room is what the insets of the container and of the section leave")
    func share() throws {
        let run = try run(
            container: #"{"width": 320, "height": 480, "insets": [10, 5, 20, 15], "safeArea": [30, 0, 0, 0]}"#,
            layout: #"{"sectionInset": [1, 16, 2, 4]}"#, items: #"{"size": ["100%", "50%"], "count": 3}"#)
        // Along 480 less insets of 40 and 20 and 3 of the section's; half of it, down to half a point.
        #expect(try size(run, 0) == CGSize(width: 320 - 20 - 20, height: 208.5))
    }

    @Test(
        "So many columns fit beside each other, whatever the width and the pixels",
        arguments: [320.0, 375, 390, 393, 402, 430, 440, 744, 1024], [1.0, 2, 3, 0])
    func columns(width: Double, scale: Double) throws {
        for count in [1, 2, 3, 4, 7] {
            let run = try run(
                container: #"{"width": \#(width), "height": 660, "scale": \#(scale)}"#,
                layout: #"{"minimumInteritemSpacing": 7, "sectionInset": [0, 11, 0, 12]}"#,
                items: #"{"size": [{"columns": \#(count)}, {"ratio": 1}], "count": \#(count * 3)}"#)
            #expect(run.host.itemState.rows == 3, "\(count) columns of \(width) at \(scale)")
            let size = try size(run, 0)
            let used = Double(count) * size.width + Double(count - 1) * 7
            let left = width - 23 - used
            #expect(left >= -1e-9, "\(left)")
            #expect((scale == 0 ? left < 1e-6 : left < Double(count) / scale), "\(left)")
            #expect(scale == 0 || (size.width * scale).rounded() == size.width * scale && size.height == size.width)
        }
    }

    @Test("Rows and columns count the distances of the axis that they are along")
    func bothAxes() throws {
        let layout = #"{"scrollDirection": "horizontal", "minimumLineSpacing": 20, "minimumInteritemSpacing": 6}"#
        let run = try run(
            container: #"{"width": 320, "height": 306, "scale": 1}"#, layout: layout,
            items: #"{"size": [{"columns": 2}, {"rows": 4}], "count": 8}"#)
        #expect(try size(run, 0) == CGSize(width: 150, height: 72))
        #expect(run.host.itemState.rows == 2)
        #expect(run.view.contentSize == CGSize(width: 320, height: 306))
    }

    @Test(
        "Sizes follow the room, whoever knows them",
        arguments: [
            ("{}", #"{"size": ["100%", 60], "count": 9}"#), (#"{"itemSize": ["100%", 60]}"#, #"{"count": 9}"#),
            (#"{"estimatedItemSize": [300, 40]}"#, #"{"actual": ["100%", 60], "count": 9}"#),
            (#"{"estimatedItemSize": ["100%", 40]}"#, #"{"actual": ["100%", 60], "count": 9}"#),
            (#"{"estimatedItemSize": ["100%", 60]}"#, #"{"answers": ["100%", 60], "count": 9}"#),
        ])
    func following(layout: String, items: String) throws {
        let steps = [
            #"{"rotate": true}"#, #"{"resize": {"width": 500}}"#, #"{"insets": {"content": [0, 20, 0, 30]}}"#,
            #"{"set": {"sectionInset": [0, 8, 0, 8]}}"#,
            #"{"together": [{"insets": {"content": [0, 0, 0, 0]}}, {"resize": {"width": 203, "height": 600}}]}"#,
        ]
        for (count, width) in [(0, 375.0), (1, 660), (2, 500), (3, 450), (4, 434), (5, 187)] {
            let run = try run(layout: layout, items: items, steps: steps.prefix(count).joined(separator: ", "))
            #expect(try size(run, 0) == CGSize(width: width, height: 60), "after \(count) steps")
        }
    }

    @Test("A room that stays as it is costs nothing, and another one asks a delegate for every item once")
    func cost() throws {
        let steps = #"{"scroll": {"by": [0, 100]}, "times": 3}, {"expect": {"metrics": {"delegateSizeQueries": 0}}}"#
            + #", {"rotate": true}, {"expect": {"metrics": {"delegateSizeQueries": 50}}}"#
        _ = try run(items: #"{"size": [{"columns": 3}, 120], "count": 50}"#, steps: steps)
    }

    @Test("Each section has the room that its own insets and spacings leave")
    func sections() throws {
        let scenario = try Scenario(
            json: """
                {"format": 2, "container": {"width": 320, "height": 480}, "layout": {"minimumInteritemSpacing": 20},
                 "sections": [{"items": [{"size": [{"columns": 2}, 9]}]},
                   {"sectionInset": [0, 30, 0, 30], "minimumInteritemSpacing": 0, "header": "10%",
                    "items": [{"size": [{"columns": 2}, 9]}]}]}
                """.utf8)
        let run = ScenarioRun(scenario)
        try run.finish()
        #expect(try size(run, 0).width == 150 && size(run, 0, section: 1).width == 130)
        #expect(run.host.place(of: .header(section: 1))?.frame == CGRect(x: 0, y: 9, width: 320, height: 48))
    }

    @Test("Section insets from the safe area and a mirrored layout leave the same room as the layout sees")
    func safeArea() throws {
        let container = #""width": 600, "height": 320, "safeArea": [0, 44, 0, 20], "layoutDirection": "rightToLeft""#
        let layout = #""sectionInsetReference": "safeArea", "sectionInset": [0, 10, 0, 0], "flipsInRightToLeft": true"#
        let run = try run(container: "{\(container)}", layout: "{\(layout)}", items: #"{"size": ["100%", 60]}"#)
        #expect(try size(run, 0).width == 600 - 64 - 10)
    }

    @Test("A resized item, and one that comes, are relative, too")
    func changes() throws {
        let steps = #"{"resizeItems": {"0-1": ["50%", 70]}}, {"invalidate": "everything"}, "#
            + #"{"update": [{"insert": "0-0", "items": [{"size": ["25%", 80]}]}]}, {"resize": {"width": 400}}"#
        let run = try run(items: #"{"size": ["100%", 60], "count": 3}"#, steps: steps)
        #expect(try (0..<4).map { try size(run, $0).width } == [100, 400, 200, 400])
    }

    @Test("Headers and estimates are relative, and a new size category or scale keeps them in the room")
    func layoutProperties() throws {
        let run = try run(
            layout: #"{"header": "25%", "footer": "10%", "estimatedItemSize": [{"columns": 3}, {"ratio": 0.5}]}"#,
            items: #"{"actual": [{"columns": 3}, 50], "count": 300}"#, steps: #"{"traits": {"displayScale": 3}}"#)
        #expect(run.host.place(of: .header(section: 0))?.frame.height == 165)
        #expect(run.layout.estimatedItemSize == CGSize(width: 355.0 / 3, height: 59))
        #expect(try size(run, 0).width == 355.0 / 3)
    }

    @Test("Rows of a table are relative to the table, and follow it")
    func table() throws {
        func heights(_ group: String, steps: String = "") throws -> [CGFloat] {
            let run = ScenarioRun(
                try Scenario(
                    json: """
                        {"format": 2, "container": {"width": 320, "height": 500, "insets": [60, 0, 40, 0]},
                         "table": {"separatorStyle": "none"},
                         "sections": [{"items": [\(group)]}], "steps": [\(steps)]}
                        """.utf8))
            let report = try run.finish()
            #expect(report.passed, "\(report)")
            return (0..<2).compactMap { run.host.place(of: .item(section: 0, item: $0))?.frame.height }
        }
        #expect(try heights(#"{"actual": ["50%", {"ratio": 0.5}]}"#) == [200, 160])
        #expect(try heights(#"{"height": ["100%", {"rows": 4}]}"#) == [400, 100])
        #expect(try heights(#"{"actual": ["50%", {"ratio": 0.5}]}"#, steps: #"{"rotate": true}"#) == [110, 250])
        #expect(try heights(#"{"height": ["100%", {"rows": 4}]}"#, steps: #"{"resize": {"height": 300}}"#) == [200, 50])
        #expect(
            try heights(#"{"actual": 60, "count": 2}"#, steps: #"{"resizeItems": {"0-1": "25%"}}"#) == [60, 100])
        // Heights in points depend on nothing, so nothing is reloaded and the selection stays.
        let rotate = #"{"select": "0-1"}, {"rotate": true}, {"expect": {"selected": SELECTED}}"#
        _ = try heights(#"{"actual": 60, "count": 2}"#, steps: rotate.replacing("SELECTED", with: #"["0-1"]"#))
        _ = try heights(#"{"actual": "20%", "count": 2}"#, steps: rotate.replacing("SELECTED", with: "[]"))
    }

    @Test(
        "What is no length is said so",
        arguments: [
            (#"["100", 5]"#, "[0]: “100” is no share of the room; write “50%”"),
            (#"["1e2%", 5]"#, "[0]: “1e2%” is no share of the room; write “50%”"),
            (#"["0%", 5]"#, "[0]: “0%” is not between “0%” and “1000%”"),
            (#"[{"rows": 2}, 5]"#, "[0]: a width is given in “columns”, a height in “rows”"),
            (#"[5, {"columns": 2}]"#, "[1]: a width is given in “columns”, a height in “rows”"),
            (#"[{"columns": 0}, 5]"#, "[0].columns: 0 is less than 1"),
            (#"[{"columns": 1, "ratio": 1}, 5]"#, "[0]: expected one of “columns” and “ratio”"),
            (#"[{"ratio": 1}, {"ratio": 2}]"#, ": each side is a “ratio” of the other; one of them has to be a length"),
            (#"[null, 5]"#, "[0]: expected a number, or a length relative to the room such as “50%”, found null"),
        ])
    func mistakes(size: String, mistake: String) {
        let error = #expect(throws: ScenarioError.self) { try run(items: #"{"size": \#(size)}"#) }
        #expect(error?.description == "sections[0].items[0].size\(mistake)")
    }

    @Test("A row's own width is what its height may be a ratio of, and points are as they were")
    func lengths() {
        let room = Scenario.Room(size: CGSize(width: 100, height: 200), spacing: CGSize(width: 10, height: 20))
        func size(_ width: Scenario.Length, _ height: Scenario.Length, scale: Double = 2) -> CGSize {
            Scenario.ItemSize(width: width, height: height).size(in: room, scale: scale)
        }
        #expect(size(3.3, 1.234) == CGSize(width: 3.3, height: 1.234), "nobody rounds points")
        #expect(size(.share(1 / 3.0), .share(2)) == CGSize(width: 33, height: 400))
        #expect(size(.fitting(3), .fitting(3), scale: 3) == CGSize(width: 80.0 / 3, height: 160.0 / 3))
        #expect(size(.ratio(2), 10) == CGSize(width: 20, height: 10))
        #expect(size(10, .ratio(2)).height == 20)
        #expect(size(.fitting(50), 1).width == 0, "no room is left")
        #expect(Scenario.Length.ratio(0.5).height(in: room, scale: 1) == 50)
    }
}
