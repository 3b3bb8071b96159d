/// The delegate of a table view: questions about heights, headers and footers, and notifications about rows. Every
/// method is optional.
///
/// An optional method is implemented if the conforming class, or a superclass of it, has it. One that only a subclass
/// of the conforming class adds is not called, unlike in Objective-C, because Swift chooses the methods when the class
/// conforms. Implement the method in the conforming class, and override it.
///
/// ## When methods are called
///
/// When the data are loaded the table asks for counts, then for the estimates of all rows, headers and footers. Then,
/// for every row that comes on screen, from top to bottom: the data source's `tableView(_:cellForRowAt:)`, the row's
/// height, `tableView(_:willDisplay:forRowAt:)`. Without estimates it asks for all heights after the counts, and for
/// cells then. Both orders, as far as rows are concerned, are measured on devices.
///
/// ## What may be done during a call
///
/// Every method, also of `ScrollViewDelegate`, may reload, scroll and begin a batch update, like those of a
/// ``TableViewDataSource``. During a layout pass, the pass's next round does this; only a batch update waits until the
/// pass is over. A method that returns a height may dequeue prototypes by `dequeueReusableCell(withIdentifier:)`; it
/// must not call `dequeueReusableCell(withIdentifier:for:)` or `cellForRow(at:)`, which may need that height.
@preconcurrency @MainActor
public protocol TableViewDelegate: ScrollViewDelegate {
    // MARK: Heights

    /// The height of a row in points; `TableView.automaticDimension` for the height that its content needs. If the
    /// method is implemented, `rowHeight` is not used (measured on devices). If rows have estimates, the method is
    /// called when the row comes on screen, after its cell is made. Without estimates it is called for all rows before
    /// the first cell is made, which is slow for many rows. Default: `tableView.rowHeight`.
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    /// The height of a row in points until the row is measured. `TableView.automaticDimension` means the profile's
    /// estimate, and 0 means that the row has no estimate. Asked for every row when the data are loaded or reloaded
    /// (measured on devices), so the method must be fast. Default: `tableView.estimatedRowHeight`.
    func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
    /// The height of a header in points. `TableView.automaticDimension`, which is −1, stands for the height that the
    /// header's view needs. For a header without a view, the meanings of −1 and of 0 depend on style and system (see
    /// ``TableProfile``). Default: `tableView.sectionHeaderHeight`.
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat
    /// The height of a footer in points. `TableView.automaticDimension` and 0 have the meanings that they have for
    /// headers. Default: `tableView.sectionFooterHeight`.
    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat
    /// The height of a header in points until the header is measured. `TableView.automaticDimension` and 0 have the
    /// meanings that they have for estimates of rows. Asked for every section when the data are loaded or reloaded.
    /// Default: `tableView.estimatedSectionHeaderHeight`.
    func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    /// The height of a footer in points until the footer is measured. `TableView.automaticDimension` and 0 have the
    /// meanings that they have for estimates of rows. Asked for every section when the data are loaded or reloaded.
    /// Default: `tableView.estimatedSectionFooterHeight`.
    func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
    /// The indentation level of a row: the cell's content begins one `indentationWidth` further right for each level.
    /// Asked after the row's cell is made. Default: `0`.
    func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

    // MARK: Headers, footers and display

