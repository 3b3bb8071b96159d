import FlowSimulator
import FlowTestSupport
import Testing

/// Client code sets another layout within calls of the old one.
@MainActor @Suite struct ReplacedLayoutTests {
    private func rows(height: CGFloat) -> CollectionViewFlowLayout {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = size(320, height)
        layout.minimumLineSpacing = 0
        return layout
    }

    @Test("A size that is measured while the cell sets another layout does not reach that layout")
    func whileMeasuring() {
        // Twenty rows of the first layout are on screen, seven of the second.
        let screen = TestScreen.list(320, 400, count: 20, estimate: 20, spacing: 0) { _ in 20 }
        let other = ClosureFlowLayout()
        var askedHeights: Set<CGFloat> = []
        other.preferredQuestion = { _, original in
            askedHeights.insert(original.size.height)
            return nil
        }
        other.estimatedItemSize = size(320, 80)
        other.minimumLineSpacing = 0
        screen.source.answer = { [unowned screen] path, offered in
            if path == [0, 1], screen.view.collectionViewLayout !== other { screen.view.collectionViewLayout = other }
            return size(320, offered.height == 20 ? 30 : 60)
        }
        screen.view.layoutIfNeeded()
        #expect(screen.view.collectionViewLayout === other)
        #expect(askedHeights == [80])
        // Every cell on screen was measured for the layout that is there now, the rest is its estimate.
        let heights = (0..<20).compactMap { screen.view.layoutAttributesForItem(at: [0, $0])?.frame.height }
        #expect(heights.prefix(7).allSatisfy { $0 == 60 })
        #expect(heights.suffix(12).allSatisfy { $0 == 80 })
        #expect(screen.log.issues.isEmpty)
    }

    @Test("A layout that is replaced at the end of an update has ended the update")
    func whileFinalizing() {
        let layout = ClosureFlowLayout()
        layout.itemSize = size(320, 100)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = size(320, 20)
        let screen = TestScreen(320, 400, counts: [2], layout: layout)
        screen.view.layoutIfNeeded()
        let other = rows(height: 50)
        let header = CollectionView.elementKindSectionHeader
        var during: [IndexPath] = []
        layout.onceFinalized = { [unowned screen, unowned layout] in
            during = layout.indexPathsToInsertForSupplementaryView(ofKind: header)
            screen.view.collectionViewLayout = other
        }
        screen.source.counts = [1, 2]
        screen.view.insertSections([0])
        screen.view.layoutIfNeeded()
        #expect(screen.view.collectionViewLayout === other)
        #expect(screen.view.contentSize.height == 150)
        #expect(during == [[0, 0]])
        #expect(layout.indexPathsToInsertForSupplementaryView(ofKind: header).isEmpty)

        screen.view.collectionViewLayout = layout
        screen.view.layoutIfNeeded()
        #expect(screen.view.contentSize.height == 340)
        #expect(screen.log.issues.isEmpty)
    }

    @Test("A background view that is set while the former one is removed is the one that is shown")
    func backgroundWhileRemoved() {
        final class Leaving: View {
            var whenRemoved: (() -> Void)?

            override func removeFromSuperview() {
                super.removeFromSuperview()
                whenRemoved.take()?()
            }
        }
        let screen = TestScreen.rows(3)
        let (old, set, later) = (Leaving(), View(), View())
        screen.view.backgroundView = old
        screen.view.layoutIfNeeded()
        old.whenRemoved = { [unowned screen] in screen.view.backgroundView = later }
        screen.view.backgroundView = set
        screen.view.layoutIfNeeded()
        let shown = [old, set, later].filter { $0.superview === screen.view }
        #expect(shown.count == 1)
        #expect(shown.first === screen.view.backgroundView)
    }

    @Test("A diffable data source that only an overridden getter returns is the view's data source")
    func overriddenDataSource() {
        final class OwnSourceView: CollectionView {
            var own: (any CollectionViewDataSource)?

            override var dataSource: (any CollectionViewDataSource)? {
                get { own ?? super.dataSource }
                set { super.dataSource = newValue }
            }
        }
        let view = OwnSourceView(frame: rect(0, 0, 320, 400), collectionViewLayout: rows(height: 50))
        view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        view.own = source
        view.dataSource = nil
        var snapshot = source.snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3])
        source.apply(snapshot)
        view.layoutIfNeeded()
        let kept = view.cellForItem(at: [0, 2])
        snapshot.deleteItems([1])
        source.apply(snapshot)
        view.layoutIfNeeded()
        #expect(view.numberOfItems(inSection: 0) == 2)
        #expect(kept != nil)
        #expect(view.cellForItem(at: [0, 1]) === kept)
    }
}
