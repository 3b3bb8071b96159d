import FlowSimulator
import FlowTestSupport

/// Answers everything that a table may ask, each with an answer of its own, and notes what it was asked.
@MainActor
class TableAnswers: NSObject {
    var calls: [String] = []
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    let view = View()
    let other = IndexPath(row: 5, section: 6)
}

final class AnsweringTableSource: TableAnswers, TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        calls.append("numberOfRowsInSection \(section)")
        return 3
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        calls.append("cellForRowAt \(indexPath.short)")
        return cell
    }

    func numberOfSections(in tableView: TableView) -> Int {
        calls.append("numberOfSections")
        return 2
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        calls.append("titleForHeaderInSection \(section)")
        return "header"
    }

    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        calls.append("titleForFooterInSection \(section)")
        return "footer"
    }

    func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
        calls.append("canEditRowAt \(indexPath.short)")
        return false
    }

    func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        calls.append("canMoveRowAt \(indexPath.short)")
        return false
    }

    func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        calls.append("commit \(indexPath.short)")
    }

    func tableView(_ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        calls.append("moveRowAt \(sourceIndexPath.short) \(destinationIndexPath.short)")
    }

    func sectionIndexTitles(for tableView: TableView) -> [String]? {
        calls.append("sectionIndexTitles")
        return ["a", "b"]
    }

    func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        calls.append("sectionForSectionIndexTitle \(title) \(index)")
        return 7
    }
}

final class AnsweringTableDelegate: TableAnswers, TableViewDelegate {
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        calls.append("heightForRowAt \(indexPath.short)")
        return 11
    }

    func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        calls.append("estimatedHeightForRowAt \(indexPath.short)")
        return 12
    }

    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
        calls.append("heightForHeaderInSection \(section)")
        return 13
    }

    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
        calls.append("heightForFooterInSection \(section)")
        return 14
    }

    func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        calls.append("estimatedHeightForHeaderInSection \(section)")
        return 15
    }

    func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        calls.append("estimatedHeightForFooterInSection \(section)")
        return 16
    }

    func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        calls.append("indentationLevelForRowAt \(indexPath.short)")
        return 17
    }

    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        calls.append("viewForHeaderInSection \(section)")
        return view
    }

    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
        calls.append("viewForFooterInSection \(section)")
        return view
    }

    func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
        calls.append("willDisplay \(indexPath.short)")
    }

    func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {
        calls.append("willDisplayHeaderView \(section)")
    }

    func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int) {
        calls.append("willDisplayFooterView \(section)")
    }

    func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {
        calls.append("didEndDisplaying \(indexPath.short)")
    }

    func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int) {
        calls.append("didEndDisplayingHeaderView \(section)")
    }

    func tableView(_ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int) {
        calls.append("didEndDisplayingFooterView \(section)")
    }

    func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        calls.append("shouldHighlightRowAt \(indexPath.short)")
        return false
    }

    func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
        calls.append("didHighlightRowAt \(indexPath.short)")
    }

    func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
        calls.append("didUnhighlightRowAt \(indexPath.short)")
    }

    func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        calls.append("willSelectRowAt \(indexPath.short)")
        return other
    }

    func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        calls.append("willDeselectRowAt \(indexPath.short)")
        return other
    }

    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        calls.append("didSelectRowAt \(indexPath.short)")
    }

    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
        calls.append("didDeselectRowAt \(indexPath.short)")
    }

    func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        calls.append("canPerformPrimaryActionForRowAt \(indexPath.short)")
        return false
    }

    func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        calls.append("performPrimaryActionForRowAt \(indexPath.short)")
    }

    func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath) -> TableViewCell.EditingStyle {
        calls.append("editingStyleForRowAt \(indexPath.short)")
        return .insert
    }

    func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        calls.append("shouldIndentWhileEditingRowAt \(indexPath.short)")
        return false
    }

    func tableView(_ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
        calls.append("titleForDeleteConfirmationButtonForRowAt \(indexPath.short)")
        return "title"
    }

    func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {
        calls.append("willBeginEditingRowAt \(indexPath.short)")
    }

    func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {
        calls.append("didEndEditingRowAt \(indexPath?.short ?? "nil")")
    }

    func tableView(
        _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        calls.append("targetIndexPathForMoveFromRowAt \(sourceIndexPath.short) \(proposedDestinationIndexPath.short)")
        return other
    }

    func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        calls.append("accessoryButtonTappedForRowWith \(indexPath.short)")
    }

    func tableView(_ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
        calls.append("shouldBeginMultipleSelectionInteractionAt \(indexPath.short)")
        return true
    }

    func tableView(_ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        calls.append("didBeginMultipleSelectionInteractionAt \(indexPath.short)")
    }

    func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {
        calls.append("tableViewDidEndMultipleSelectionInteraction")
    }

    func tableView(_ tableView: TableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        calls.append("canFocusRowAt \(indexPath.short)")
        return true
    }

    func indexPathForPreferredFocusedView(in tableView: TableView) -> IndexPath? {
        calls.append("indexPathForPreferredFocusedView")
        return other
    }

    func tableView(_ tableView: TableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        calls.append("selectionFollowsFocusForRowAt \(indexPath.short)")
        return true
    }

    func tableView(_ tableView: TableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        calls.append("shouldShowMenuForRowAt \(indexPath.short)")
        return true
    }

    func tableView(
        _ tableView: TableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        calls.append("canPerformAction \(indexPath.short)")
        return true
    }

    func tableView(
        _ tableView: TableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) {
        calls.append("performAction \(indexPath.short)")
    }
}
