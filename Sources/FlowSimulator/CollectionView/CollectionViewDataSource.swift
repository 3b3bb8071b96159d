import Foundation

/// Where a collection view gets its counts and its views from.
///
/// All but the first two are optional. Without `numberOfSections(in:)` there is one section (C17). The
/// supplementary method is needed as soon as the layout returns attributes for a supplementary view, the one that moves
/// an item for items that are to be moved by hand (R9.21).
///
/// An optional method counts as implemented where the class that conforms, or one that it inherits from, has it. One
/// that only a subclass of the conforming class adds is not seen, as it would be with Objective-C: Swift chose what is
/// called when the class conformed. Have the conforming class implement the method, and override it.
///
/// ## What may be done during a call
///
/// Every method may reload, scroll, begin a batch update, invalidate the layout or set another one. In the middle of a
/// layout pass that is done by the pass's next round, but for a batch update, which waits for the pass, and for the
/// update before it, to be over; `layoutIfNeeded()` does nothing then, and `performThrowingBatchUpdates(_:)` stops the
/// program. What asks for more in every call never ends, and is reported as `LayoutIssue.Kind.layoutLoop` (R8.18).
/// Methods that differ say so.
@preconcurrency @MainActor
public protocol CollectionViewDataSource: AnyObject {
    /// Items of a section; must not be negative. Asked for every section in order, then remembered until the counts
    /// change (R12.1). During an update the data must stay as it is, or the update does not add up.
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
    /// A cell for an item, dequeued for this path. Asked when the item comes on screen, before its attributes are
    /// applied (R12.6). This is where one view may be dequeued, for this path (R10.17).
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell
    /// How many sections there are (R12.1). During an update the data must stay as it is, or the update does not add
    /// up. Default: `1`.
    func numberOfSections(in collectionView: CollectionView) -> Int
    /// A view for an element of a kind, dequeued for this path. Needed where the layout places such elements on screen;
    /// the program stops without it (R12.6). This is where one view may be dequeued, for this path (R10.17). Default:
    /// `CollectionReusableView(frame: .zero)`.
    func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> CollectionReusableView
    /// Whether an item may be carried to another place. Default: `true`.
    func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// An item was carried to another place; what is shown has the new order already, so the data changes here and the
    /// view is not to be notified of it. Default: nothing.
    func collectionView(
        _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    /// The titles of an index at the side; nil for none. Kept for client code: not asked here. Default: `nil`.
    func indexTitles(for collectionView: CollectionView) -> [String]?
    /// The item that a title of the index leads to. Kept for client code: not asked here. Default:
    /// `IndexPath(item: 0, section: 0)`.
    func collectionView(
        _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath
}
