import FlowSimulator
import FlowTestSupport
import Testing

/// Clients call the optional methods of a table's delegate and data source with `?`, and forward them.
@Suite("Optional methods of tables")
@MainActor
struct OptionalTableCallTests {
    private let table = TableView(frame: .zero, style: .plain)
    private let path = IndexPath(row: 2, section: 1)
    private let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    private let view = View()

    private func askForHeightsAndViews(_ delegate: any TableViewDelegate) -> [Bool] {
        [
            delegate.tableView?(table, heightForRowAt: path) != nil,
            delegate.tableView?(table, estimatedHeightForRowAt: path) != nil,
            delegate.tableView?(table, heightForHeaderInSection: 4) != nil,
            delegate.tableView?(table, heightForFooterInSection: 4) != nil,
            delegate.tableView?(table, estimatedHeightForHeaderInSection: 4) != nil,
            delegate.tableView?(table, estimatedHeightForFooterInSection: 4) != nil,
            delegate.tableView?(table, indentationLevelForRowAt: path) != nil,
            delegate.tableView?(table, viewForHeaderInSection: 4) != nil,
            delegate.tableView?(table, viewForFooterInSection: 4) != nil,
            delegate.tableView?(table, willDisplay: cell, forRowAt: path) != nil,
            delegate.tableView?(table, willDisplayHeaderView: view, forSection: 4) != nil,
            delegate.tableView?(table, willDisplayFooterView: view, forSection: 4) != nil,
            delegate.tableView?(table, didEndDisplaying: cell, forRowAt: path) != nil,
            delegate.tableView?(table, didEndDisplayingHeaderView: view, forSection: 4) != nil,
            delegate.tableView?(table, didEndDisplayingFooterView: view, forSection: 4) != nil,
        ]
    }

    private func press(_ delegate: any TableViewDelegate) -> [Bool] {
        [
            delegate.tableView?(table, shouldHighlightRowAt: path) != nil,
            delegate.tableView?(table, didHighlightRowAt: path) != nil,
            delegate.tableView?(table, didUnhighlightRowAt: path) != nil,
            delegate.tableView?(table, willSelectRowAt: path) != nil,
            delegate.tableView?(table, willDeselectRowAt: path) != nil,
            delegate.tableView?(table, didSelectRowAt: path) != nil,
            delegate.tableView?(table, didDeselectRowAt: path) != nil,
            delegate.tableView?(table, canPerformPrimaryActionForRowAt: path) != nil,
            delegate.tableView?(table, performPrimaryActionForRowAt: path) != nil,
        ]
    }

    private func edit(_ delegate: any TableViewDelegate) -> [Bool] {
        [
            delegate.tableView?(table, editingStyleForRowAt: path) != nil,
            delegate.tableView?(table, shouldIndentWhileEditingRowAt: path) != nil,
            delegate.tableView?(table, titleForDeleteConfirmationButtonForRowAt: path) != nil,
            delegate.tableView?(table, willBeginEditingRowAt: path) != nil,
            delegate.tableView?(table, didEndEditingRowAt: path) != nil,
            delegate.tableView?(table, accessoryButtonTappedForRowWith: path) != nil,
            delegate.tableView?(table, shouldBeginMultipleSelectionInteractionAt: path) != nil,
            delegate.tableView?(table, didBeginMultipleSelectionInteractionAt: path) != nil,
            delegate.tableViewDidEndMultipleSelectionInteraction?(table) != nil,
            delegate.tableView?(table, canFocusRowAt: path) != nil,
            delegate.indexPathForPreferredFocusedView?(in: table) != nil,
            delegate.tableView?(table, selectionFollowsFocusForRowAt: path) != nil,
            delegate.tableView?(table, shouldShowMenuForRowAt: path) != nil,
            delegate.tableView?(table, canPerformAction: "copy:", forRowAt: path, withSender: nil) != nil,
            delegate.tableView?(table, performAction: "copy:", forRowAt: path, withSender: nil) != nil,
            delegate.tableView?(table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: path) != nil,
        ]
    }

