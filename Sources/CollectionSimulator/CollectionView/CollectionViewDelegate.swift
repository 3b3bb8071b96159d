/// The delegate of a collection view. Every method is optional.
///
/// An optional method is implemented if the conforming class, or a superclass of it, has it. One that only a subclass
/// of the conforming class adds is not called, unlike in Objective-C, because Swift chooses the methods when the class
/// conforms. Implement the method in the conforming class, and override it.
///
/// ## What may be done during a call
///
/// Every method, also of `ScrollViewDelegate`, may reload, scroll, begin a batch update, invalidate the layout or set
/// another one, like those of a ``CollectionViewDataSource``. During a layout pass, the pass's next round does this;
/// only a batch update waits until the pass is over. Exceptions are documented at the methods.
@preconcurrency @MainActor
public protocol CollectionViewDelegate: ScrollViewDelegate {
    /// Called when a cell comes on screen; the cell has its place and its final size (R12.6). The pass is nearly over:
    /// changes that are requested here are made by one more pass, before the running `layoutIfNeeded()` returns.
    /// Default: nothing.
    func collectionView(
        _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath)
    /// Called when a supplementary view comes on screen; the view has its place (R12.6). Changes that are requested
    /// here are made by one more pass. Default: nothing.
    func collectionView(
        _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath)
    /// Called when a cell has left the screen and waits to be reused. Default: nothing.
    func collectionView(
        _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath)
    /// Called when a supplementary view has left the screen and waits to be reused. Default: nothing.
    func collectionView(
        _ collectionView: CollectionView, didEndDisplayingSupplementaryView view: CollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath)
    /// The place that a carried item gets (R9.21). The layout proposes a place, and an implementation may return
    /// another one. A reload, a batch update or another layout cancels the movement. Default: `proposedIndexPath`.
    func collectionView(
        _ collectionView: CollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath
    /// The place that a carried item gets. This is the older form of the method, which is called only if the newer form
    /// is not implemented. Default: `proposedIndexPath`.
    func collectionView(
        _ collectionView: CollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath
    /// The offset after a batch update or a change of layout (R9.20). The layout proposes an offset, and an
    /// implementation may return another one. Scrolling in this method has no effect, because the returned offset is
    /// used. Default: `proposedContentOffset`.
    func collectionView(
        _ collectionView: CollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint

    // MARK: Pressing and selecting

    /// Whether pressing a cell highlights it. False ends the press, and no method about selection is called
    /// (documented). See ``CollectionView/tapItem(at:file:line:)`` for the order of these calls. Default: `true`.
    func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
    /// Called when a pressed cell is highlighted. Default: nothing.
    func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath)
    /// Called when the highlight of a cell is removed, because the cell is no longer pressed. Default: nothing.
    func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath)
    /// Whether a pressed item is selected. Default: `true`.
    func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    /// Called when a pressed item is selected. Not called for selections by the program (documented). Default: nothing.
    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath)
    /// Whether pressing a selected item deselects it. Asked only if several items may be selected. Default: `true`.
    func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
    /// Called when a press deselects an item. The item is the pressed one or, if only one item may be selected, the one
    /// that was selected before. Not called for deselections by the program (documented). Default: nothing.
    func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath)
    /// Whether pressing an item performs its primary action. Selecting the item is not part of this action. Default:
    /// `!collectionView.isEditing` (documented).
    func collectionView(_ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool
    /// Called when an item was pressed without extending a selection. The call comes after the methods about selection,
    /// whether the selection changed or not (documented). Default: nothing.
    func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath)

    // MARK: Interactive transitions

    /// The layout of an interactive transition between two layouts. Default:
    /// `CollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)`.
    func collectionView(
        _ collectionView: CollectionView, transitionLayoutForOldLayout fromLayout: CollectionViewLayout,
        newLayout toLayout: CollectionViewLayout
    ) -> CollectionViewTransitionLayout

    // MARK: Focus, editing and menus

    /// Whether an item may be edited. Never asked by this library. Default: `true`.
    func collectionView(_ collectionView: CollectionView, canEditItemAt indexPath: IndexPath) -> Bool
    /// Whether a gesture with two fingers begins to select several items. Never asked by this library. Default:
    /// `false`.
    func collectionView(
        _ collectionView: CollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool
    /// Called when a gesture with two fingers selects several items. Never called by this library. Default: nothing.
    func collectionView(_ collectionView: CollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    /// Called when a gesture with two fingers is over. Never called by this library. Default: nothing.
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: CollectionView)
    /// Whether an item may have the focus. Never asked by this library. Default: `collectionView.allowsFocus`, which is
    /// a choice of this library.
    func collectionView(_ collectionView: CollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
    /// The item that gets the focus first. Never asked by this library. Default: `nil`.
    func indexPathForPreferredFocusedView(in collectionView: CollectionView) -> IndexPath?
    /// Whether an item is selected when it gets the focus. Never asked by this library. Default:
    /// `collectionView.selectionFollowsFocus`.
    func collectionView(_ collectionView: CollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool
    /// Whether the edit menu is shown for an item. Never asked by this library. Default: `false`.
    func collectionView(_ collectionView: CollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
    /// Whether the edit menu offers an action. Never asked by this library. Default: `false`.
    func collectionView(
        _ collectionView: CollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool
    /// Performs an action that was chosen in the edit menu. Never called by this library. Default: nothing.
    func collectionView(
        _ collectionView: CollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?)
}
