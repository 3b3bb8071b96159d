extension View {
    /// Lays out all views that need layout, from the topmost ancestor that needs layout (R18.4).
    func layOutTree() {
        guard startOfLayout.needsLayoutInTree else { return }
        LayoutSession.run {
            var start = startOfLayout
            // Updates of constraints may make views further out need layout.
            while !start.pendingConstraintUpdates.isEmpty {
                start.updateConstraintsInTree()
                let next = start.startOfLayout
                if next === start { return LayoutSession.sweepUntilClean(start, isPrepared: true) }
                start = next
            }
            LayoutSession.sweepUntilClean(start)
        }
    }

    /// The view at which a layout of this view begins (R18.4). It is the top of the chain of superviews that need
    /// layout.
    ///
    /// The first superview that needs no layout ends the chain, unless a view of the chain has a `rootToSolve`: then
    /// the chain continues at that root. A view that is being laid out, or whose content size is being read, also ends
    /// the chain.
    private var startOfLayout: View {
        guard !isBeingLaidOut, !isAskedForContent else { return self }
        var start = self
        while let above = start.parent, !above.isBusy {
            if above.needsOwnLayout {
                start = above
            } else if let root = start.rootToSolve {
                start = root
            } else {
                break
            }
        }
        return start
    }

    private var isBusy: Bool { isBeingLaidOut || isAskedForContent || ownConstraintState?.isAtWork == true }

    /// The ancestor at which the constraints that place this view are solved. A layout of this view begins at this
    /// ancestor, because the solution may move any view between the two. Nil if the constraints are solved already, or
    /// if no constraints place this view. Also nil while the ancestor or a view in between is busy.
    private var rootToSolve: View? {
        guard !translatesAutoresizingMaskIntoConstraints, let parent else { return nil }
        let root = parent.constraintRoot
        guard root.needsOwnLayout, root.hasUnsolvedConstraints else { return nil }
        var between: View? = parent
        while let view = between, !view.isBusy {
            if view === root { return root }
            between = view.parent
        }
        return nil
    }

    private var hasUnsolvedConstraints: Bool {
        guard hasConstraintsInside else { return false }
        guard let engine = ownConstraintState?.engine else { return true }
        return engine.needsReading || engine.layout?.rootSize != bounds.size
    }

    private func layOutSelf() {
        needsOwnLayout = false
        isBeingLaidOut = true
        defer { isBeingLaidOut = false }
        LayoutSession.countCall()
        let controller = ownRareState?.controller
        if let controller {
            controller.viewWillLayoutSubviews()
            // The layout that this method requested is done now.
            needsOwnLayout = false
        }
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
    }

    /// Marks this view and its ancestors, so that a layout that begins at an ancestor reaches this view.
    func noteDescendantNeedsLayout() {
        var view: View? = self
        while let current = view, !current.needsDescendantLayout {
            current.needsDescendantLayout = true
            view = current.parent
        }
    }
}

extension View: LayoutTree {
    var needsLayoutInTree: Bool { needsOwnLayout || needsDescendantLayout || !pendingConstraintUpdates.isEmpty }

    func sweep(_ number: LayoutSession.SweepNumber) {
        // R18.5: a view that requested layout during its own layout waits for the next sweep.
        if needsOwnLayout, !(isBeingLaidOut || laidOutIn.isAtLeast(number)) {
            laidOutIn = number
            LayoutWitness.watch(self) { layOutSelf() }
        }
        guard needsDescendantLayout else { return }
        // The mark stays during the sweep: a layout that begins further out, within this sweep, has to find the view.
        for view in subviews where view.needsOwnLayout || view.needsDescendantLayout { view.sweep(number) }
        let layer = ownRareState?.layer
        layer?.sweepSublayers(number)
        needsDescendantLayout = hasSubviewThatNeedsLayout || layer?.sublayersWait == true
    }

    /// Whether a subview needs layout. The search is a loop, because a closure would check its executor for each view
    /// whenever the content scrolls.
    private var hasSubviewThatNeedsLayout: Bool {
        for view in subviews where view.needsOwnLayout || view.needsDescendantLayout { return true }
        return false
    }

    func isInside(_ tree: any LayoutTree) -> Bool {
        switch tree {
        case let view as View: isDescendant(of: view)
        default: false
        }
    }

    var isAwaitedAround: Bool {
        for view in ancestors where view.isBeingLaidOut { return view.needsOwnLayout }
        return false
    }

    func prepareSweep() { updateConstraintsInTree() }
}
