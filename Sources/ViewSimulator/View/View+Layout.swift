import Foundation

extension View {
    /// Lays out everything that needs it, from the topmost ancestor that does (R18.4).
    func layOutTree() {
        guard startOfLayout.needsLayoutInTree else { return }
        LayoutSession.run {
            var start = startOfLayout
            // What changes constraints now may have views further out need layout.
            while !start.pendingConstraintUpdates.isEmpty {
                start.updateConstraintsInTree()
                let next = start.startOfLayout
                if next === start { return LayoutSession.sweepUntilClean(start, isPrepared: true) }
                start = next
            }
            LayoutSession.sweepUntilClean(start)
        }
    }

    /// R18.4: the topmost ancestor that needs layout, without a gap of views that need none. What is being laid out, or
    /// asked for its content, needs none meanwhile, and nothing around it is begun.
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

    /// The root of the constraints that place the view, where they have still to be solved: then it is not known yet
    /// which of the views in between they move.
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
        (needsOwnLayout, isBeingLaidOut) = (false, true)
        defer { isBeingLaidOut = false }
        LayoutSession.countCall()
        let controller = ownRareState?.controller
        if let controller {
            controller.viewWillLayoutSubviews()
            // What it asked for is done now.
            needsOwnLayout = false
        }
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
    }

    /// Marks the way up, so that a layout that starts at an ancestor finds the way down.
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
        // R18.5: what asked while it was laid out waits for the next sweep.
        if needsOwnLayout, !(isBeingLaidOut || laidOutIn.isAtLeast(number)) {
            laidOutIn = number
            LayoutWitness.watch(self) { layOutSelf() }
        }
        guard needsDescendantLayout else { return }
        // The mark stays meanwhile: a layout that begins further out, from inside this sweep, finds the way down.
        for view in subviews where view.needsOwnLayout || view.needsDescendantLayout { view.sweep(number) }
        let layer = ownRareState?.layer
        layer?.sweepSublayers(number)
        needsDescendantLayout = hasSubviewThatNeedsLayout || layer?.sublayersWait == true
    }

    /// A loop: in a closure each view would check its executor, in every step of scrolling.
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
        var view = parent
        while let around = view {
            if around.isBeingLaidOut { return around.needsOwnLayout }
            view = around.parent
        }
        return false
    }

    func prepareSweep() { updateConstraintsInTree() }
}