    private func ask(_ source: any TableViewDataSource) -> [Bool] {
        [
            source.numberOfSections?(in: table) != nil,
            source.tableView?(table, titleForHeaderInSection: 4) != nil,
            source.tableView?(table, titleForFooterInSection: 4) != nil,
            source.tableView?(table, canEditRowAt: path) != nil,
            source.tableView?(table, canMoveRowAt: path) != nil,
            source.tableView?(table, commit: .delete, forRowAt: path) != nil,
            source.tableView?(table, moveRowAt: path, to: path) != nil,
            source.sectionIndexTitles?(for: table) != nil,
            source.tableView?(table, sectionForSectionIndexTitle: "b", at: 4) != nil,
        ]
    }

    @Test("Whoever implements nothing answers nil to every question mark, and so does a controller")
    func nothing() {
        let controller = TableViewController(style: .plain)
        let delegates: [any TableViewDelegate] = [SilentDelegate(), TableClient(), controller]
        for delegate in delegates {
            #expect(askForHeightsAndViews(delegate) == Array(repeating: false, count: 15))
            #expect(press(delegate) == Array(repeating: false, count: 9))
            #expect(edit(delegate) == Array(repeating: false, count: 16))
        }
        #expect(ask(SilentTable()) == Array(repeating: false, count: 9))
        // A controller says itself that it has one section.
        #expect(ask(controller) == [true] + Array(repeating: false, count: 8))
    }

    @Test("Calls for heights, headers, footers and display reach the method that they name")
    func heights() {
        let delegate = AnsweringTableDelegate()
        #expect(!askForHeightsAndViews(delegate).contains(false))
        let reached = [
            "heightForRowAt 1-2", "estimatedHeightForRowAt 1-2", "heightForHeaderInSection 4",
            "heightForFooterInSection 4", "estimatedHeightForHeaderInSection 4", "estimatedHeightForFooterInSection 4",
            "indentationLevelForRowAt 1-2", "viewForHeaderInSection 4", "viewForFooterInSection 4", "willDisplay 1-2",
            "willDisplayHeaderView 4", "willDisplayFooterView 4", "didEndDisplaying 1-2",
            "didEndDisplayingHeaderView 4", "didEndDisplayingFooterView 4",
        ]
        #expect(delegate.calls == reached)
    }

    @Test("Calls about presses reach the method that they name")
    func presses() {
        let delegate = AnsweringTableDelegate()
        #expect(!press(delegate).contains(false))
        let reached = [
            "shouldHighlightRowAt 1-2", "didHighlightRowAt 1-2", "didUnhighlightRowAt 1-2", "willSelectRowAt 1-2",
            "willDeselectRowAt 1-2", "didSelectRowAt 1-2", "didDeselectRowAt 1-2",
            "canPerformPrimaryActionForRowAt 1-2", "performPrimaryActionForRowAt 1-2",
        ]
        #expect(delegate.calls == reached)
    }

    @Test("Calls about editing, focus and menus reach the method that they name")
    func edits() {
        let delegate = AnsweringTableDelegate()
        #expect(!edit(delegate).contains(false))
        let reached = [
            "editingStyleForRowAt 1-2", "shouldIndentWhileEditingRowAt 1-2",
            "titleForDeleteConfirmationButtonForRowAt 1-2", "willBeginEditingRowAt 1-2", "didEndEditingRowAt 1-2",
            "accessoryButtonTappedForRowWith 1-2", "shouldBeginMultipleSelectionInteractionAt 1-2",
            "didBeginMultipleSelectionInteractionAt 1-2", "tableViewDidEndMultipleSelectionInteraction",
            "canFocusRowAt 1-2", "indexPathForPreferredFocusedView", "selectionFollowsFocusForRowAt 1-2",
            "shouldShowMenuForRowAt 1-2", "canPerformAction 1-2", "performAction 1-2",
            "targetIndexPathForMoveFromRowAt 1-2 1-2",
        ]
        #expect(delegate.calls == reached)
    }

