import FlowSimulator
import Foundation
import Testing

/// The answers of `why`, word by word.
@MainActor @Suite
struct WhyTests {
    private let trace = LayoutTrace()

    private func list(_ actual: @escaping (Int) -> CGFloat = { $0 == 1 ? 80 : 50 }) -> TestScreen {
        let screen = TestScreen.list(100, 100, count: 30, estimate: 50, actual: actual)
        screen.view.traceObserver = trace
        return screen
    }

    private func why(_ item: Int) -> [String] {
        trace.explanation(for: IndexPath(item: item, section: 0)).split(separator: "\n").map(String.init)
    }

    @Test("A first layout is explained by the data source that was set")
    func firstLayout() {
        let screen = TestScreen.list(100, 100, count: 30, estimate: 50) { _ in 50 }
        screen.view.dataSource = nil
        screen.view.traceObserver = trace
        screen.view.dataSource = screen.source
        screen.settle()
        #expect(
            why(0) == [
                "0-0 was laid out because the data source was set.",
                "data source changed → data reloaded → context(everything, counts) → 1 section, 2 rows broken, "
                    + "1 item read, 0 sizes asked",
                "#4 ←3 prepared: 1 section, 2 rows broken, 1 item read, 0 sizes asked",
                "#3 ←2 invalidated everything, counts",
                "#2 ←1 data reloaded",
                "#1 data source changed",
            ])
    }

    @Test("A cell that answers what was assumed is not said to have answered something else")
    func assumed() {
        let screen = list { _ in 50 }
        screen.settle()
        screen.view.collectionViewLayout.invalidateLayout()
        screen.settle()
        #expect(!trace.events.isEmpty)
        for item in 0..<3 {
            for line in why(item) { #expect(!line.contains("100×50 instead of 100×50"), "\(line)") }
        }
    }

    @Test("A size that a cell answered explains the item, with all events on the way")
    func measurement() {
        list().settle()
        #expect(
            why(1) == [
                "0-1 was laid out again because its cell answered 100×80 instead of 100×50, after it came on screen.",
                "1 section, 2 rows broken, 1 item read, 0 sizes asked → measured 0-1 100×50→100×80, was an estimate "
                    + "→ context(0-1, content +0,+30) → 1 row broken, 3 items read, 0 sizes asked",
                "#11 ←10 prepared: 1 row broken, 3 items read, 0 sizes asked",
                "#10 ←9 invalidated 0-1, content +0,+30",
                "#9 ←7 asked preferred attributes of 0-1: yes",
                "#7 ←5 measured 0-1 100×50→100×80, was an estimate",
                "#5 ←3 shown 0-1",
                "#3 ←1 queried 0,0 100×100: 2 found, 2 made",
                "#1 prepared: 1 section, 2 rows broken, 1 item read, 0 sizes asked",
            ])
        #expect(why(0)[0] == "0-0 was laid out for the first time.")
    }

    @Test("An item in another row is explained by the item that was named")
    func aNeighbourInTheRow() {
        var widths: [CGFloat] = [40, 40, 40, 40, 40, 40, 40, 40]
        let screen = TestScreen(100, 100, counts: [8])
        let delegate = ClosureDelegate { size(widths[$0.item], 20 + CGFloat($0.item % 2)) }
        screen.view.delegate = delegate
        screen.settle()
        screen.view.traceObserver = trace
        widths[2] = 70
        let context = CollectionViewFlowLayoutInvalidationContext()
        context.invalidateItems(at: [IndexPath(item: 2, section: 0)])
        screen.flow.invalidateLayout(with: context)
        screen.settle()
        // Rows of two before; now 2 stands alone, and all after it in other rows.
        let sentence = "was laid out because the program invalidated 0-2, delegate metrics, flow attributes."
        #expect(why(3)[0] == "0-3 \(sentence)")
        #expect(why(6)[0] == "0-6 \(sentence)")
        #expect(why(2)[0].contains("a context of the program named it"))
        #expect(why(1)[0] == "0-1 was not laid out since the trace began.")
        let events = try? LayoutTrace.events(fromJSON: trace.json())
        #expect(events == trace.events)
    }

    private var brokenItems: [TraceEvent.ItemRange] {
        for event in trace.events.reversed() {
            if case .prepared(let cost, _) = event.kind { return cost.brokenItems }
        }
        return []
    }

    @Test("R8.12: another estimate explains all items that have it")
    func anotherEstimate() {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = size(100, 50)
        layout.estimatedItemSize = CollectionViewFlowLayout.automaticSize
        let screen = TestScreen(100, 100, counts: [30, 8, 8], layout: layout) { path, _ in
            size(100, path.item == 1 ? 80 : 50)
        }
        screen.view.traceObserver = trace
        screen.settle()
        let sentence =
            "was laid out again because 0-1's cell answered 100×80 instead of 100×50, after 0-1 came on screen."
        #expect(why(20)[0] == "0-20 \(sentence)")
        #expect(trace.explanation(for: IndexPath(item: 7, section: 2)).hasPrefix("2-7 \(sentence)"))
        #expect(why(0)[0] == "0-0 was laid out for the first time.")
        #expect(brokenItems.contains(TraceEvent.ItemRange(sections: 1..<3, items: 0..<8)))
    }

    @Test("A length that no context announced breaks all rows again")
    func unannouncedLength() {
        let layout = ClosureFlowLayout()
        layout.boundsQuestion = { _ in false }
        layout.itemSize = size(100, 50)
        let screen = TestScreen(320, 480, counts: [9, 9, 4], layout: layout)
        screen.settle()
        screen.view.traceObserver = trace
        screen.view.frame.size.width = 210
        let context = CollectionViewFlowLayoutInvalidationContext()
        context.invalidateItems(at: [IndexPath(item: 0, section: 0)])
        layout.invalidateLayout(with: context)
        screen.settle()
        #expect(why(8)[0] == "0-8 was laid out because the program invalidated 0-0, delegate metrics, flow attributes.")
        #expect(
            trace.explanation(for: IndexPath(item: 3, section: 2)).hasPrefix("2-3 was laid out because the program"))
        #expect(
            brokenItems == [
                TraceEvent.ItemRange(sections: 2..<3, items: 0..<4),
                TraceEvent.ItemRange(sections: 0..<2, items: 0..<9),
            ])
    }

    @Test("Other metrics break the rows of their section")
    func otherMetrics() {
        let delegate = SectionDelegate()
        delegate.insets = [.zero, .zero]
        let screen = TestScreen(320, 480, counts: [9, 9])
        screen.flow.itemSize = size(100, 50)
        screen.view.delegate = delegate
        screen.settle()
        screen.view.traceObserver = trace
        delegate.insets[1].left = 60
        let context = CollectionViewFlowLayoutInvalidationContext()
        context.invalidateFlowLayoutAttributes = false
        screen.flow.invalidateLayout(with: context)
        screen.settle()
        #expect(brokenItems == [TraceEvent.ItemRange(sections: 1..<2, items: 0..<9)])
    }

    /// Drawn in docs/invalidation.md.
    @Test("R9.21: an item that is moved breaks rows at both places, there and back")
    func carriedItem() {
        let screen = TestScreen(100, 400, counts: [10])
        screen.flow.minimumInteritemSpacing = 0
        let sizes = SizeDelegate([25, 45, 25, 45, 35, 25, 25, 35, 70, 25].map { size($0, 20) })
        screen.view.delegate = sizes
        screen.settle()
        func rows() -> [CGFloat] { screen.frames(0..<10).map { $0.minY / 30 } }
        #expect(rows() == [0, 0, 0, 1, 1, 2, 2, 2, 3, 3])
        screen.view.traceObserver = trace
        sizes.questions = 0
        screen.view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0))
        let target = screen.frame(6)!
        screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: target.midX, y: target.midY))
        screen.settle()
        let all = Set(brokenItems.flatMap(\.items))
        #expect(all == Set(0..<8))
        #expect(rows() == [0, 0, 0, 1, 1, 1, 2, 2, 3, 3])
        #expect(why(4)[0].hasPrefix("0-4 was laid out because 0-1 was carried to 0-6"))
        #expect(why(9)[0] == "0-9 was not laid out since the trace began.")
        screen.view.cancelInteractiveMovement()
        screen.settle()
        #expect(Set(brokenItems.flatMap(\.items)) == all)
        #expect(rows() == [0, 0, 0, 1, 1, 2, 2, 2, 3, 3])
        #expect(sizes.questions == 0)
    }

    @Test("A rotation is explained by the bounds")
    func rotation() {
        let screen = list { _ in 50 }
        screen.settle()
        screen.view.frame.size = size(210, 50)
        screen.settle()
        #expect(
            why(0) == [
                "0-0 was laid out again because the bounds changed from 100×100 to 210×50.",
                "bounds 0,0 100×100→0,0 210×50 → context(flow attributes) → 2 rows broken, 3 items read, 0 sizes asked",
                "#15 ←14 prepared: 2 rows broken, 3 items read, 0 sizes asked",
                "#14 ←13 invalidated flow attributes",
                "#13 ←12 asked bounds change: yes",
                "#12 bounds 0,0 100×100→0,0 210×50",
            ])
    }

    @Test("A rotation leads to measurements, and these to preparations")
    func rotationChain() {
        let screen = list { $0 > 2 ? 30 : 50 }
        screen.settle()
        screen.view.frame.size = size(210, 200)
        screen.settle()
        let last = trace.events.last { if case .prepared = $0.kind { true } else { false } }!
        let words = trace.chain(of: last).map { String("\($0.kind)".prefix { $0 != " " && $0 != ":" }) }
        #expect(
            words == [
                "prepared", "invalidated", "asked", "measured", "shown", "queried", "prepared", "invalidated", "asked",
                "bounds",
            ])
    }

    @Test("A property that was set is named")
    func propertyChange() {
        let screen = list { _ in 50 }
        screen.settle()
        screen.flow.minimumLineSpacing = 20
        screen.settle()
        #expect(
            Array(why(0).prefix(2)) == [
                "0-0 was laid out again because minimumLineSpacing was set.",
                "property minimumLineSpacing changed → context(everything) → 1 section, 2 rows broken, 1 item read, "
                    + "0 sizes asked",
            ])
    }

    @Test("A reload is named")
    func reload() {
        let screen = list { _ in 50 }
        screen.settle()
        screen.view.reloadData()
        screen.settle()
        #expect(
            Array(why(0).prefix(2)) == [
                "0-0 was laid out again because the data was reloaded.",
                "data reloaded → context(everything, counts) → 1 section, 2 rows broken, 1 item read, 0 sizes asked",
            ])
    }

    @Test("An item that a context of the program names is explained by it")
    func contextOfTheProgram() {
        let screen = TestScreen.rows(20)
        screen.settle()
        screen.view.traceObserver = trace
        let context = CollectionViewFlowLayoutInvalidationContext()
        context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
        context.contentOffsetAdjustment.y = 5
        screen.flow.invalidateLayout(with: context)
        screen.settle()
        #expect(
            why(1) == [
                "0-1 was laid out because a context of the program named it.",
                "context(0-1, delegate metrics, flow attributes, offset +0,+5) → 0 rows broken, 0 items read, "
                    + "0 sizes asked",
                "#2 ←1 prepared: 0 rows broken, 0 items read, 0 sizes asked",
                "#1 invalidated 0-1, delegate metrics, flow attributes, offset +0,+5",
            ])
        #expect(why(2) == ["0-2 was not laid out since the trace began."])
    }

    @Test("A pinned header is explained by scrolling, and items are not")
    func scrollingWithAPinnedHeader() {
        let screen = TestScreen.rows(20)
        screen.flow.headerReferenceSize = size(320, 20)
        screen.flow.sectionHeadersPinToVisibleBounds = true
        screen.settle()
        screen.view.traceObserver = trace
        screen.scroll(by: 30)
        let header = TraceEvent.Element(
            category: .supplementary, kind: CollectionView.elementKindSectionHeader, path: [0, 0])
        let expected = [
            "header 0 was laid out because the view was scrolled from 0,0 to 0,30.",
            "bounds 0,0 320×100→0,30 320×100 → context(header 0) → 0 rows broken, 0 items read, 0 sizes asked",
            "#4 ←3 prepared: 0 rows broken, 0 items read, 0 sizes asked",
            "#3 ←2 invalidated header 0",
            "#2 ←1 asked bounds change: yes",
            "#1 bounds 0,0 320×100→0,30 320×100",
        ]
        #expect(trace.explanation(for: header).split(separator: "\n").map(String.init) == expected)
        #expect(why(0) == ["0-0 was not laid out since the trace began."])
    }

    @Test("A loop is explained in few lines")
    func loop() {
        var answers = 0
        let screen = list { item in
            if item > 0 { return 50 }
            answers += 1
            return 50 + CGFloat(answers % 2) * 10
        }
        screen.flow.options.asksAgainAfterResizing = true
        screen.settle()
        let lines = why(0)
        #expect(
            lines[0]
                == "0-0 was laid out again because its cell answered 100×50 instead of 100×60, after it had answered "
                + "99 times, after it came on screen, after options was set.")
        #expect(lines[1].contains(" → … 290 more … → "))
        #expect(lines.count == 15)
        #expect(trace.text.contains("issue: UICollectionView (<CollectionView>) is stuck in its update/layout loop."))
    }

    @Test("A cell that scrolling brought on screen is explained by it, and what the program invalidated by that")
    func scrollingAndTheProgram() {
        let screen = list { $0 == 5 ? 90 : 50 }
        screen.settle()
        screen.scroll(by: 300)
        #expect(
            why(5)[0] == "0-5 was laid out again because its cell answered 100×90 instead of 100×50, after it came on "
                + "screen, after the view was scrolled from 0,0 to 0,300.")
        screen.view.scrollToItem(at: IndexPath(item: 20, section: 0), at: .top, animated: false)
        screen.flow.invalidateLayout()
        screen.settle()
        #expect(why(20)[0] == "0-20 was laid out again because the program invalidated the layout.")
    }

    @Test("An update is a cause, with what it did")
    func updates() {
        let screen = list()
        screen.settle()
        screen.view.performBatchUpdates {
            screen.source.counts[0] -= 1
            screen.view.deleteItems(at: [IndexPath(item: 5, section: 0)])
        }
        screen.settle()
        #expect(why(0)[0] == "0-0 was laid out again because the data was updated (delete 0-5).")
        let element = TraceEvent.Element(itemAt: IndexPath(item: 0, section: 0))
        let reason = trace.reason(for: element)
        #expect(reason?.isUpdate == true)
        #expect(reason?.sentence(about: "it").hasPrefix("it was laid out again") == true)
        // Of the events before it alone, what was before is the reason.
        let update = trace.events.first { $0.isUpdate }?.id ?? 0
        #expect(trace.reason(for: element, in: 0..<update)?.isUpdate == false)
        #expect(trace.reason(for: element, in: 0..<1) == nil)
    }

    @Test("Lengths have at most three places, and whole ones none")
    func plainNumbers() {
        let screen = list { _ in 50.3 + 1e-9 }
        screen.settle()
        #expect(why(1)[0].contains("answered 100×50.3 instead of 100×50"))
        #expect(trace.text.contains("content +0,+0.3\n"))
        #expect(!trace.text.contains("0.29999"))
    }
}
