/// The presentation of a controller.
public enum ModalPresentationStyle: Int, Sendable {
    /// The system's choice.
    case automatic = -2
    /// The presentation that follows the environment.
    case none = -1
    /// The whole window.
    case fullScreen = 0
    /// A part of the screen.
    case pageSheet, formSheet
    /// The area of the presenting controller's view.
    case currentContext
    /// The presentation of a custom transition.
    case custom
    /// The whole window, with the presenting controller's view behind.
    case overFullScreen
    /// The area of the presenting controller's view, which stays behind.
    case overCurrentContext
    /// A popover next to its source.
    case popover
    /// The whole window, blurred, on televisions.
    case blurOverFullScreen

    /// Whether the presenting controller's view is removed.
    var coversPresenter: Bool { self == .fullScreen || self == .currentContext }
}

/// The transition of a presented controller's view. Kept for client code.
public enum ModalTransitionStyle: Int, Sendable {
    /// A movement from below, a rotation, a fade, a turn of a page.
    case coverVertical = 0, flipHorizontal, crossDissolve, partialCurl
}
