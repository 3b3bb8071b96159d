import Foundation

/// What reloads a scroll view's content when it is pulled, as UIKit's `UIRefreshControl`. Nobody pulls here: client
/// code begins and ends. On a device the content inset grows meanwhile; here it stays, because by how much was not
/// measured.
@preconcurrency @MainActor
open class RefreshControl: Control {
    /// Whether the content is being reloaded.
    open var isRefreshing: Bool { refreshes }
    private var refreshes = false
    /// Shown below what turns. Nil unless set; kept for client code.
    open var attributedTitle: NSAttributedString?

    /// As high as a device's, 60 points (measured, see `ControlProfile`), where the frame has no size; as wide as the
    /// main screen (a choice).
    public override init(frame: CGRect) {
        var frame = frame
        if frame.size == .zero {
            frame.size = CGSize(
                width: Screen.main.bounds.size.width, height: ControlProfile.current.refreshControlHeight)
        }
        super.init(frame: frame)
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Says that the content is being reloaded. As on a device, `valueChanged` is not sent: no reader asked.
    open func beginRefreshing() { refreshes = true }

    /// Says that it was.
    open func endRefreshing() { refreshes = false }
}
