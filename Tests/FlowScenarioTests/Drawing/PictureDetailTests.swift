import FlowScenario
import Foundation
import Testing

/// What a picture shows beside frames: what is pinned, inset, at fault, moved by an update, or too small to be drawn.
@MainActor
@Suite struct PictureDetailTests {
    private func run(
        _ layout: String, _ sections: String, steps: String = "", container: String = "", changes: Bool = false
    )
        throws -> ScenarioRun
    {
        let run = ScenarioRun(
            try Scenario(
                json: """
                    {"format": 2, "container": {"width": 200, "height": 100\(container)}, "layout": {\(layout)},
                     "sections": [\(sections)], "steps": [\(steps)]}
                    """.utf8), tracing: changes)
        run.recordsChanges = changes
        try run.finish()
        return run
    }

    @Test("A header away from its place is marked as pinned, and one in its place is not")
    func pinned() throws {
        let layout = #""itemSize": [200, 50], "header": 20, "pinHeaders": true, "sectionInset": [5, 0, 0, 0]"#
        let sections = #"{"items": [{"count": 3}]}, {"items": [{"count": 9}]}"#
        let atRest = try run(layout, sections).picture()
        #expect(atRest.elements.contains { $0.role == .header })
        #expect(!atRest.elements.contains { $0.isPinned })
        let scrolled = try run(layout, sections, steps: #"{"scroll": {"by": [0, 120]}}"#).picture()
        #expect(scrolled.elements.filter(\.isPinned).map(\.label) == ["header 0"])
        #expect(scrolled.elements.contains { $0.label == "header 1" })
        #expect(scrolled.svg().contains(">pinned</text>"))
    }

    @Test("A pinned footer is marked too, sideways as well")
    func pinnedFooter() throws {
        let layout = #""scrollDirection": "horizontal", "itemSize": [50, 100], "footer": 20, "pinFooters": true"#
        let picture = try run(layout, #"{"items": [{"count": 9}]}, {"items": [{"count": 9}]}"#).picture()
        #expect(picture.elements.filter(\.isPinned).map(\.label) == ["footer 0"])
        let end = try run(layout, #"{"items": [{"count": 9}]}"#, steps: #"{"scroll": {"to": "end"}}"#).picture()
        #expect(end.elements.contains { $0.role == .footer })
        #expect(!end.elements.contains { $0.isPinned })
    }

    @Test("Insets are drawn: those of sections around their rows, the content's around the content")
    func insets() throws {
        let picture = try run(
            #""itemSize": [50, 30], "sectionInset": [10, 20, 30, 40], "header": 15"#, #"{"items": [{"count": 2}]}"#,
            container: #", "insets": [7, 0, 0, 0]"#
        ).picture()
        let area = try #require(picture.sectionInsets.first)
        #expect(area.inner == CGRect(x: 20, y: 25, width: 140, height: 30))
        #expect(area.outer == CGRect(x: 0, y: 15, width: 200, height: 70))
        #expect(picture.contentInset.top == 7)
        let svg = picture.svg()
        #expect(svg.contains("section inset</text>"))
        #expect(svg.contains("content inset</text>"))
        let plain = try run("", #"{"items": [{"count": 2}]}"#).picture()
        #expect(plain.sectionInsets == [])
        #expect(!plain.svg().contains("section inset"))
    }

    @Test("Insets change sides in a mirrored layout, and titles stand on the right")
    func mirrored() throws {
        let picture = try run(
            #""sectionInset": [0, 20, 0, 40], "header": 20, "flipsInRightToLeft": true"#,
            #"{"title": "T", "items": [{"count": 2}]}"#,
            container: #", "layoutDirection": "rightToLeft""#
        ).picture()
        #expect(picture.isRightToLeft)
        #expect(picture.sectionInsets.first?.inner.minX == 40)
        #expect(picture.svg().contains(#/text-anchor="end"[^>]*>T</text>/#))
    }

    @Test("What the simulator remarked stands in the picture, and the item it is about is outlined")
    func remarks() throws {
        let picture = try run(
            #""estimatedItemSize": [200, 40], "options": {"asksAgainAfterResizing": true, "maximumRounds": 10}"#,
            #"{"items": [{"actual": [200, 30]}, {"answers": [[200, 30], [200, 31]]}]}"#
        ).picture()
        let remark = try #require(picture.remarks.first)
        #expect(picture.remarks.count == 1)
        #expect(remark.isError)
        #expect(remark.text.hasPrefix("error: layoutLoop: UICollectionView"))
        #expect(picture.elements.filter(\.isAtFault).map(\.label) == ["0-1"])
        let svg = picture.svg()
        #expect(svg.contains(#"<rect class="measured fault""#) || svg.contains(#"<rect class="estimated fault""#))
        #expect(svg.contains("muted error"))
        #expect(svg.contains("(period 2)."))
    }

    @Test(
        "An update's picture follows items to their new paths: only what is new was not there, only its row is broken")
    func updateIdentity() throws {
        let picture = try run(
            #""estimatedItemSize": [200, 20], "minimumLineSpacing": 0"#,
            #"{"items": [{"actual": [200, 20], "count": 9}]}"#,
            steps: #"{"update": [{"insert": "0-1", "items": [{"actual": [200, 30]}]}]}"#, changes: true
        ).picture()
        let first = picture.elements.prefix(4)
        #expect(first.map(\.label) == ["0-0", "0-1", "0-2", "0-3"])
        #expect(first.map(\.change) == [.untouched, .asked, .moved, .moved])
        #expect(first.map { $0.previousFrame?.minY } == [nil, nil, 20, 40])
        #expect(picture.changes?.brokenRows.count == 1)
    }

    @Test("Rows of unequal items are shown as long as they are, rows of equal items show themselves")
    func rows() throws {
        let sizes = #"{"items": [{"size": [[90, 20], [90, 40], [90, 30], [90, 30]]}]}"#
        let picture = try run(#""minimumLineSpacing": 5"#, sizes).picture()
        #expect(picture.unevenRows == [CGRect(x: 0, y: 0, width: 200, height: 40)])
        #expect(picture.svg().contains(#"<rect class="row" x="78""#))
        #expect(picture.svg().contains(">row</text>"))
        #expect(try run("", #"{"items": [{"count": 9}]}"#).picture().unevenRows == [])
    }

    @Test("Rows of a mirrored layout are rows too: one broken row is one", arguments: ["leftToRight", "rightToLeft"])
    func mirroredRows(direction: String) throws {
        let picture = try run(
            #""estimatedItemSize": [60, 20], "flipsInRightToLeft": true"#,
            #"{"items": [{"actual": [60, 20], "count": 9}]}"#,
            steps: #"{"resizeItems": {"0-4": [60, 25]}}"#, container: ", \"layoutDirection\": \"\(direction)\"",
            changes: true
        ).picture()
        #expect(picture.changes?.brokenRows == [CGRect(x: 0, y: 30, width: 200, height: 25)])
    }

    @Test("Ten thousand items are drawn small, as blocks, in a short document")
    func blocks() throws {
        let run = try run(
            #""estimatedItemSize": [60, 40]"#, #"{"items": [{"actual": [[60, 40], [80, 40]], "count": 10000}]}"#,
            steps: #"{"scroll": {"by": [0, 500]}}"#)
        let picture = try run.picture(.everything)
        #expect(picture.elements.count == 10000)
        let svg = picture.svg()
        #expect(svg.utf8.count < 20_000)
        #expect(svg.contains(">drawn 1 : "))
        #expect(svg.contains(#"<path class="block-measured""#))
        #expect(svg.contains(#"<path class="block-estimated""#))
        let height = try #require(svg.firstMatch(of: /height="([0-9.]+)" viewBox/)?.1).split(separator: ".")[0]
        #expect((Int(height) ?? 0) < 2300)
        #expect(svg == picture.svg())
    }

    @Test("A hundred items are drawn one by one, however long the content is")
    func hundred() throws {
        let picture = try run(#""itemSize": [200, 60]"#, #"{"items": [{"count": 100}]}"#).picture(.everything)
        let svg = picture.svg()
        #expect(svg.matches(of: /<title>0-\d+, given/).count == 100)
        #expect(svg.contains(">0-99</text>"))
        #expect(!svg.contains("block-"))
    }
}
