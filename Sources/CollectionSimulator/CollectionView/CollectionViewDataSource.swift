/// The object that gives a collection view its numbers of sections and items, and its views.
///
/// All but the first two are optional. Without `numberOfSections(in:)` there is one section (C17). The supplementary
/// method is needed as soon as the layout returns attributes for a supplementary view, the one that moves an item for
/// items that are to be moved by hand (R9.21).
///
/// An optional method is implemented if the conforming class, or a superclass of it, has it. One that only a subclass
/// of the conforming class adds is not called, unlike in Objective-C, because Swift chooses the methods when the class
/// conforms. Implement the method in the conforming class, and override it.
///
/// ## What may be done during a call
///
/// Every method may reload, scroll, begin a batch update, invalidate the layout or set another one. During a layout
/// pass, the pass's next round does this. Only a batch update waits until the pass, and the update before it, are over;
/// `layoutIfNeeded()` does nothing then, and `performThrowingBatchUpdates(_:)` stops the program. A data source that
/// requests more in every call never settles, and is reported as `LayoutIssue.Kind.layoutLoop` (R8.18). Exceptions are
/// documented at the methods.
@preconcurrency @MainActor
public protocol CollectionViewDataSource: AnyObject {
    /// The number of items of a section; must not be negative. The data source is asked for every section, in order.
    /// The view stores the results until a reload or an update, or until the counts are invalidated (R12.1). During an
    /// update the data must stay the same, or the update does not add up.
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
    /// A cell for an item, dequeued for this path. The data source is asked when the item comes on screen, before the
    /// attributes are applied to the cell (R12.6). The method may dequeue one view, for this path (R10.17).
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell
    /// The number of sections (R12.1). During an update the data must stay the same, or the update does not add up.
    /// Default: `1`.
    func numberOfSections(in collectionView: CollectionView) -> Int
    /// A view for an element of a kind, dequeued for this path. The method is needed if the layout places such elements
    /// on screen; without the method the program stops (R12.6). The method may dequeue one view, for this path
    /// (R10.17). Default: `CollectionReusableView(frame: .zero)`.
    func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> CollectionReusableView
    /// Whether an item may be carried to another place. Default: `true`.
    func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// Moves an item in the data, after the user carried the item to another place. The view already shows the new
    /// order. An implementation changes only the data, and does not notify the view. Default: nothing.
    func collectionView(
        _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    /// The titles of an index at the side; nil for no index. Never asked by this library. Default: `nil`.
    func indexTitles(for collectionView: CollectionView) -> [String]?
    /// The item to which a title of the index leads. Never asked by this library. Default: `IndexPath(item: 0, section:
    /// 0)`.
    func collectionView(
        _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath
}
