/// How a controller is presented.
public enum ModalPresentationStyle: Int, Sendable {
    /// As the system likes.
    case automatic = -2
    /// As the surroundings say.
    case none = -1
    /// In the whole window.
    case fullScreen = 0
    /// On part of the screen.
    case pageSheet, formSheet
    /// Over the view of the presenting controller.
    case currentContext
    /// As a transition of one's own says.
    case custom
    /// In the whole window, with the presenting controller's view still behind.
    case overFullScreen
    /// Over the presenting controller's view, which is still behind.
    case overCurrentContext
    /// Beside what it belongs to.
    case popover
    /// Of televisions: in the whole window, blurred.
    case blurOverFullScreen

    /// Whether the presenting controller's view goes.
    var coversPresenter: Bool { self == .fullScreen || self == .currentContext }
}

/// How the view of a presented controller comes. Kept for client code.
public enum ModalTransitionStyle: Int, Sendable {
    /// From below, by turning, by fading, by turning a page.
    case coverVertical = 0, flipHorizontal, crossDissolve, partialCurl
}
