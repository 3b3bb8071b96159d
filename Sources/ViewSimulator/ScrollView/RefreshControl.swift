import Foundation

/// What reloads a scroll view's content when it is pulled, as UIKit's `UIRefreshControl`. Nobody pulls here: client
/// code begins and ends. On a device the content inset grows meanwhile; here it stays, because by how much was not
/// measured.
@preconcurrency @MainActor
open class RefreshControl: Control {
    /// Whether the content is being reloaded.
    open var isRefreshing: Bool { refreshes }
    private var refreshes = false

    /// Says that the content is being reloaded.
    open func beginRefreshing() { refreshes = true }

    /// Says that it was.
    open func endRefreshing() { refreshes = false }
}
