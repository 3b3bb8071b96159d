import CallerChecks
import Foundation
import ViewSimulator

/// Owns a collection view, whose data source and delegate it is, as UIKit's `UICollectionViewController`.
///
/// ```swift
/// final class Numbers: CollectionViewController {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "number")
///     }
///
///     override func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
///
///     override func collectionView(
///         _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
///     ) -> CollectionViewCell {
///         collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
///     }
/// }
/// ```
///
/// Its view is another one, with the collection view inside, as large as it and going along with its size (C13).
///
/// All optional methods of data source and delegate can be overridden here. One that no subclass overrides counts as
/// not implemented. One that a subclass overrides and that calls `super` still does: leave `super` out.
@preconcurrency @MainActor
open class CollectionViewController: ViewController, CollectionViewDataSource, CollectionViewDelegate {
    private let layout: CollectionViewLayout
    final var ownCollectionView: CollectionView?

    /// Whether nothing is selected any more when the view appears; true unless set.
    open var clearsSelectionOnViewWillAppear = true
    /// Whether a finger that stays may move items; true unless set. Kept for client code.
    open var installsStandardGestureForInteractiveMovement = true

    /// Makes a controller whose collection view is laid out by `layout`.
    public init(collectionViewLayout layout: CollectionViewLayout) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller with a flow layout.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: Kept, and not read: there are no archives here.
    ///   - nibBundleOrNil: Kept, and not read.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        layout = CollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// With a flow layout: there are no archives to read one from.
    public required init?(coder: NSCoder) {
        layout = CollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// The layout that the controller was made with, also after the collection view got another one.
    open var collectionViewLayout: CollectionViewLayout { layout }

    /// The collection view; asking for it makes the controller's view. One that is set takes the place of the former
    /// one, and has this controller as its data source and as its delegate where it has none, a choice.
    open var collectionView: CollectionView! {
        get {
            loadViewIfNeeded()
            return ownCollectionView
        }
        set { replaceCollectionView(by: newValue) }
    }

    /// Makes the view and the collection view in it.
    open override func loadView() { makeViews() }

    /// Deselects what is selected, where `clearsSelectionOnViewWillAppear` says so. The delegate is not told, as of
    /// whatever the program deselects.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if clearsSelectionOnViewWillAppear { clearSelection(animated: animated) }
    }

    // MARK: Data source

    /// One, unless a subclass says otherwise.
    open func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

