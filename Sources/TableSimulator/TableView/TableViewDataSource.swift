/// The object that gives a table view the numbers of sections and rows, and the cells.
///
/// All but the first two are optional. Without `numberOfSections(in:)` there is one section.
///
/// An optional method is implemented if the conforming class, or a superclass of it, has it. One that only a subclass
/// of the conforming class adds is not called, unlike in Objective-C, because Swift chooses the methods when the class
/// conforms. Implement the method in the conforming class, and override it.
///
/// ## What may be done during a call
///
/// Every method may reload, scroll and begin a batch update. During a layout pass, the pass's next round does this.
/// Only a batch update waits until the pass, and the update before it, are over; `layoutIfNeeded()` does nothing then,
/// and `performThrowingBatchUpdates(_:)` stops the program. A data source that requests more in every call never
/// settles, and is reported as `LayoutIssue.Kind.layoutLoop`.
@preconcurrency @MainActor
public protocol TableViewDataSource: AnyObject {
    /// The number of rows of a section. It must not be negative. Asked for every section in order, then stored until
    /// the data are reloaded or updated. After an update, it must be the number that was read before, changed by the
    /// update's operations. Otherwise the update is invalid.
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
    /// The cell for a row: a cell that was dequeued for this path, or any cell that is not shown. Asked when the row
    /// comes on screen. If rows have estimates, the delegate is asked for the row's height after this call. The method
    /// may dequeue one cell by `dequeueReusableCell(withIdentifier:for:)`, for this path.
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
    /// The number of sections. After an update, it must be the number that was read before, changed by the update's
    /// operations. Otherwise the update is invalid. Default: `1`.
    func numberOfSections(in tableView: TableView) -> Int
    /// The title of a section's header; nil for a header without a title. The title is not shown if the delegate has a
    /// view for the header (documented). Default: `nil`.
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
    /// The title of a section's footer; nil for a footer without a title. The title is not shown if the delegate has a
    /// view for the footer (documented). Default: `nil`.
    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?

    // MARK: Editing and moving

    /// Whether a row may be edited (documented). Default: `true`.
    func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Whether the user may move a row while the table is edited. Default: `true`.
    ///
    /// On a device, a data source without this method can move all rows if it implements `tableView(_:moveRowAt:to:)`
    /// (documented). Here such a data source can move no row, because only a move shows whether it implements that
    /// method: implement both.
    func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// Called when a button that deletes or inserts a row was pressed. The data source changes the data and notifies
    /// the table. See ``TableView/tapEditingControl(at:file:line:)``. Default: nothing.
    func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// Called when the user has moved a row to another place. The data source changes the data; the table moves the row
    /// itself. See ``TableView/dragRow(at:to:file:line:)``. Rows can be moved only if the data source implements
    /// `tableView(_:canMoveRowAt:)`, too. Default: nothing.
    func tableView(_ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

    // MARK: The index of sections

    /// The titles of the section index; nil for no index. The index takes width from all rows. Default: `nil`.
    func sectionIndexTitles(for tableView: TableView) -> [String]?
    /// The section to which a title of the index leads. If the title leads nowhere, the result is a section that does
    /// not exist, such as `NSNotFound`. See ``TableView/tapSectionIndexTitle(at:file:line:)``. Default: `index` (this
    /// library's choice).
    func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}
