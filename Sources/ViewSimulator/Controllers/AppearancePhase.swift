/// The phase of a controller's view: on screen, not on screen, or in a transition between the two.
package enum AppearancePhase: Equatable {
    /// The phase in which the view is not on screen.
    case gone
    /// The phase in which the view is on its way to the screen. After a call of `viewIsAppearing(_:)`, `isInPlace` is
    /// true.
    case coming(animated: Bool, isInPlace: Bool)
    /// The phase in which the view is on screen.
    case there
    /// The phase in which the view is on its way from the screen.
    case leaving(animated: Bool)

    var isComing: Bool { if case .coming = self { true } else { false } }
    var isOnScreen: Bool { isComing || self == .there }
}

/// The direction of a controller's current move: to a parent or presenting controller, or away from it.
enum ControllerMove {
    case none, coming, leaving
}
