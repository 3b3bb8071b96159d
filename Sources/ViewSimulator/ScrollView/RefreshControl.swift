/// A control that reloads a scroll view's content when the content is pulled, as UIKit's `UIRefreshControl`. There are
/// no touches: client code begins and ends the reloading. On a device the content inset grows during the reloading.
/// Here the inset does not change, because the growth was not measured.
@preconcurrency @MainActor
open class RefreshControl: Control {
    /// Whether the content is being reloaded.
    open var isRefreshing: Bool { refreshes }
    private var refreshes = false
    /// The text below the spinner; nil unless set. Not used by this library.
    open var attributedTitle: NSAttributedString?

    /// Makes a control. If the frame has no size, the control gets a default size. The default height is 60 points, as
    /// on a device (measured, see `ControlProfile`). The default width is the main screen's; this width is a choice of
    /// this library, not known behaviour of UIKit.
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

    /// Begins the reloading. As on a device, `valueChanged` is not sent.
    open func beginRefreshing() { refreshes = true }

    /// Ends the reloading.
    open func endRefreshing() { refreshes = false }
}
