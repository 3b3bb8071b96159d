import Foundation

/// Where a view goes among its siblings.
enum SubviewPlace {
    /// An index past the end means the front.
    case front, at(Int)
    /// In front of a sibling or behind it; at the front where that is no sibling.
    case above(View), below(View)
}

extension View {
    /// Takes a view in, from wherever it is, and calls everybody in UIKit's order.
    ///
    /// Before: `willMove(toSuperview:)` and `willMove(toWindow:)` of the view, the latter also of everything in it, and
    /// `willRemoveSubview(_:)` of the superview that it leaves. Afterwards: `didMoveToWindow()` of the view and of what
    /// is in it, `didMoveToSuperview()` of the view, `didAddSubview(_:)` of the new superview. When a view leaves, logs
    /// of devices have this order; that it is the same when it comes, and that those who contain come before those who
    /// are contained, is a choice. Any of them may change the tree.
    func take(_ view: View, at place: SubviewPlace) {
        checkCanTake(view)
        guard view.parent !== self else { return arrange(view, at: place) }
        let move = WindowMove(of: view, into: self)
        view.willMove(toSuperview: self)
        if let move { view.announce(move) }
        if view.parent != nil, view.parent !== self { view.parent?.willRemoveSubview(view) }
        checkCanTake(view)
        view.detach()
        children.insert(view, at: index(of: place))
        view.parent = self
        if view.followsSuperviewSize { hasFollowingSubviews = true }
        noteConstraints(of: view)
        if view.needsOwnLayout || view.needsDescendantLayout { noteDescendantNeedsLayout() }
        if view.isInWindow || isInWindow { view.settle(after: move) }
        if view.preservesSuperviewLayoutMargins { view.lookAtMargins() }
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    private func checkCanTake(_ view: View) {
        precondition(view !== self, "Can't add self as subview")
        precondition(view.children.isEmpty || !isInside(view), "Can't add a view as subview of one that is in it")
    }

    private func isInside(_ view: View) -> Bool {
        var current = parent
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.parent
        }
        return false
    }

    /// Changes the order of subviews; nobody is called.
    private func arrange(_ view: View, at place: SubviewPlace) {
        switch place {
        case .above(let sibling) where sibling === view, .below(let sibling) where sibling === view: return
        default: break
        }
        guard let old = index(ofChild: view) else { return }
        children.remove(at: old)
        children.insert(view, at: index(of: place))
    }

    func arrange(_ view: View, inFront: Bool) {
        if view.parent === self { arrange(view, at: inFront ? .front : .at(0)) }
    }

    private func index(of place: SubviewPlace) -> Int {
        switch place {
        case .front: children.count
        case .at(let index): min(max(index, 0), children.count)
        case .above(let sibling): index(ofChild: sibling).map { $0 + 1 } ?? children.count
        case .below(let sibling): index(ofChild: sibling) ?? children.count
        }
    }

    /// A loop, because a closure would check its executor for every child.
    private func index(ofChild view: View) -> Int? {
        for index in children.indices where children[index] === view { return index }
        return nil
    }

    func exchange(_ first: Int, _ second: Int) {
        precondition(
            children.indices.contains(first) && children.indices.contains(second),
            "No subviews at \(first) and \(second): there are \(children.count)")
        children.swapAt(first, second)
    }

    // MARK: Leaving

    /// Leaves the superview in the order that `take(_:at:)` names. A callback that moves the view elsewhere has the
    /// last word.
    func leave() {
        guard let parent else { return }
        let move = WindowMove(of: self, into: nil)
        willMove(toSuperview: nil)
        if let move { announce(move) }
        guard self.parent === parent else { return }
        parent.willRemoveSubview(self)
        guard self.parent === parent else { return }
        detach()
        if isInWindow { settle(after: move) }
        if preservesSuperviewLayoutMargins { lookAtMargins() }
        didMoveToSuperview()
    }

    /// Without a call to anybody.
    private func detach() {
        guard let parent else { return }
        if isTiedFromAbove || parent.freeChildCount > 0 { parent.forgetConstraints(of: self) }
        if let index = parent.index(ofChild: self) { parent.children.remove(at: index) }
        self.parent = nil
    }

    // MARK: Looking

    /// The first view with the tag: the view itself, then what is in it, depth first.
    func firstView(withTag tag: Int) -> View? {
        if self.tag == tag { return self }
        for child in children {
            if let found = child.viewWithTag(tag) { return found }
        }
        return nil
    }
}