    @Test("Calls of the data source reach the method that they name")
    func source() {
        let source = AnsweringTableSource()
        #expect(!ask(source).contains(false))
        let reached = [
            "numberOfSections", "titleForHeaderInSection 4", "titleForFooterInSection 4", "canEditRowAt 1-2",
            "canMoveRowAt 1-2", "commit 1-2", "moveRowAt 1-2 1-2", "sectionIndexTitles",
            "sectionForSectionIndexTitle b 4",
        ]
        #expect(source.calls == reached)
        #expect(source.tableView?(table, cellForRowAt: path) === source.cell)
        #expect(source.tableView?(table, numberOfRowsInSection: 4) == 3)
    }

    @Test("Heights that nobody gives are the properties of the table")
    func properties() {
        (table.rowHeight, table.estimatedRowHeight) = (21, 22)
        (table.sectionHeaderHeight, table.sectionFooterHeight) = (23, 24)
        (table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight) = (25, 26)
        let delegate = SilentDelegate()
        let heights: [CGFloat] = [
            delegate.tableView!(table, heightForRowAt: path),
            delegate.tableView!(table, estimatedHeightForRowAt: path),
            delegate.tableView!(table, heightForHeaderInSection: 0),
            delegate.tableView!(table, heightForFooterInSection: 0),
            delegate.tableView!(table, estimatedHeightForHeaderInSection: 0),
            delegate.tableView!(table, estimatedHeightForFooterInSection: 0),
        ]
        #expect(heights == [21, 22, 23, 24, 25, 26])
        let given: [CGFloat] = [
            AnsweringTableDelegate().tableView!(table, heightForRowAt: path),
            AnsweringTableDelegate().tableView!(table, estimatedHeightForFooterInSection: 0),
        ]
        #expect(given == [11, 16])
    }

    @Test("Where an answer is wanted, what counts without the method is the answer")
    func answers() {
        (table.allowsFocus, table.selectionFollowsFocus) = (true, true)
        let (delegate, source) = (SilentDelegate(), SilentTable())
        let answers: [Bool] = [
            delegate.tableView!(table, shouldHighlightRowAt: path),
            delegate.tableView!(table, canPerformPrimaryActionForRowAt: path),
            delegate.tableView!(table, shouldIndentWhileEditingRowAt: path),
            delegate.tableView!(table, shouldBeginMultipleSelectionInteractionAt: path),
            delegate.tableView!(table, canFocusRowAt: path),
            delegate.tableView!(table, selectionFollowsFocusForRowAt: path),
            delegate.tableView!(table, shouldShowMenuForRowAt: path),
            delegate.tableView!(table, canPerformAction: "copy:", forRowAt: path, withSender: nil),
            source.tableView!(table, canEditRowAt: path),
            source.tableView!(table, canMoveRowAt: path),
        ]
        #expect(answers == [true, true, true, false, true, true, false, false, true, true])
        table.isEditing = true
        #expect(!delegate.tableView(table, canPerformPrimaryActionForRowAt: path))
        let (style, depth): (TableViewCell.EditingStyle, Int) = (
            delegate.tableView!(table, editingStyleForRowAt: path),
            delegate.tableView!(table, indentationLevelForRowAt: path)
        )
        #expect(style == .delete)
        #expect(depth == 0)
        let sections: Int = source.numberOfSections!(in: table)
        let section: Int = source.tableView!(table, sectionForSectionIndexTitle: "b", at: 4)
        #expect(sections == 1)
        #expect(section == 4)
    }

    @Test("Rows go where they are carried, and those that are pressed are selected, unless somebody objects")
    func proposals() {
        let (delegate, other) = (SilentDelegate(), IndexPath(row: 0, section: 3))
        let target: IndexPath = delegate.tableView!(
            table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: other)
        #expect(target == other)
        #expect(delegate.tableView(table, willSelectRowAt: path) == path)
        #expect(delegate.tableView(table, willDeselectRowAt: path) == path)
    }
}