    /// The view of a section's header, dequeued or not; nil for a section without a header, or for a section whose
    /// header shows the data source's title. Default: `nil`.
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?
    /// The view of a section's footer, dequeued or not; nil for a section without a footer, or for a section whose
    /// footer shows the data source's title. Default: `nil`.
    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?
    /// Called when a row's cell comes on screen; the cell has its place and its final height. Changes that are
    /// requested here are made by one more pass, before `layoutIfNeeded()` returns. Default: nothing.
    func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
    /// Called when a header comes on screen; the header has its place and its final height. Default: nothing.
    func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int)
    /// Called when a footer comes on screen; the footer has its place and its final height. Default: nothing.
    func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int)
    /// Called when a cell has left the screen; the cell goes into the pool if it can be reused. Default: nothing.
    func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)
    /// Called when a header has left the screen; the header goes into the pool if it can be reused. Default: nothing.
    func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int)
    /// Called when a footer has left the screen; the footer goes into the pool if it can be reused. Default: nothing.
    func tableView(_ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int)

    // MARK: Pressing and selecting

    /// Whether a cell gets highlighted when it is pressed. If the result is false, the press ends, and no method about
    /// selection is called. See ``TableView/tapRow(at:file:line:)`` for the order of these calls. Default: `true`
    /// (documented).
    func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    /// Called when a pressed cell is highlighted. Default: nothing.
    func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)
    /// Called when the highlight of a cell ends, because the cell is no longer pressed. Default: nothing.
    func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath)
    /// The row that is selected when a finger is lifted from the row at `indexPath`. It may be another row; nil leaves
    /// the selection unchanged (documented). Default: `indexPath`.
    func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    /// The row to deselect when the table is about to deselect the row at `indexPath`. It may be another row; nil for
    /// no row (documented). Asked when another row is pressed (documented). Also asked when the row at `indexPath` is
    /// pressed while several rows may be selected (this library's choice). Default: `indexPath`.
    func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    /// Called when a pressed row is selected, but not for selections by the program (documented). Default: nothing.
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
    /// Called when a row is deselected because of a press, but not for deselections by the program (documented).
    /// Default: nothing.
    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
    /// Whether pressing a row performs an action in addition to selecting the row. Default: `!tableView.isEditing`
    /// (documented).
    func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
    /// Called when a row was pressed, also if the selection did not change. Not called if the press extended a
    /// selection (documented). A change of the selection comes before this call. Default: nothing.
    func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath)

    // MARK: Editing

    /// The control that a row has at its leading side while the table is edited. Asked for rows that the data source
    /// allows to be edited. Default: `.delete` (documented).
    func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath) -> TableViewCell.EditingStyle
    /// Whether a row's content moves aside for its editing control. Asked for rows that can be edited. Default: `true`
    /// (documented).
    func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    /// The title of the button that deletes a row; nil for the system's title. Never asked by this library. Default:
    /// `nil`.
    func tableView(_ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
    /// Called when a row is swiped, so that its buttons are shown. Never called by this library. Default: nothing.
    func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath)
    /// Called when the buttons of a swiped row are gone; the path is nil if the row is gone, too. Never called by this
    /// library. Default: nothing.
    func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?)
    /// The path to which a row moves when the user drops it. It replaces the proposed path. See
    /// ``TableView/dragRow(at:to:file:line:)``. Default: `proposedDestinationIndexPath`.
    func tableView(
        _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath
    /// Called when a detail button was pressed. See ``TableView/tapAccessoryButton(at:file:line:)``. Default: nothing.
    func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

    // MARK: Focus, gestures and menus

    /// Whether a gesture with two fingers begins to select several rows. Never asked by this library. Default: `false`
    /// (documented).
    func tableView(_ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
    /// Called when a gesture with two fingers selects several rows. Never called by this library. Default: nothing.
    func tableView(_ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    /// Called when a gesture with two fingers is over. Never called by this library. Default: nothing.
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView)
    /// Whether a row may have the focus. Never asked by this library. Default: `tableView.allowsFocus` (this library's
    /// choice).
    func tableView(_ tableView: TableView, canFocusRowAt indexPath: IndexPath) -> Bool
    /// The row that the focus goes to first; nil if the delegate prefers no row. Never asked by this library. Default:
    /// `nil`.
    func indexPathForPreferredFocusedView(in tableView: TableView) -> IndexPath?
    /// Whether a row is selected when it gets the focus. Never asked by this library. Default:
    /// `tableView.selectionFollowsFocus`.
    func tableView(_ tableView: TableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
    /// Whether the edit menu is shown for a row. Never asked by this library. Default: `false`.
    func tableView(_ tableView: TableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
    /// Whether the edit menu offers an action. Never asked by this library. Default: `false`.
    func tableView(
        _ tableView: TableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool
    /// Performs an action that was chosen in the edit menu. Never called by this library. Default: nothing.
    func tableView(
        _ tableView: TableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?)
}
