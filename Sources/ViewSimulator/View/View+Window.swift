import Foundation

/// A view's way from one window to another, or to none.
///
/// Only views in a window, or on their way into one, have such a move: the others pay for two flags.
@MainActor
struct WindowMove {
    /// How many trees in windows have changed.
    fileprivate static var count = 0

    var old: Window?
    var new: Window?

    /// Nil where the window stays the same. A window that is put into a view is its own window all the same.
    init?(of view: View, into parent: View?) {
        guard view.isInWindow || parent?.isInWindow ?? false, !(view is Window) else { return nil }
        (old, new) = (view.nearestWindow, parent?.nearestWindow)
        if old === new { return nil }
    }
}

extension View {
    /// The window that the view is in, or is.
    var nearestWindow: Window? {
        guard isInWindow else { return nil }
        var view: View? = self
        while let current = view {
            if let window = current as? Window { return window }
            view = current.parent
        }
        return nil
    }

    /// Tells the view and what is in it where they will be.
    func announce(_ move: WindowMove) {
        if let first = move.old?.firstResponder as? View, first.isDescendant(of: self) {
            first.resignFirstResponder()
            // One that refuses cannot stay either.
            if move.old?.firstResponder === first { move.old?.firstResponder = nil }
        }
        let count = WindowMove.count
        for view in viewsOfSameWindow where WindowMove.count == count || view.nearestWindow === move.old {
            view.ownRareState?.controller?.rootViewWillMove(to: move.new)
            view.willMove(toWindow: move.new)
        }
    }

    /// The tree has changed: marks the view and what is in it, then tells them where they are.
    ///
    /// - Complexity: O(*n*): *n* views in it; for those that come after a callback that changes the tree, O(*d*) each,
    ///   *d* views above.
    func settle(after move: WindowMove?) {
        guard !(self is Window) else { return }
        let views = viewsOfSameWindow
        let isInWindow = parent?.isInWindow ?? false
        for view in views { view.isInWindow = isInWindow }
        WindowMove.count += 1
        guard let move else { return }
        let count = WindowMove.count
        // Whoever a callback moves on has been told by that move.
        for view in views where WindowMove.count == count || view.nearestWindow === move.new { view.didMoveToWindow() }
        for view in views { view.ownRareState?.controller?.rootViewDidMove() }
    }

    /// The view and what is in it, those that contain before those that are contained, without windows in it.
    private var viewsOfSameWindow: [View] {
        var views = [self]
        var next = 0
        while next < views.count {
            for child in views[next].children where !(child is Window) { views.append(child) }
            next += 1
        }
        return views
    }
}
