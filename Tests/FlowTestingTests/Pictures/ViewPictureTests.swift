import FlowTesting
import Foundation
import Testing

@MainActor @Suite struct ViewPictureTests {
    @Test("A drawing shows what is on screen, and half a viewport of what the layout knows around it")
    func aroundTheViewport() {
        let feed = TextFeed(rows: 200, header: 30)
        feed.view.layoutIfNeeded()
        feed.view.contentOffset.y = 2000
        feed.view.layoutIfNeeded()
        let picture = feed.view.picture()
        #expect(picture.region == CGRect(x: 0, y: 1760, width: 320, height: 960))
        let shown = picture.elements.filter { $0.frame.intersects(feed.view.bounds) }
        #expect(shown.count == feed.view.visibleCells.count)
        #expect(shown.allSatisfy { $0.role == .measured })
        #expect(picture.elements.filter { $0.role == .estimated }.count >= 4)
        #expect(feed.view.picture(.viewport).elements.count == shown.count)
        let svg = feed.view.svg(title: "The <feed>")
        #expect(svg.hasPrefix("<svg"))
        #expect(svg.contains("The &lt;feed&gt;"))
        #expect(svg == feed.view.svg(title: "The <feed>"))
    }

    @Test("What is in a cell is drawn: images, and texts in the lines that their labels show")
    func contents() throws {
        let feed = TextFeed(rows: 3, header: 30)
        feed.view.layoutIfNeeded()
        let picture = feed.view.picture()
        let cell = try #require(picture.elements.first { $0.label == "0-2" })
        #expect(cell.parts.map(\.name) == ["ImageView", "label"])
        #expect(cell.parts[0].kind == .image)
        #expect(cell.parts[0].frame == CGRect(x: 12, y: 10, width: 24, height: 24))
        guard case .label(let lines) = cell.parts[1].kind else { return #expect(Bool(false), "no label") }
        #expect(lines.count == 3 && lines.map(\.text).joined(separator: " ") == feed.texts[2])
        let header = try #require(picture.elements.first { $0.role == .header })
        #expect(header.label == "header 0")
        #expect(header.parts.count == 1)
    }

    @Test("A layout of one's own is drawn with its badges in front and its decoration behind, and asked once")
    func ownLayout() throws {
        let layout = CircleLayout()
        let source = PlainSource(count: 8, layout: layout)
        source.view.layoutIfNeeded()
        let questions = layout.questions.count
        let picture = source.view.picture()
        #expect(layout.questions.count == questions + 1)
        #expect(layout.questions.last == source.view.bounds.insetBy(dx: 0, dy: -180))
        #expect(picture.title == "CircleLayout")
        #expect(picture.elements.count == 17)
        #expect(picture.elements.first?.role == .decoration)
        #expect(picture.elements.first?.label == "hub 0-0")
        #expect(picture.elements.last?.role == .supplementary)
        #expect(picture.elements.last?.label == "badge 0-7")
        #expect(picture.elements.filter { $0.role == .given }.map(\.label) == (0..<8).map { "0-\($0)" })
        #expect(picture.unevenRows.isEmpty)
    }

    @Test("A table is drawn with its headers, the view above its sections, and what is in its cells")
    func table() throws {
        let table = MailTable(sections: [3, 20])
        table.view.layoutIfNeeded()
        table.view.contentOffset.y = 600
        table.view.layoutIfNeeded()
        let picture = table.view.picture(.everything)
        #expect(picture.elements.count { $0.role == .header } == 2)
        let stuck = picture.elements.filter(\.isPinned)
        #expect(stuck.map(\.label) == ["header 1"])
        #expect(picture.elements.contains { $0.label == "tableHeaderView" && $0.role == .supplementary })
        let row = try #require(picture.elements.first { $0.label == "1-2" })
        #expect(row.role == .measured)
        #expect(row.parts.contains { if case .label = $0.kind { true } else { false } })
    }

    @Test("Drawing changes nothing: neither the counts nor the trace, nor what is asked afterwards")
    func drawingChangesNothing() {
        let feed = TextFeed(rows: 200, header: 30)
        let trace = LayoutTrace()
        feed.view.traceObserver = trace
        feed.view.layoutIfNeeded()
        feed.view.resetStatistics()
        let (events, work, before) = (trace.events.count, feed.view.statistics, trace.metrics)
        _ = feed.view.svg(.everything)
        #expect(trace.events.count == events)
        #expect(feed.view.statistics == work)
        feed.setText("A text that was drawn is another text all the same.", ofRow: 1)
        feed.view.layoutIfNeeded()
        #expect(trace.metrics.measured == before.measured + 1)
        #expect(feed.view.statistics.measurements == 1)
        #expect(trace.metrics.sizing.textsMeasured > before.sizing.textsMeasured)
    }

    @Test("A view that is not laid out is drawn as it is: the layout is not prepared for it")
    func notLaidOut() {
        let layout = CircleLayout()
        let source = PlainSource(count: 8, layout: layout)
        #expect(source.view.picture().elements.isEmpty)
        #expect(layout.questions.isEmpty)
        #expect(source.view.statistics.preparations == 0)
        source.view.layoutIfNeeded()
        layout.radius = 60
        layout.invalidateLayout()
        let questions = layout.questions.count
        let picture = source.view.picture()
        #expect(picture.elements.count == 17)
        #expect(layout.questions.count == questions)
        let remark = "The view is not laid out: what has a view is drawn where it was."
        #expect(picture.remarks.map(\.text) == [remark])
    }

    @Test("Of a whole content no more is drawn than the limit allows, and the drawing says how much is missing")
    func limit() {
        let feed = TextFeed(rows: 100)
        feed.view.layoutIfNeeded()
        feed.view.contentOffset.y = 2000
        feed.view.layoutIfNeeded()
        #expect(feed.view.picture(.everything).elements.count == 100)
        let picture = feed.view.picture(.everything(limit: 20))
        #expect(picture.elements.count == 20)
        #expect(picture.elements.contains { $0.frame.contains(CGPoint(x: 160, y: feed.view.bounds.midY)) })
        #expect(picture.remarks.map(\.text) == ["80 elements further away are not drawn."])
        #expect(feed.view.picture(.everything(limit: -1)).elements.isEmpty)
        #expect(feed.view.picture(.everything(limit: .max)).elements.count == 100)
        let many = CollectionViewFlowLayout()
        many.itemSize = CGSize(width: 320, height: 10)
        let source = PlainSource(count: 1_000_000, layout: many)
        source.view.layoutIfNeeded()
        let made = source.view.statistics.attributesMade
        let part = source.view.picture(.everything(limit: 100))
        #expect(part.elements.count == 100)
        #expect(part.remarks.map(\.text) == ["999,900 elements further away are not drawn."])
        #expect(source.view.statistics.attributesMade == made)
    }

    @Test("From right to left and from left to right, drawings are as the view shows things")
    func directions() {
        let layout = CollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 60)
        let source = PlainSource(count: 30, layout: layout)
        source.view.overrideTraitCollection = TraitCollection(layoutDirection: .rightToLeft)
        source.view.layoutIfNeeded()
        let picture = source.view.picture()
        #expect(picture.scrollsHorizontally)
        #expect(picture.isRightToLeft)
        for cell in source.view.visibleCells {
            #expect(picture.elements.contains { $0.frame == cell.frame })
        }
        let feed = TextFeed(rows: 2)
        feed.view.overrideTraitCollection = TraitCollection(layoutDirection: .rightToLeft)
        feed.view.layoutIfNeeded()
        let parts = feed.view.picture().elements[0].parts
        #expect(parts[0].frame.minX == 284)
        guard case .label(let lines) = parts[1].kind else { return #expect(Bool(false), "no label") }
        #expect(abs(lines[0].x + lines[0].width - Double(parts[1].frame.maxX)) < 0.001)
    }
}
