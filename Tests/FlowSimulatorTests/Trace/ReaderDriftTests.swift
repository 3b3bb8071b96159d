import FlowSimulator
import Foundation
import Testing

/// Drift is what a reader sees, in any layout: measured from the views.
@MainActor @Suite("Drift is what the reader sees")
struct ReaderDriftTests {
    /// Rows one below the other in a layout of one's own, of which the library knows nothing.
    final class ColumnLayout: CollectionViewLayout {
        var rowHeight: CGFloat = 50
        /// Above all rows.
        var top: CGFloat = 0
        var sticksHeader = false

        private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

        override var collectionViewContentSize: CGSize {
            CGSize(width: collectionView?.bounds.width ?? 0, height: top + rowHeight * CGFloat(count))
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
            (0..<count).compactMap { layoutAttributesForItem(at: [0, $0]) }.filter { $0.frame.intersects(rect) }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
            let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
            let width = collectionView?.bounds.width ?? 0
            attributes.frame = CGRect(
                x: 0, y: top + rowHeight * CGFloat(indexPath.item), width: width, height: rowHeight)
            if sticksHeader, indexPath.item == 0 {
                attributes.frame.origin.y = max(top, collectionView?.contentOffset.y ?? 0)
                attributes.zIndex = 1
            }
            return attributes
        }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { sticksHeader }
    }

    /// So many rows of 50 in 320 × 480, at an offset, traced.
    @MainActor
    final class Column {
        let layout = ColumnLayout()
        let source: TableSource
        let view: CollectionView
        let trace = LayoutTrace()

