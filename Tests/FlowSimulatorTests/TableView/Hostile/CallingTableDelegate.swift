import FlowSimulator
import Foundation

/// The delegate and observer of a `CallingTable`.
final class CallingTableDelegate: TableViewDelegate, TableViewObserver {
    let hook: TableHook
    private(set) var issues: [LayoutIssue] = []

    init(_ hook: TableHook) { self.hook = hook }

    /// Loops and other mistakes, but for the estimate that makes one.
    var otherIssues: [LayoutIssue] {
        issues.filter { if case .invalidDelegateValue = $0.kind { false } else { true } }
    }

    func tableView(_ tableView: TableView, didReport issue: LayoutIssue) {
        issues.append(issue)
        hook.call(.didReport)
    }

    /// The second section has rows of its own.
    private func note(_ path: IndexPath) { if path.section == 0 { hook.note(path) } }

    // MARK: Heights

    /// Every other row sizes itself.
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        note(indexPath)
        hook.call(.height)
        return indexPath.row % 2 == 0 ? 60 : TableView.automaticDimension
    }

    func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        note(indexPath)
        hook.call(.estimate)
        // Not usable, so that an issue is reported.
        return indexPath.row == 3 ? -5 : 50
    }

    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
        hook.call(.headerHeight)
        return 30
    }

    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
        hook.call(.footerHeight)
        return 20
    }

    func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        hook.call(.headerEstimate)
        return 25
    }

    func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        hook.call(.footerEstimate)
        return 25
    }

    func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        note(indexPath)
        hook.call(.indentation)
        return 1
    }

    // MARK: What comes and goes

    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        hook.call(.headerView)
        return TableViewHeaderFooterView(reuseIdentifier: "header")
    }

    func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
        note(indexPath)
        hook.call(.willDisplay)
    }

    func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {
        hook.call(.willDisplayHeader)
    }

    func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int) {
        hook.call(.willDisplayFooter)
    }

    func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {
        hook.call(.didEndDisplaying)
    }

    func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int) {
        hook.call(.didEndDisplayingHeader)
    }

    func tableView(_ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int) {
        hook.call(.didEndDisplayingFooter)
    }

    // MARK: Editing and scrolling

    func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath) -> TableViewCell.EditingStyle {
        note(indexPath)
        hook.call(.editingStyle)
        return .delete
    }

    func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        note(indexPath)
        hook.call(.shouldIndent)
        return true
    }

    func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        hook.call(.shouldHighlight)
        return true
    }

    func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) { hook.call(.didHighlight) }
    func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) { hook.call(.didUnhighlight) }

    func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        hook.call(.willSelect)
        return indexPath
    }

    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) { hook.call(.didSelect) }

    func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        hook.call(.willDeselect)
        return indexPath
    }

    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) { hook.call(.didDeselect) }

    func scrollViewDidScroll(_ scrollView: ScrollView) { hook.call(.didScroll) }
}
