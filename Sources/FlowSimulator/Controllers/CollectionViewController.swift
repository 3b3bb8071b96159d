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

    // MARK: Data source

    /// One, unless a subclass says otherwise.
    open func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

    /// None, unless a subclass says otherwise.
    open func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    /// A subclass that has items has to override it: traps here.
    open func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
        preconditionFailure("\(type(of: self)) has items and does not override collectionView(_:cellForItemAt:)")
    }

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

    // MARK: Elements that come and go

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

    // MARK: Movements and offsets

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

    /// For subclasses to implement: counts as not implemented here.
    open func collectionView(
        _ collectionView: CollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        OptionalRequirement.notImplemented()
        return proposedContentOffset
    }

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
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) { OptionalRequirement.notImplemented() }
}
