import FlowSimulator
import FlowTestSupport
import Testing

/// Delegates in front of delegates forward with `collectionView?(…)`, and learn whether there is such a method.
@Suite("Forwarded calls")
@MainActor
struct ForwardedCallTests {
    private let view = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
    private let path = IndexPath(item: 2, section: 1)

    @Test("A delegate that implements nothing answers nil, and the value that counts where one is wanted")
    func nothing() {
        let silent = SilentDelegate()
        let delegate: (any CollectionViewDelegate)? = silent
        #expect(delegate?.collectionView?(view, didSelectItemAt: path) == nil)
        #expect(delegate?.collectionView?(view, didDeselectItemAt: path) == nil)
        #expect(delegate?.collectionView?(view, didHighlightItemAt: path) == nil)
        #expect(delegate?.collectionView?(view, didUnhighlightItemAt: path) == nil)
        #expect(delegate?.collectionView?(view, performPrimaryActionForItemAt: path) == nil)
        #expect(delegate?.collectionView?(view, didBeginMultipleSelectionInteractionAt: path) == nil)
        #expect(delegate?.collectionViewDidEndMultipleSelectionInteraction?(view) == nil)
        #expect(delegate?.indexPathForPreferredFocusedView?(in: view) == nil)
        let closures: any CollectionViewDelegateFlowLayout = ClosureDelegate()
        #expect(closures.collectionView?(view, didSelectItemAt: path) == nil, "one without a closure is missing")
        #expect(closures.collectionView?(view, layout: view.collectionViewLayout, sizeForItemAt: path) == nil)
        let shouldSelect: Bool? = delegate?.collectionView?(view, shouldSelectItemAt: path)
        #expect(shouldSelect == nil)
        #expect(delegate?.collectionView?(view, shouldHighlightItemAt: path) ?? true)
        let answers: [Bool] = [
            silent.collectionView!(view, shouldSelectItemAt: path),
            silent.collectionView!(view, shouldDeselectItemAt: path),
            silent.collectionView!(view, canPerformPrimaryActionForItemAt: path),
            silent.collectionView!(view, canEditItemAt: path),
            silent.collectionView!(view, shouldBeginMultipleSelectionInteractionAt: path),
            silent.collectionView!(view, canFocusItemAt: path),
            silent.collectionView!(view, selectionFollowsFocusForItemAt: path),
            silent.collectionView!(view, shouldShowMenuForItemAt: path),
            silent.collectionView!(view, canPerformAction: "copy:", forItemAt: path, withSender: nil),
        ]
        #expect(answers == [true, true, true, true, false, false, false, false, false])
    }

    @Test("Where a carried item goes and where a view rests can be forwarded, too")
    func proposals() {
        let silent = SilentDelegate()
        let other = IndexPath(item: 3, section: 1)
        let (older, newer): (IndexPath, IndexPath) = (
            silent.collectionView!(view, targetIndexPathForMoveFromItemAt: path, toProposedIndexPath: other),
            silent.collectionView!(
                view, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
                toProposedIndexPath: other)
        )
        #expect(older == other)
        #expect(newer == other)
        let point: CGPoint = silent.collectionView!(
            view, targetContentOffsetForProposedContentOffset: CGPoint(x: 1, y: 2))
        #expect(point == CGPoint(x: 1, y: 2))
        let none: IndexPath? = silent.collectionView?(
            view, targetIndexPathForMoveFromItemAt: path, toProposedIndexPath: other)
        #expect(none == nil)
        let layout = CollectionViewFlowLayout()
        let way: CollectionViewTransitionLayout = silent.collectionView!(
            view, transitionLayoutForOldLayout: view.collectionViewLayout, newLayout: layout)
        #expect(way.nextLayout === layout)
        #expect(way.currentLayout === view.collectionViewLayout)
    }

    @Test("A delegate that implements a method is called, through a flow layout's delegate as well")
    func implemented() {
        final class Full: TapLog, CollectionViewDelegateFlowLayout {
            func collectionView(
                _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize { size(1, 2) }
        }
        let full = Full()
        full.refused = ["shouldSelect"]
        let delegate: any CollectionViewDelegate = full
        #expect(delegate.collectionView?(view, didSelectItemAt: path) != nil)
        #expect(delegate.collectionView?(view, shouldSelectItemAt: path) == false)
        #expect(full.calls.take() == ["didSelect 2", "shouldSelect 2"])
        let flow: any CollectionViewDelegateFlowLayout = full
        #expect(flow.collectionView?(view, didSelectItemAt: path) != nil)
        #expect(flow.collectionView?(view, layout: view.collectionViewLayout, sizeForItemAt: path) == size(1, 2))
        #expect(full.calls.take() == ["didSelect 2"])
    }

    @Test("A data source's index titles and prefetching are forwarded; nobody asks by itself")
    func dataSources() {
        final class Titled: TableSource, CollectionViewDataSourcePrefetching {
            var calls = CallLog()
            func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
                calls.note("prefetch \(indexPaths.count)")
            }
        }
        let plain = TableSource([3])
        #expect(plain.indexTitles?(for: view) == nil)
        let none: IndexPath? = plain.collectionView?(view, indexPathForIndexTitle: "A", at: 0)
        #expect(none == nil)
        let first: IndexPath = plain.collectionView!(view, indexPathForIndexTitle: "A", at: 0)
        #expect(first == [0, 0])

        final class Indexed: NSObject, CollectionViewDataSource {
            func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
            func collectionView(
                _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
            ) -> CollectionViewCell { CollectionViewCell() }
            func indexTitles(for collectionView: CollectionView) -> [String]? { ["A", "B"] }
        }
        let indexed: any CollectionViewDataSource = Indexed()
        #expect(indexed.indexTitles?(for: view) == ["A", "B"])

        let screen = TestScreen.rows(50)
        let titled = Titled([50])
        screen.view.prefetchDataSource = titled
        screen.view.isPrefetchingEnabled = true
        screen.scrollToEnd(step: 90)
        #expect(titled.calls.calls.isEmpty)
        let prefetching: any CollectionViewDataSourcePrefetching = titled
        #expect(prefetching.collectionView?(view, prefetchItemsAt: [path]) != nil)
        #expect(prefetching.collectionView?(view, cancelPrefetchingForItemsAt: [path]) == nil)
        #expect(titled.calls.calls == ["prefetch 1"])
    }

    @Test("What is kept for client code has UIKit's defaults")
    func defaults() {
        #expect(view.allowsSelection)
        #expect(!view.allowsMultipleSelection)
        #expect(!view.allowsSelectionDuringEditing)
        #expect(!view.allowsMultipleSelectionDuringEditing)
        #expect(!view.isEditing)
        #expect(!view.remembersLastFocusedIndexPath)
        #expect(view.contextMenuInteraction == nil)
        #expect(view.dragInteractionEnabled)
        #expect(view.reorderingCadence == .immediate)
        #expect(!view.hasActiveDrag)
        #expect(!view.hasActiveDrop)
        #expect(view.prefetchDataSource == nil)
        #expect(view.backgroundView == nil)
        #expect(CollectionView.ReorderingCadence(rawValue: 2) == .slow)
        #expect(CollectionViewCell.DragState.dragging.rawValue == 2)
    }
}