        init(_ count: Int = 100, height: CGFloat = 480, offset: CGFloat = 1000) {
            source = TableSource([count])
            view = CollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: height), collectionViewLayout: layout)
            view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            view.layoutIfNeeded()
            view.contentOffset.y = offset
            view.layoutIfNeeded()
            view.traceObserver = trace
        }

        func update(inserting count: Int, at item: Int = 0) {
            view.performBatchUpdates {
                self.source.counts[0] += count
                self.view.insertItems(at: (item..<item + count).map { [0, $0] })
            }
        }
    }

    @Test("A layout of one's own that jumps by 710 points drifts by 710")
    func jump() {
        let column = Column(height: 2000)
        column.layout.top = 710
        column.layout.invalidateLayout()
        column.view.layoutIfNeeded()
        #expect(column.trace.metrics.lastDrift == 710)
        #expect(column.trace.metrics.maximumDrift == 710)
        #expect(column.trace.metrics.driftGap == nil)
        column.view.contentOffset.y += 60
        column.layout.top = 0
        column.layout.invalidateLayout()
        column.view.layoutIfNeeded()
        #expect(column.trace.metrics.lastDrift == -710)
    }

    @Test("Scrolling is none, however far", arguments: [1, 60, -300, 3000] as [CGFloat])
    func scrolling(way: CGFloat) {
        let column = Column()
        column.view.contentOffset.y += way
        column.view.layoutIfNeeded()
        #expect(column.trace.metrics.maximumDrift == 0)
        #expect(column.trace.metrics.driftGap == nil)
    }

    @Test("What is inserted above the reader moves the reader's row, unless the program makes up for it")
    func insertion() {
        let column = Column()
        column.update(inserting: 3)
        #expect(column.trace.metrics.lastDrift == 150)
        #expect(column.trace.passes.last?.anchor == TraceEvent.Element(itemAt: [0, 23]))
        column.trace.removeAll()
        column.view.performBatchUpdates {
            column.source.counts[0] += 1
            column.view.insertItems(at: [[0, 0]])
            column.view.contentOffset.y += 50
        }
        #expect(column.view.contentOffset.y == 1050)
        #expect(column.trace.metrics.maximumDrift == 0)
        column.trace.removeAll()
        column.update(inserting: 3, at: 60)
        #expect(column.trace.metrics.maximumDrift == 0)
    }

    @Test("Less than half an element is not what is read", arguments: [0, 25, 26, 49] as [CGFloat])
    func half(hidden: CGFloat) {
        let column = Column(offset: 1000 + hidden)
        column.update(inserting: 1)
        let first = hidden <= 25 ? 21 : 22
        #expect(column.trace.passes.last?.anchor == TraceEvent.Element(itemAt: [0, first]))
    }

    @Test("What sticks to the viewport in front of the rest is not what is read")
    func sticking() {
        let column = Column()
        column.layout.sticksHeader = true
        column.layout.invalidateLayout()
        column.view.layoutIfNeeded()
        column.trace.removeAll()
        column.view.contentOffset.y += 60
        column.view.layoutIfNeeded()
        #expect(column.trace.metrics.maximumDrift == 0)
        column.layout.top = 70
        column.layout.invalidateLayout()
        column.view.layoutIfNeeded()
        #expect(column.trace.metrics.lastDrift == 70)
    }

    @Test("Where nothing stays, it is not known, and the trace says so")
    func nothingStays() throws {
        let column = Column()
        column.update(inserting: 40)
        #expect(column.trace.metrics.driftGap == .nothingStays)
        #expect(column.trace.metrics.maximumDrift == 0)
        #expect(column.trace.text.contains("drift not measured (nothing that was on screen is there any more)"))
        let (data, events) = (try column.trace.json(), column.trace.events)
        #expect(try LayoutTrace.events(fromJSON: data) == events)
        column.trace.removeAll()
        column.view.performBatchUpdates {
            column.source.counts[0] -= 20
            column.view.deleteItems(at: (20..<40).map { [0, $0] })
        }
        #expect(column.trace.metrics.driftGap == .nothingStays)
    }

    @Test("A flow layout knows where it pushed what was read")
    func pushedByFlow() {
        let screen = TestScreen.list(320, 480, count: 200, estimate: 50, spacing: 0) { _ in 50 }
        screen.view.anchorPolicy = .unanchored
        screen.settle()
        screen.scroll(by: 1000)
        let trace = LayoutTrace()
        screen.view.traceObserver = trace
        screen.source.counts[0] += 40
        screen.view.insertItems(at: (0..<40).map { [0, $0] })
        #expect(trace.metrics.lastDrift == 2000)
        #expect(trace.metrics.driftGap == nil)
    }

    @Test("After a reload items are those at the same paths, and that is not known")
    func reload() {
        let column = Column()
        column.view.reloadData()
        column.view.layoutIfNeeded()
        #expect(column.trace.metrics.maximumDrift == 0)
        #expect(column.trace.metrics.driftGap == .dataReloaded)
        column.trace.removeAll()
        column.view.contentOffset.y += 10
        column.view.layoutIfNeeded()
        #expect(column.trace.metrics.driftGap == nil)
    }

    @Test("A diffable data source says which item is which, so a reload is measured")
    func diffableReload() {
        let layout = ColumnLayout()
        let view = CollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(100..<200))
        source.applySnapshotUsingReloadData(snapshot)
        view.layoutIfNeeded()
        view.contentOffset.y = 1000
        view.layoutIfNeeded()
        let trace = LayoutTrace()
        view.traceObserver = trace
        snapshot.insertItems([1, 2, 3], beforeItem: 100)
        source.applySnapshotUsingReloadData(snapshot)
        view.layoutIfNeeded()
        #expect(trace.metrics.lastDrift == 150)
        #expect(trace.metrics.driftGap == nil)
    }

    @Test("A reloaded row is the same row: what is below it moves, and not the reader")
    func reloadedRow() {
        let screen = TestScreen.list(320, 480, count: 60, estimate: 50, spacing: 0) { _ in 50 }
        screen.settle()
        screen.scroll(by: 1000)
        let trace = LayoutTrace()
        screen.view.traceObserver = trace
        screen.view.reloadItems(at: [[0, 20]])
        #expect(trace.passes.last?.anchor == TraceEvent.Element(itemAt: [0, 20]))
        #expect(trace.metrics.maximumDrift == 0)
    }

    @Test("In a table what an update pushes away is drift, and a header that sticks hides none of it")
    func table() {
        let rows = TableClient([100])
        rows.headerHeight = { _ in 30 }
        rows.header = { _ in View() }
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        (table.rowHeight, table.estimatedRowHeight, table.anchorPolicy) = (50, 0, .unanchored)
        (table.dataSource, table.delegate) = (rows, rows)
        table.layoutIfNeeded()
        table.contentOffset.y = 1000
        table.layoutIfNeeded()
        let trace = LayoutTrace()
        table.traceObserver = trace
        rows.counts[0] += 3
        table.insertRows(at: (0..<3).map { [0, $0] }, with: .none)
        #expect(trace.metrics.lastDrift == 150)
        #expect(trace.passes.last?.anchor?.category == .item)
        trace.removeAll()
        rows.counts[0] += 40
        table.insertRows(at: (0..<40).map { [0, $0] }, with: .none)
        #expect(trace.metrics.lastDrift == 2000)
    }
}
