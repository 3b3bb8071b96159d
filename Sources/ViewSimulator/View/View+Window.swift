/// The movement of a view from one window to another, into a window, or out of a window.
///
/// Only views in a window, or on their way into one, have such a move: other views only check two flags.
@MainActor
struct WindowMove {
    /// The number of times that views entered, left or moved in a window's tree. The number is compared before and
    /// after a call of client code. If it differs, that code has changed such a tree.
    fileprivate static var count = 0

    var old: Window?
    var new: Window?

    /// Makes the move of a view to a new superview; nil if the view stays in the same window, or in none. Nil for a
    /// window, too, because a window's own window is always the window itself.
    init?(of view: View, into parent: View?) {
        guard view.isInWindow || parent?.isInWindow ?? false, !(view is Window) else { return nil }
        (old, new) = (view.nearestWindow, parent?.nearestWindow)
        if old === new { return nil }
    }
}

extension View {
    /// The window that contains the view; if the view is a window, the view itself.
    var nearestWindow: Window? {
        guard isInWindow else { return nil }
        for view in selfAndAncestors {
            if let window = view as? Window { return window }
        }
        return nil
    }

    /// Notifies the view and its descendants before the move.
    func announce(_ move: WindowMove) {
        if let first = move.old?.firstResponder as? View, first.isDescendant(of: self) {
            first.resignFirstResponder()
            // A responder that refuses to resign loses its role, too.
            if move.old?.firstResponder === first { move.old?.firstResponder = nil }
        }
        let count = WindowMove.count
        for view in viewsOfSameWindow where WindowMove.count == count || view.nearestWindow === move.old {
            view.ownRareState?.controller?.rootViewWillMove(to: move.new)
            view.willMove(toWindow: move.new)
        }
    }

    /// Called after a change of the tree. Records whether the view and its descendants are in a window, then notifies
    /// them of the new window.
    ///
    /// - Complexity: O(*n*), *n* descendants; after a notified method that changes the tree, O(*d*) for each view, *d*
    ///   views above.
    func settle(after move: WindowMove?) {
        guard !(self is Window) else { return }
        let views = viewsOfSameWindow
        let isInWindow = parent?.isInWindow ?? false
        for view in views { view.isInWindow = isInWindow }
        WindowMove.count += 1
        guard let move else { return }
        let count = WindowMove.count
        // A view that a notified method moved on was notified by that move.
        for view in views where WindowMove.count == count || view.nearestWindow === move.new { view.didMoveToWindow() }
        for view in views { view.ownRareState?.controller?.rootViewDidMove() }
    }

    /// The view and its descendants, superviews before subviews. Windows among the descendants are left out, with all
    /// views inside them.
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
