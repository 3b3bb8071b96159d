import CallerChecks
import Foundation
import ViewSimulator

/// Owns a table view, whose data source and delegate it is, as UIKit's `UITableViewController`.
///
/// ```swift
/// final class Names: TableViewController {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         tableView.register(TableViewCell.self, forCellReuseIdentifier: "name")
///     }
///
///     override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 5 }
///
///     override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
///         tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
///     }
/// }
/// ```
///
/// Its view is the table itself (measured on devices). A program that wants more around the table sets `view` to
/// another view and puts the table into it.
///
/// All optional methods of data source and delegate can be overridden here. One that no subclass overrides counts as
/// not implemented. So does one that a subclass overrides, in calls in which it calls `super`.
@preconcurrency @MainActor
open class TableViewController: ViewController, TableViewDataSource, TableViewDelegate {
    final let style: TableView.Style
    final var ownTableView: TableView?
    final var hasAppeared = false

    /// Whether nothing is selected any more when the view appears; true unless set.
    open var clearsSelectionOnViewWillAppear = true

    /// What reloads the content when the table is pulled; the table has it too, once there is one. Nil unless set.
    open var refreshControl: RefreshControl? {
        didSet { tableViewIfLoaded?.refreshControl = refreshControl }
    }

    /// Makes a controller whose table has a style.
    public init(style: TableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller with a plain table.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: Kept, and not read: there are no archives here.
    ///   - nibBundleOrNil: Kept, and not read.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// With a plain table: there are no archives to read one from.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// The table; asking for it makes the controller's view. One that is set becomes the controller's view, and has
    /// this controller as its data source and as its delegate where it has none, a choice.
    ///
    /// Where `view` is no table, this is the one that was the controller's view before.
    open var tableView: TableView! {
        get { loadedTableView }
        set { replaceTableView(by: newValue) }
    }

    /// Makes the table, which is the view.
    open override func loadView() { makeTableView() }

    /// Reloads the data when the view appears for the first time (documented), and deselects what is selected, where
    /// `clearsSelectionOnViewWillAppear` says so. The delegate is not told, as of whatever the program deselects.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        prepareTableViewToAppear(animated: animated)
    }

    /// Has the table edited, too.
    ///
    /// - Parameters:
    ///   - editing: Kept as `isEditing`.
    ///   - animated: Handed on; nothing takes time.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableViewIfLoaded?.setEditing(editing, animated: animated)
    }

    // MARK: Data source

    /// One, unless a subclass says otherwise.
    open func numberOfSections(in tableView: TableView) -> Int { 1 }

    /// None, unless a subclass says otherwise.
    open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

    /// A subclass that has rows has to override it: traps here.
    open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        stop("\(type(of: self)) has rows and does not override tableView(_:cellForRowAt:)")
    }

    // MARK: Data source, optional

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        OptionalRequirement.notImplemented()
        return nil
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        OptionalRequirement.notImplemented()
        return nil
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
        return true
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
        return true
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { OptionalRequirement.notImplemented() }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(
        _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { OptionalRequirement.notImplemented() }

    /// For subclasses to implement: counts as not implemented here.
    open func sectionIndexTitles(for tableView: TableView) -> [String]? {
        OptionalRequirement.notImplemented()
        return nil
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        OptionalRequirement.notImplemented()
        return index
    }

    // MARK: Delegate: heights, headers, footers and display

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalRequirement.notImplemented()
        return tableView.rowHeight
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalRequirement.notImplemented()
        return tableView.estimatedRowHeight
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
        OptionalRequirement.notImplemented()
        return tableView.sectionHeaderHeight
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
        OptionalRequirement.notImplemented()
        return tableView.sectionFooterHeight
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        OptionalRequirement.notImplemented()
        return tableView.estimatedSectionHeaderHeight
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        OptionalRequirement.notImplemented()
        return tableView.estimatedSectionFooterHeight
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        OptionalRequirement.notImplemented()
        return 0
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        OptionalRequirement.notImplemented()
        return nil
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
        OptionalRequirement.notImplemented()
        return nil
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {
        OptionalRequirement.notImplemented()
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int) {
        OptionalRequirement.notImplemented()
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int) {
        OptionalRequirement.notImplemented()
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(_ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int) {
        OptionalRequirement.notImplemented()
    }

    // MARK: Delegate: pressing and selecting

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
        return true
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalRequirement.notImplemented()
        return indexPath
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalRequirement.notImplemented()
        return indexPath
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
        return !tableView.isEditing
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    // MARK: Delegate: editing, focus and menus

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(
        _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
    ) -> TableViewCell.EditingStyle {
        OptionalRequirement.notImplemented()
        return .delete
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
        return true
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(
        _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        OptionalRequirement.notImplemented()
        return nil
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {
        OptionalRequirement.notImplemented()
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(
        _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        OptionalRequirement.notImplemented()
        return proposedDestinationIndexPath
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(
        _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        OptionalRequirement.notImplemented()
        return false
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(_ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {
        OptionalRequirement.notImplemented()
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(_ tableView: TableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
        return tableView.allowsFocus
    }

    /// For subclasses to implement: counts as not implemented here.
    open func indexPathForPreferredFocusedView(in tableView: TableView) -> IndexPath? {
        OptionalRequirement.notImplemented()
        return nil
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(_ tableView: TableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
        return tableView.selectionFollowsFocus
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(_ tableView: TableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
        return false
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(
        _ tableView: TableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        OptionalRequirement.notImplemented()
        return false
    }

    /// For subclasses to implement: counts as not implemented here.
    open func tableView(
        _ tableView: TableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
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
