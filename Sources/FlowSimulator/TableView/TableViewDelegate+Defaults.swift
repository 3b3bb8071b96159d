import Foundation
import ViewSimulator

extension TableViewDelegate {
    /// What counts where a delegate does not implement it: the table's `rowHeight`.
    public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalRequirement.notImplemented()
        return tableView.rowHeight
    }

    /// What counts where a delegate does not implement it: the table's `estimatedRowHeight`.
    public func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalRequirement.notImplemented()
        return tableView.estimatedRowHeight
    }

    /// What counts where a delegate does not implement it: the table's `sectionHeaderHeight`.
    public func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
        OptionalRequirement.notImplemented()
        return tableView.sectionHeaderHeight
    }

    /// What counts where a delegate does not implement it: the table's `sectionFooterHeight`.
    public func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
        OptionalRequirement.notImplemented()
        return tableView.sectionFooterHeight
    }

    /// What counts where a delegate does not implement it: the table's `estimatedSectionHeaderHeight`.
    public func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        OptionalRequirement.notImplemented()
        return tableView.estimatedSectionHeaderHeight
    }

    /// What counts where a delegate does not implement it: the table's `estimatedSectionFooterHeight`.
    public func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        OptionalRequirement.notImplemented()
        return tableView.estimatedSectionFooterHeight
    }

    /// What counts where a delegate does not implement it: 0.
    public func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        OptionalRequirement.notImplemented()
        return 0
    }

    /// What counts where a delegate does not implement it: no section has a header view.
    public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        OptionalRequirement.notImplemented()
        return nil
    }

    /// What counts where a delegate does not implement it: no section has a footer view.
    public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
        OptionalRequirement.notImplemented()
        return nil
    }

    /// What happens where a delegate does not implement it: nothing.
    public func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// What happens where a delegate does not implement it: nothing.
    public func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {
        OptionalRequirement.notImplemented()
    }

    /// What happens where a delegate does not implement it: nothing.
    public func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int) {
        OptionalRequirement.notImplemented()
    }

    /// What happens where a delegate does not implement it: nothing.
    public func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// What happens where a delegate does not implement it: nothing.
    public func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int) {
        OptionalRequirement.notImplemented()
    }

    /// What happens where a delegate does not implement it: nothing.
    public func tableView(_ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int) {
        OptionalRequirement.notImplemented()
    }
}
