import FlowSimulator
import Foundation

/// The delegate and observer of a `CallbackScreen`.
final class CallingDelegate: CollectionViewDelegateFlowLayout, CollectionViewObserver {
    let hook: CallbackHook
    private(set) var issues: [LayoutIssue] = []

    init(_ hook: CallbackHook) { self.hook = hook }

    /// Loops and other mistakes, but for the one that the footers make.
    var otherIssues: [LayoutIssue] {
        issues.filter { if case .invalidDelegateValue = $0.kind { false } else { true } }
    }

    func collectionView(_ collectionView: CollectionView, didReport issue: LayoutIssue) {
        issues.append(issue)
        hook.call(.didReport)
    }

    // MARK: What is shown

    func collectionView(
        _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        hook.note(indexPath)
        hook.call(.willDisplay)
    }

    func collectionView(
        _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) { hook.call(.willDisplaySupplementary) }

    func collectionView(
        _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath
    ) { hook.call(.didEndDisplaying) }

    func collectionView(
        _ collectionView: CollectionView, didEndDisplayingSupplementaryView view: CollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { hook.call(.didEndDisplayingSupplementary) }

    func collectionView(
        _ collectionView: CollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        hook.call(.targetIndexPath)
        return proposedIndexPath
    }

    func collectionView(
        _ collectionView: CollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        hook.call(.delegateTargetOffset)
        return proposedContentOffset
    }

    // MARK: Metrics

    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        hook.note(indexPath)
        hook.call(.sizeForItem)
        return size(320, 50)
    }

    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        insetForSectionAt section: Int
    ) -> EdgeInsets {
        hook.call(.insetForSection)
        return .zero
    }

    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        hook.call(.lineSpacing)
        return 0
    }

    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        hook.call(.itemSpacing)
        return 0
    }

    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        hook.call(.headerSize)
        return size(320, 30)
    }

    /// Not usable, so that an issue is reported; the layout's own, which is none, counts.
    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        hook.call(.footerSize)
        return size(320, -1)
    }

    // MARK: Scrolling

    func scrollViewDidScroll(_ scrollView: ScrollView) { hook.call(.didScroll) }
    func scrollViewWillBeginDragging(_ scrollView: ScrollView) { hook.call(.willBeginDragging) }

    func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        // Beyond the offset, so that the content goes on.
        targetContentOffset.pointee.y += 50
        hook.call(.willEndDragging)
    }

    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
        hook.call(.didEndDragging)
    }
    func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { hook.call(.willBeginDecelerating) }
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { hook.call(.didEndDecelerating) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { hook.call(.didEndScrollingAnimation) }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) { hook.call(.didChangeAdjustedInset) }
}
