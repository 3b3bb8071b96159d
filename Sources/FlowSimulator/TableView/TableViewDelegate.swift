import Foundation
import ViewSimulator

/// Answers a table view's questions about heights, headers and footers, and is notified of what happens.
@preconcurrency @MainActor
public protocol TableViewDelegate: ScrollViewDelegate {
    /// A row's height. Optional: `rowHeight`.
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    /// A row's estimate. Optional: `estimatedRowHeight`.
    func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
    /// A header's height. Optional: `sectionHeaderHeight`.
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat
    /// A footer's height. Optional: `sectionFooterHeight`.
    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat
    /// A header's estimate. Optional: `estimatedSectionHeaderHeight`.
    func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    /// A footer's estimate. Optional: `estimatedSectionFooterHeight`.
    func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
    /// A section's header. Optional: none.
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?
    /// A section's footer. Optional: none.
    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?
    /// A row's cell comes on screen; its height is known. Optional.
    func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
    /// A row's cell left the screen. Optional.
    func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)
    /// A header comes on screen. Optional.
    func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int)
    /// A footer comes on screen. Optional.
    func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int)
    /// A header left the screen. Optional.
    func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int)
    /// A footer left the screen. Optional.
    func tableView(_ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int)
    /// How deep a row is. Optional: 0.
    func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
}

extension TableViewDelegate {
    /// What counts where a delegate does not implement it.
    public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalRequirement.notImplemented()
        return tableView.rowHeight
    }
    /// What counts where a delegate does not implement it.
    public func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalRequirement.notImplemented()
        return tableView.estimatedRowHeight
    }
    /// What counts where a delegate does not implement it.
    public func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
        OptionalRequirement.notImplemented()
        return tableView.sectionHeaderHeight
    }
    /// What counts where a delegate does not implement it.
    public func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
        OptionalRequirement.notImplemented()
        return tableView.sectionFooterHeight
    }
    /// What counts where a delegate does not implement it.
    public func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        OptionalRequirement.notImplemented()
        return tableView.estimatedSectionHeaderHeight
    }
    /// What counts where a delegate does not implement it.
    public func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        OptionalRequirement.notImplemented()
        return tableView.estimatedSectionFooterHeight
    }
    /// What counts where a delegate does not implement it.
    public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        OptionalRequirement.notImplemented()
        return nil
    }
    /// What counts where a delegate does not implement it.
    public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
        OptionalRequirement.notImplemented()
        return nil
    }
    /// What happens where a delegate does not implement it: nothing.
    public func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }
    /// What happens where a delegate does not implement it: nothing.
    public func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {
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
    public func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int) {
        OptionalRequirement.notImplemented()
    }
    /// What happens where a delegate does not implement it: nothing.
    public func tableView(_ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int) {
        OptionalRequirement.notImplemented()
    }
    /// What counts where a delegate does not implement it.
    public func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        OptionalRequirement.notImplemented()
        return 0
    }
}
