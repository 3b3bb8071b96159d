/// The presentation of a controller.
public enum ModalPresentationStyle: Int, Sendable {
    /// The presentation that the system chooses.
    case automatic = -2
    /// The value for no style. A delegate in UIKit returns it, so that a presentation keeps its style in a narrow
    /// window. Transitions of this library have this value as their `presentationStyle`.
    case none = -1
    /// A presentation in the whole window.
    case fullScreen = 0
    /// A presentation in a sheet over a part of the screen.
    case pageSheet, formSheet
    /// A presentation in the area of the presenting controller's view.
    case currentContext
    /// A presentation for which client code supplies the transition.
    case custom
    /// A presentation in the whole window. The presenting controller's view stays behind it.
    case overFullScreen
    /// A presentation in the area of the presenting controller's view, which stays behind.
    case overCurrentContext
    /// A presentation in a popover next to its source.
    case popover
    /// A presentation in the whole window, blurred, on televisions.
    case blurOverFullScreen

    /// Whether the presenting controller's view is removed from the window during the presentation.
    var coversPresenter: Bool { self == .fullScreen || self == .currentContext }
}

/// The transition of a presented controller's view. Not used by this library.
public enum ModalTransitionStyle: Int, Sendable {
    /// The view moves in from below.
    case coverVertical = 0
    /// The view turns around its vertical axis.
    case flipHorizontal
    /// The view fades in.
    case crossDissolve
    /// The presenting view curls up like a page and uncovers the presented view.
    case partialCurl
}
