import Foundation
import ViewSimulator

/// Messages of a table view to its delegate: questions about heights, headers and footers, and what happens to rows.
/// Every method is optional.
///
/// An optional method counts as implemented where the class that conforms, or one that it inherits from, has it. One
/// that only a subclass of the conforming class adds is not seen, as it would be with Objective-C: Swift chose what is
/// called when the class conformed. Have the conforming class implement the method, and override it.
///
/// ## When methods are called
///
/// When the data are loaded the table asks for counts, then for the estimates of all rows, headers and footers. Then,
/// for every row that comes on screen, from top to bottom: the data source's `tableView(_:cellForRowAt:)`, the row's
/// height, `tableView(_:willDisplay:forRowAt:)`. Where there are no estimates it asks for all heights after the counts,
/// and for cells then. Both orders, as far as they are about rows, are measured on devices.
///
/// ## What may be done during a call
///
/// Every method, those of `ScrollViewDelegate` among them, may reload, scroll and begin a batch update, as those of a
/// ``TableViewDataSource`` may. In the middle of a layout pass that is done by the pass's next round, but for a batch
/// update, which waits. A method that is asked for a height may dequeue prototypes by
/// `dequeueReusableCell(withIdentifier:)`; it must not call `dequeueReusableCell(withIdentifier:for:)` or
/// `cellForRow(at:)`, which may need that very height.
@preconcurrency @MainActor
public protocol TableViewDelegate: ScrollViewDelegate {
    // MARK: Heights

    /// A row's height in points; `TableView.automaticDimension` for the one that its content needs. Where it is
    /// implemented, `rowHeight` is not used (measured on devices). With estimates it is asked when the row comes on
    /// screen, after its cell is made; without, for all rows before the first cell is made, which is slow for many
    /// rows. Default: `tableView.rowHeight`.
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    /// A row's height in points until it is measured; `TableView.automaticDimension` for the estimate of the profile, 0
    /// for no estimate. Asked once for every row when the data are loaded, and again when they are reloaded (measured
    /// on devices): be quick. Default: `tableView.estimatedRowHeight`.
    func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
    /// A header's height in points; `TableView.automaticDimension` for the one that its view needs. What 0 and −1 mean
    /// where there is no view depends on style and system, see ``TableProfile``. Default:
    /// `tableView.sectionHeaderHeight`.
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat
    /// A footer's height in points; as a header's. Default: `tableView.sectionFooterHeight`.
    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat
    /// A header's height in points until it is measured; as a row's. Asked for every section when the data are loaded
    /// or reloaded. Default: `tableView.estimatedSectionHeaderHeight`.
    func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    /// A footer's height in points until it is measured; as a row's. Asked for every section when the data are loaded
    /// or reloaded. Default: `tableView.estimatedSectionFooterHeight`.
    func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
    /// How deep a row is: the cell's content begins one `indentationWidth` further right for each level. Asked after
    /// the row's cell is made. Default: `0`.
    func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

    // MARK: Headers, footers and display

    /// A section's header, dequeued or not; nil for a section without one, and for one whose header shows the data
    /// source's title. Default: `nil`.
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?
    /// A section's footer, dequeued or not; nil for a section without one, and for one whose footer shows the data
    /// source's title. Default: `nil`.
    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?
    /// A row's cell has its place and its final height and comes on screen. What is asked for here is done by one more
    /// pass, before the `layoutIfNeeded()` that led to it returns. Default: nothing.
    func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
    /// A header has its place and its final height and comes on screen. Default: nothing.
    func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int)
    /// A footer has its place and its final height and comes on screen. Default: nothing.
    func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int)
    /// A cell has left the screen, and waits to be reused if it can be. Default: nothing.
    func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)
    /// A header has left the screen, and waits to be reused if it can be. Default: nothing.
    func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int)
    /// A footer has left the screen, and waits to be reused if it can be. Default: nothing.
    func tableView(_ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int)

    // MARK: Pressing and selecting

    /// Whether a cell that is pressed is highlighted. False ends the press: nothing of selecting is asked. See
    /// ``TableView/tapRow(at:file:line:)`` for the order of these calls. Default: `true` (documented).
    func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    /// A pressed cell is highlighted. Default: nothing.
    func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)
    /// A cell is no longer pressed, and not highlighted any more. Default: nothing.
    func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath)
    /// A finger is lifted from a row: the row that is selected, this one or another; nil for none, and then the
    /// selection stays as it is (documented). Default: `indexPath`.
    func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    /// A row is about to be deselected, because another one is pressed (documented), or it itself where several may be
    /// selected (a choice): the row that is deselected, this one or another; nil for none (documented). Default:
    /// `indexPath`.
    func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    /// A pressed row is selected. Not called for what the program itself selects (documented). Default: nothing.
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
    /// A row is deselected because of a press. Not called for what the program itself deselects (documented). Default:
    /// nothing.
    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
    /// Whether pressing a row does something besides selecting it. Default: `!tableView.isEditing` (documented).
    func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
    /// A row was pressed that extends no selection. Called after the selection may have changed, whether it did or not
    /// (documented). Default: nothing.
    func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath)

    // MARK: Editing

    /// The control that a row has at its leading side while the table is edited. Asked for rows that the data source
    /// lets be edited. Default: `.delete` (documented).
    func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath) -> TableViewCell.EditingStyle
    /// Whether a row's content moves aside for that control. Asked for rows that can be edited. Default: `true`
    /// (documented).
    func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    /// The title of the button that deletes a row; nil for the system's. Kept for client code: not asked here. Default:
    /// `nil`.
    func tableView(_ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
    /// A row is swiped, so that its buttons are shown. Kept for client code: not called here. Default: nothing.
    func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath)
    /// The buttons of a swiped row are gone; nil where the row is, too. Kept for client code: not called here. Default:
    /// nothing.
    func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?)
    /// The place that a carried row goes to instead of the one that is proposed. See
    /// ``TableView/dragRow(at:to:file:line:)``. Default: `proposedDestinationIndexPath`.
    func tableView(
        _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath
    /// A detail button was pressed. See ``TableView/tapAccessoryButton(at:file:line:)``. Default: nothing.
    func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

    // MARK: Focus, gestures and menus

    /// Whether a gesture with two fingers begins to select several rows. Kept for client code: not asked here. Default:
    /// `false` (documented).
    func tableView(_ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
    /// A gesture with two fingers selects several rows. Kept for client code: not called here. Default: nothing.
    func tableView(_ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    /// A gesture with two fingers is over. Kept for client code: not called here. Default: nothing.
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView)
    /// Whether a row may have the focus. Kept for client code: not asked here. Default: `tableView.allowsFocus`, a
    /// choice.
    func tableView(_ tableView: TableView, canFocusRowAt indexPath: IndexPath) -> Bool
    /// The row that the focus goes to first. Kept for client code: not asked here. Default: `nil`.
    func indexPathForPreferredFocusedView(in tableView: TableView) -> IndexPath?
    /// Whether a row is selected as it gets the focus. Kept for client code: not asked here. Default:
    /// `tableView.selectionFollowsFocus`.
    func tableView(_ tableView: TableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
    /// Whether a row shows the menu of editing. Kept for client code: not asked here. Default: `false`.
    func tableView(_ tableView: TableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
    /// Whether the menu of editing offers an action. Kept for client code: not asked here. Default: `false`.
    func tableView(
        _ tableView: TableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool
    /// An action of the menu of editing was chosen. Kept for client code: not called here. Default: nothing.
    func tableView(
        _ tableView: TableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?)
}
