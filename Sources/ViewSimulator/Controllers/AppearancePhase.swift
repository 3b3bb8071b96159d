/// Where a controller's view is on its way to the screen and back.
enum AppearancePhase: Equatable {
    /// Not on screen.
    case gone
    /// On its way to it. `isInPlace`: the controller was told by `viewIsAppearing(_:)`.
    case coming(animated: Bool, isInPlace: Bool)
    /// On screen.
    case there
    /// On its way from it.
    case leaving(animated: Bool)

    var isComing: Bool { if case .coming = self { true } else { false } }
    var isOnScreen: Bool { isComing || self == .there }
}

/// What happens between a controller and its parent.
enum ParentMove {
    case none, coming, leaving
}

/// What happens between a controller and the one that presents it.
enum PresentationMove {
    case none, coming, leaving
}
