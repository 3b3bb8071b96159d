import Foundation
import Testing

@testable import CollectionSimulator
@testable import ElementsSimulator
@testable import FlowSimulator
@testable import TableSimulator

/// A layout of the client's that has a flow layout of its own and forwards to it, as wrappers around flow layouts do.
@MainActor @Suite("A layout that forwards to a flow layout")
struct ForwardingLayoutTests {
    final class Inner: CollectionViewFlowLayout {
        weak var outer: CollectionViewLayout?
        override var collectionView: CollectionView? { outer?.collectionView }
    }

    final class Outer: CollectionViewLayout {
        let inner = Inner()

        override init() {
            super.init()
            inner.outer = self
            inner.estimatedItemSize = CGSize(width: 100, height: 50)
            inner.minimumLineSpacing = 0
        }

        required init?(coder: NSCoder) { nil }

        override class var invalidationContextClass: AnyClass { CollectionViewFlowLayoutInvalidationContext.self }

        override func prepare() {
            super.prepare()
            inner.prepare()
        }

        override var collectionViewContentSize: CGSize { inner.collectionViewContentSize }

        override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
            inner.layoutAttributesForElements(in: rect)
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
            inner.layoutAttributesForItem(at: indexPath)
        }

        override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
            inner.invalidateLayout(with: context)
            super.invalidateLayout(with: context)
        }

        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferred: CollectionViewLayoutAttributes,
            withOriginalAttributes original: CollectionViewLayoutAttributes
        ) -> Bool {
            inner.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        }

        override func invalidationContext(
            forPreferredLayoutAttributes preferred: CollectionViewLayoutAttributes,
            withOriginalAttributes original: CollectionViewLayoutAttributes
        ) -> CollectionViewLayoutInvalidationContext {
            inner.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        }
    }

    private let source = TableSource([5])

    private func view(_ layout: CollectionViewLayout) -> CollectionView {
        let view = CollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: layout)
        view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
        return view
    }

    private func flow() -> CollectionViewFlowLayout {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 100, height: 50)
        layout.minimumLineSpacing = 0
        return layout
    }

    private func heights(in view: CollectionView) -> [CGFloat] {
        (0..<source.counts[0]).map { view.cellForItem(at: .at(0, $0))?.frame.size.height ?? -1 }
    }

    @Test("A context that names nothing has the cells asked again")
    func unnamedContext() {
        source.answer = { path, _ in CGSize(width: 100, height: path.item == 1 ? 80 : 50) }
        let layout = Outer()
        let view = view(layout)
        layout.invalidateLayout(with: CollectionViewFlowLayoutInvalidationContext())
        view.layoutIfNeeded()
        #expect(heights(in: view) == [50, 80, 50, 50, 50])
    }

    @Test("R17.3: a named item's cell is asked, and its answer holds")
    func namedItem() {
        source.answer = { path, _ in CGSize(width: 100, height: path.item == 1 ? 80 : 50) }
        let layout = Outer()
        let view = view(layout)
        (view.cellForItem(at: .at(0, 1)) as? SizedCell)?.answer = { _, _ in CGSize(width: 100, height: 120) }
        let context = CollectionViewFlowLayoutInvalidationContext()
        context.invalidateItems(at: [.at(0, 1)])
        layout.invalidateLayout(with: context)
        view.layoutIfNeeded()
        #expect(heights(in: view) == [50, 120, 50, 50, 50])
    }

    @Test("Batch updates reach it as other counts")
    func batchUpdate() {
        let layout = Outer()
        let view = view(layout)
        view.performBatchUpdates({
            source.counts = [6]
            view.insertItems(at: [.at(0, 0)])
        })
        view.layoutIfNeeded()
        #expect(heights(in: view).count == 6)
        #expect(layout.collectionViewContentSize.height == 300)
        view.performBatchUpdates({
            source.counts = [4]
            view.deleteItems(at: [.at(0, 0), .at(0, 1)])
        })
        view.layoutIfNeeded()
        #expect(!heights(in: view).contains(-1))
        #expect(layout.collectionViewContentSize.height == 200)
    }

    // MARK: Flow layouts by themselves

    @Test("A context of an update that is sent again later means other counts")
    func contextSentAgain() {
        let layout = ClosureFlowLayout()
        var kept: CollectionViewLayoutInvalidationContext?
        layout.whenInvalidated = {
            if $0.invalidateDataSourceCounts, !$0.invalidateEverything { kept = $0 }
        }
        layout.estimatedItemSize = CGSize(width: 100, height: 50)
        layout.minimumLineSpacing = 0
        let view = view(layout)
        view.performBatchUpdates({
            source.counts = [6]
            view.insertItems(at: [.at(0, 0)])
        })
        source.counts = [3]
        if let kept { layout.invalidateLayout(with: kept) }
        view.layoutIfNeeded()
        #expect(view.visibleCells.count == 3)
        #expect(view.contentSize.height == 150)
    }

    @Test("R10.15: a refused update leaves a layout alone that the data source has set meanwhile")
    func layoutSetWhileCounting() {
        let view = view(flow())
        let other = flow()
        var isRefused = false
        view.updateErrorHandler = { _ in isRefused = true }
        view.performBatchUpdates({
            view.insertItems(at: [.at(0, 0)])
            source.whenCounted = {
                source.whenCounted = nil
                view.collectionViewLayout = other
            }
        })
        view.layoutIfNeeded()
        #expect(isRefused)
        #expect(view.visibleCells.count == 5)
        #expect(view.contentSize.height == 250)
    }

    @Test("A question in layoutSubviews costs no second pass")
    func questionInLayoutSubviews() {
        final class Asking: CollectionView {
            var passes = 0
            override func layoutSubviews() {
                passes += 1
                _ = layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
                super.layoutSubviews()
            }
        }
        let layout = flow()
        let view = Asking(frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: layout)
        view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
        view.passes = 0
        layout.invalidateLayout()
        view.layoutIfNeeded()
        #expect(view.passes == 1)
    }

    @Test("R9.21: what a step of a movement broke is undone, and no more")
    func brokenByMovement() {
        let layout = flow()
        source.counts[0] = 50
        let view = view(layout)
        let trace = LayoutTrace()
        view.traceObserver = trace
        view.layoutIfNeeded()
        _ = view.beginInteractiveMovementForItem(at: .at(0, 0))
        var counts: [Int] = []
        for step in 1...6 {
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: CGFloat(step) * 50 + 25))
            view.layoutIfNeeded()
            counts.append(layout.carriedModel?.broken.count ?? -1)
        }
        // The rows at both places.
        #expect(counts.allSatisfy { (1...2).contains($0) })
    }

    @Test("Names of many kinds and of paths of any length are told apart")
    func names() {
        let paths = [IndexPath(), IndexPath(index: 0), .at(0, 0), IndexPath(indexes: [0, 0, 0]), .at(0, Int.min)]
        let names = (0..<40).flatMap { kind in
            paths.map { ElementName(category: .supplementaryView, kind: "kind \(kind)", indexPath: $0) }
        }
        #expect(Set(names).count == 200)
        for (index, name) in names.enumerated() {
            #expect(name.kind == "kind \(index / 5)")
            #expect(name.indexPath == paths[index % 5])
        }
    }
}
