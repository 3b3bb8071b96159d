import Foundation
import ViewSimulator

/// Where a table view gets its counts and its cells from.
///
/// All but the first two are optional. Without `numberOfSections(in:)` there is one section.
///
/// An optional method counts as implemented where the class that conforms, or one that it inherits from, has it. One
/// that only a subclass of the conforming class adds is not seen, as it would be with Objective-C: Swift chose what is
/// called when the class conformed. Have the conforming class implement the method, and override it.
///
/// ## What may be done during a call
///
/// Every method may reload, scroll and begin a batch update. In the middle of a layout pass that is done by the pass's
/// next round, but for a batch update, which waits for the pass, and for the update before it, to be over;
/// `layoutIfNeeded()` does nothing then, and `performThrowingBatchUpdates(_:)` stops the program. What asks for more in
/// every call never ends, and is reported as `LayoutIssue.Kind.layoutLoop`.
@preconcurrency @MainActor
public protocol TableViewDataSource: AnyObject {
    /// Rows of a section; must not be negative. Asked for every section in order, then remembered until the counts
    /// change. During an update the data must stay as it is, or the update does not add up.
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
    /// A cell for a row: one that was dequeued for this path, or another one that is shown nowhere. Asked when the row
    /// comes on screen, and with estimates before its height is. This is where one cell may be dequeued by
    /// `dequeueReusableCell(withIdentifier:for:)`, for this path.
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
    /// How many sections there are. During an update the data must stay as it is, or the update does not add up.
    /// Default: `1`.
    func numberOfSections(in tableView: TableView) -> Int
    /// The title of a section's header; nil for a section without one. It is not shown where the delegate has a view
    /// for the header (documented). Default: `nil`.
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
    /// The title of a section's footer; nil for a section without one. It is not shown where the delegate has a view
    /// for the footer (documented). Default: `nil`.
    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?

    // MARK: Editing and moving

    /// Whether a row may be edited (documented). Default: `true`.
    func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Whether a row may be carried to another place while the table is edited. Without this method rows may be carried
    /// if the data source implements `tableView(_:moveRowAt:to:)` (documented). Default: `true`.
    func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// A button that deletes or inserts a row was pressed: change the data and notify the table. See
    /// ``TableView/tapEditingControl(at:file:line:)``. Default: nothing.
    func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// A row was carried to another place: change the data; the table shows the row there by itself. See
    /// ``TableView/dragRow(at:to:file:line:)``. Whether it is implemented matters, see `tableView(_:canMoveRowAt:)`.
    /// Default: nothing.
    func tableView(_ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

    // MARK: The index of sections

    /// The titles of an index at the side; nil for none. The index takes width from all rows. Default: `nil`.
    func sectionIndexTitles(for tableView: TableView) -> [String]?
    /// The section that a title of the index leads to; one that does not exist, such as `NSNotFound`, for a title that
    /// leads nowhere. See ``TableView/tapSectionIndexTitle(at:file:line:)``. Default: `index`, a choice.
    func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}
