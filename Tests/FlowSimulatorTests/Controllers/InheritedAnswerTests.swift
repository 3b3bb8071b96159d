import FlowSimulator
import Foundation
import Testing

/// A subclass may ask `super` for an answer that the controller itself does not give.
@MainActor @Suite("Inherited answers of controllers")
struct InheritedAnswerTests {
    private let path = IndexPath(item: 0, section: 0)

    private func answers(_ asked: some TableViewDelegate & TableViewDataSource, _ table: TableView) -> [Bool] {
        [
            asked.tableView(table, canEditRowAt: path), asked.tableView(table, canMoveRowAt: path),
            asked.tableView(table, shouldHighlightRowAt: path),
            asked.tableView(table, canPerformPrimaryActionForRowAt: path),
            asked.tableView(table, shouldIndentWhileEditingRowAt: path),
            asked.tableView(table, shouldBeginMultipleSelectionInteractionAt: path),
            asked.tableView(table, canFocusRowAt: path), asked.tableView(table, selectionFollowsFocusForRowAt: path),
            asked.tableView(table, shouldShowMenuForRowAt: path),
            asked.tableView(table, canPerformAction: "copy:", forRowAt: path, withSender: nil),
            asked.scrollViewShouldScrollToTop(table),
        ]
    }

    private func answers(
        _ asked: some CollectionViewDelegate & CollectionViewDataSource, _ view: CollectionView
    ) -> [Bool] {
        [
            asked.collectionView(view, canMoveItemAt: path), asked.collectionView(view, canEditItemAt: path),
            asked.collectionView(view, shouldHighlightItemAt: path),
            asked.collectionView(view, shouldSelectItemAt: path),
            asked.collectionView(view, shouldDeselectItemAt: path),
            asked.collectionView(view, canPerformPrimaryActionForItemAt: path),
            asked.collectionView(view, shouldBeginMultipleSelectionInteractionAt: path),
            asked.collectionView(view, canFocusItemAt: path),
            asked.collectionView(view, selectionFollowsFocusForItemAt: path),
            asked.collectionView(view, shouldShowMenuForItemAt: path),
            asked.collectionView(view, canPerformAction: "copy:", forItemAt: path, withSender: nil),
            asked.scrollViewShouldScrollToTop(view),
        ]
    }

    @Test("A table's controller answers what counts where a delegate does not", arguments: [false, true])
    func tables(state: Bool) {
        let controller = TableViewController(style: .plain)
        let table: TableView = controller.tableView
        (table.isEditing, table.allowsFocus, table.selectionFollowsFocus) = (state, state, state)
        let given = answers(controller, table)
        #expect(given == answers(SilentTable(), table))
        #expect(given == [true, true, true, !state, true, false, state, state, false, false, true])
    }

    @Test("A collection view's controller answers what counts where a delegate does not", arguments: [false, true])
    func collections(state: Bool) {
        let controller = CollectionViewController(collectionViewLayout: CollectionViewFlowLayout())
        let view: CollectionView = controller.collectionView
        (view.isEditing, view.allowsFocus, view.selectionFollowsFocus) = (state, state, state)
        let given = answers(controller, view)
        #expect(given == answers(Silent(), view))
        #expect(given == [true, true, true, true, true, !state, false, state, state, false, false, true])
    }
}
