import CallerChecks

extension View {
    /// Adds a view to this view, and removes it from its former superview. All notifications are sent in UIKit's order.
    ///
    /// Before: `willMove(toSuperview:)` and `willMove(toWindow:)` of the view, the latter also of its descendants, and
    /// `willRemoveSubview(_:)` of its former superview. Afterwards: `didMoveToWindow()` of the view and of its
    /// descendants, `didMoveToSuperview()` of the view, `didAddSubview(_:)` of the new superview. Logs of devices have
    /// this order for removed views; that added views have the same order, and that containing views come before
    /// contained ones, is a choice. Each of these methods may change the tree.
    ///
    /// - Parameters:
    ///   - view: The view to add.
    ///   - index: The index, without a sibling; a larger one than the last means the front.
    ///   - sibling: The sibling next to which the view is added; at the front if that is no subview.
    ///   - isInFront: Whether the view is in front of the sibling, or behind it.
    func take(_ view: View, at index: Int = .max, nextTo sibling: View? = nil, isInFront: Bool = true) {
        require(view !== self, "Can't add self as subview")
        var old = view.parent
        if old === self { return arrange(view, at: index, nextTo: sibling, isInFront: isInFront) }
        checkIsOutside(of: view)
        let move = isInWindow || view.isInWindow ? WindowMove(of: view, into: self) : nil
        let count = view.moveCount
        view.willMove(toSuperview: self)
        if let move { view.announce(move) }
        if view.moveCount != count { old = view.parent }
        if let old, old !== self { old.willRemoveSubview(view) }
        if view.moveCount != count { old = view.parent }
        view.rememberTraits()
        old?.release(view)
        checkIsOutside(of: view)
        children.insert(view, at: place(at: index, nextTo: sibling, isInFront: isInFront))
        view.parent = self
        view.moveCount &+= 1
        if view.followsSuperviewSize { hasFollowingSubviews = true }
        noteConstraints(of: view)
        if view.needsOwnLayout || view.needsDescendantLayout { noteDescendantNeedsLayout() }
        if !view.pendingConstraintUpdates.isEmpty { noteConstraintUpdateInside() }
        if isInWindow || view.isInWindow { view.settle(after: move) }
        view.surroundingsMayHaveChanged()
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    private func checkIsOutside(of view: View) {
        require(view.children.isEmpty || !isDescendant(of: view), "Can't add a view as subview of one that is in it")
    }

    /// Changes the order of subviews, without notifications.
    private func arrange(_ view: View, at index: Int, nextTo sibling: View?, isInFront: Bool) {
        guard view !== sibling, let old = self.index(ofChild: view) else { return }
        children.remove(at: old)
        let new = place(at: index, nextTo: sibling, isInFront: isInFront)
        children.insert(view, at: new)
        if new != old { noteOrder(of: view) }
    }

    func arrange(_ view: View, inFront: Bool) {
        if view.parent === self { arrange(view, at: inFront ? .max : 0, nextTo: nil, isInFront: true) }
    }

    private func place(at index: Int, nextTo sibling: View?, isInFront: Bool) -> Int {
        guard let sibling else { return min(max(index, 0), children.count) }
        guard let place = self.index(ofChild: sibling) else { return children.count }
        return isInFront ? place + 1 : place
    }

    /// Returns the index of a subview. Uses a loop, because a closure would check its executor for every child.
    private func index(ofChild view: View) -> Int? {
        for index in children.indices where children[index] === view { return index }
        return nil
    }

    func exchange(_ first: Int, _ second: Int) {
        require(
            children.indices.contains(first) && children.indices.contains(second),
            "No subviews at \(first) and \(second): there are \(children.count)")
        children.swapAt(first, second)
        for index in [first, second] where first != second { noteOrder(of: children[index]) }
    }

    // MARK: Leaving

    /// Removes the view from its superview. The notifications have the same order as in `take(_:at:)`. If a notified
    /// method moves the view elsewhere, the view stays in its new place.
    func leave() {
        guard let parent else { return }
        let move = isInWindow ? WindowMove(of: self, into: nil) : nil
        let count = moveCount
        willMove(toSuperview: nil)
        if let move { announce(move) }
        guard moveCount == count else { return }
        parent.willRemoveSubview(self)
        guard moveCount == count else { return }
        rememberTraits()
        parent.release(self)
        if isInWindow { settle(after: move) }
        if keepsSuperviewMargins { checkMargins() }
        didMoveToSuperview()
    }

    /// Removes a subview without notifications.
    private func release(_ view: View) {
        if view.isArranged { view.leaveArrangement() }
        if view.isTiedFromAbove || freeChildCount > 0 { forgetConstraints(of: view) }
        if let index = index(ofChild: view) { children.remove(at: index) }
        view.parent = nil
        view.moveCount &+= 1
    }

    // MARK: Search

    /// Returns the first view with the tag. The search begins at this view, and continues with its descendants, depth
    /// first.
    func firstView(withTag tag: Int) -> View? {
        if self.tag == tag { return self }
        for child in children {
            if let found = child.viewWithTag(tag) { return found }
        }
        return nil
    }
}