    /// None, unless a subclass says otherwise.
    open func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    /// A subclass that has items has to override it: traps here.
    open func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
        stop("\(type(of: self)) has items and does not override collectionView(_:cellForItemAt:)")
    }

    // MARK: Data source, optional

    /// For subclasses to implement: counts as not implemented here.
    open func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> CollectionReusableView {
        OptionalRequirement.notImplemented()
        return CollectionReusableView(frame: .zero)
    }

    /// For subclasses to implement: counts as not implemented here.
    open func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
        return true
    }

    /// For subclasses to implement: counts as not implemented here.
    open func collectionView(
        _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { OptionalRequirement.notImplemented() }

    /// For subclasses to implement: counts as not implemented here.
    open func indexTitles(for collectionView: CollectionView) -> [String]? {
        OptionalRequirement.notImplemented()
        return nil
    }

    /// For subclasses to implement: counts as not implemented here.
    open func collectionView(
        _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        OptionalRequirement.notImplemented()
        return IndexPath(item: 0, section: 0)
    }

    // MARK: Delegate

    /// For subclasses to implement: counts as not implemented here.
    open func collectionView(
        _ collectionView: CollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        OptionalRequirement.notImplemented()
        return proposedContentOffset
    }

    /// For subclasses to implement: counts as not implemented here.
    open func collectionView(
        _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
    ) { OptionalRequirement.notImplemented() }

    /// For subclasses to implement: counts as not implemented here.
    open func collectionView(
        _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) { OptionalRequirement.notImplemented() }

    /// For subclasses to implement: counts as not implemented here.
    open func collectionView(
        _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath
    ) { OptionalRequirement.notImplemented() }

    /// For subclasses to implement: counts as not implemented here.
    open func collectionView(
        _ collectionView: CollectionView, didEndDisplayingSupplementaryView view: CollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { OptionalRequirement.notImplemented() }

    /// For subclasses to implement: counts as not implemented here.
    open func collectionView(
        _ collectionView: CollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        OptionalRequirement.notImplemented()
        return proposedIndexPath
    }

    /// For subclasses to implement: counts as not implemented here.
    open func collectionView(
        _ collectionView: CollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        OptionalRequirement.notImplemented()
        return proposedIndexPath
    }

    // MARK: Delegate: interaction

    /// For subclasses to implement: counts as not implemented here.
    open func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
        return true
    }

    /// For subclasses to implement: counts as not implemented here.
    open func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// For subclasses to implement: counts as not implemented here.
    open func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// For subclasses to implement: counts as not implemented here.
    open func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
        return true
    }

    /// For subclasses to implement: counts as not implemented here.
    open func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// For subclasses to implement: counts as not implemented here.
    open func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
        return true
    }

    /// For subclasses to implement: counts as not implemented here.
    open func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// For subclasses to implement: counts as not implemented here.
    open func collectionView(
        _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
        OptionalRequirement.notImplemented()
        return !collectionView.isEditing
    }

    /// For subclasses to implement: counts as not implemented here.
    open func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// For subclasses to implement: counts as not implemented here.
    open func collectionView(
        _ collectionView: CollectionView, transitionLayoutForOldLayout fromLayout: CollectionViewLayout,
        newLayout toLayout: CollectionViewLayout
    ) -> CollectionViewTransitionLayout {
        OptionalRequirement.notImplemented()
        return CollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }

    /// For subclasses to implement: counts as not implemented here.
    open func collectionView(_ collectionView: CollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
        return true
    }

    /// For subclasses to implement: counts as not implemented here.
    open func collectionView(
        _ collectionView: CollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        OptionalRequirement.notImplemented()
        return false
    }

    /// For subclasses to implement: counts as not implemented here.
    open func collectionView(
        _ collectionView: CollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { OptionalRequirement.notImplemented() }

    /// For subclasses to implement: counts as not implemented here.
    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: CollectionView) {
        OptionalRequirement.notImplemented()
    }

    /// For subclasses to implement: counts as not implemented here.
    open func collectionView(_ collectionView: CollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
        return collectionView.allowsFocus
    }

    /// For subclasses to implement: counts as not implemented here.
    open func indexPathForPreferredFocusedView(in collectionView: CollectionView) -> IndexPath? {
        OptionalRequirement.notImplemented()
        return nil
    }

    /// For subclasses to implement: counts as not implemented here.
    open func collectionView(
        _ collectionView: CollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool {
        OptionalRequirement.notImplemented()
        return collectionView.selectionFollowsFocus
    }

    /// For subclasses to implement: counts as not implemented here.
    open func collectionView(_ collectionView: CollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
        return false
    }

    /// For subclasses to implement: counts as not implemented here.
    open func collectionView(
        _ collectionView: CollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        OptionalRequirement.notImplemented()
        return false
    }

    /// For subclasses to implement: counts as not implemented here.
    open func collectionView(
        _ collectionView: CollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) { OptionalRequirement.notImplemented() }

    // MARK: Scrolling

    /// For subclasses to implement: counts as not implemented here.
    open func scrollViewDidScroll(_ scrollView: ScrollView) { OptionalRequirement.notImplemented() }

    /// For subclasses to implement: counts as not implemented here.
    open func scrollViewWillBeginDragging(_ scrollView: ScrollView) { OptionalRequirement.notImplemented() }

    /// For subclasses to implement: counts as not implemented here.
    open func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { OptionalRequirement.notImplemented() }

    /// For subclasses to implement: counts as not implemented here.
    open func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
        OptionalRequirement.notImplemented()
    }

    /// For subclasses to implement: counts as not implemented here.
    open func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { OptionalRequirement.notImplemented() }

    /// For subclasses to implement: counts as not implemented here.
    open func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { OptionalRequirement.notImplemented() }

    /// For subclasses to implement: counts as not implemented here.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { OptionalRequirement.notImplemented() }

    /// For subclasses to implement: counts as not implemented here.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {
        OptionalRequirement.notImplemented()
    }

    /// For subclasses to implement: counts as not implemented here.
    open func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
        OptionalRequirement.notImplemented()
        return true
    }

    /// For subclasses to implement: counts as not implemented here.
    open func scrollViewDidScrollToTop(_ scrollView: ScrollView) { OptionalRequirement.notImplemented() }

    /// For subclasses to implement: counts as not implemented here.
    open func viewForZooming(in scrollView: ScrollView) -> View? {
        OptionalRequirement.notImplemented()
        return nil
    }

    /// For subclasses to implement: counts as not implemented here.
    open func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {
        OptionalRequirement.notImplemented()
    }

    /// For subclasses to implement: counts as not implemented here.
    open func scrollViewDidZoom(_ scrollView: ScrollView) { OptionalRequirement.notImplemented() }

    /// For subclasses to implement: counts as not implemented here.
    open func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat) {
        OptionalRequirement.notImplemented()
    }
}
