import ConstraintSolving

extension View {
    /// The alignment rectangle that belongs to the view's frame, and to which constraints refer.
    var alignmentFrame: CGRect { alignmentRect(forFrame: frame) }

    /// Places the guides, and the subviews that have constraints. Called in the layout of the view.
    func placeByConstraints() {
        guard freeChildCount > 0 || ownConstraintState != nil else { return }
        let root = constraintRoot
        guard root.hasConstraintsInside, let engine = root.constraintEngine else { return placeUnreachedContents() }
        engine.solve()
        // Views that were being asked may have other frames when their values are available.
        if engine.isTemporary { root.setNeedsLayout() }
        // Client code changed constraints while views were asked, or on the report of a contradiction.
        guard engine.isTemporary || engine.root.engine === engine else { return setNeedsLayout() }
        let scale = pixelsPerPoint
        engine.forEachFreeItem(in: constraintState) { state, rect in
            if let child = state.view {
                let frame = child.frame(around: rect, atScale: scale)
                child.placeWithoutTransform(in: frame)
            } else if let guide = state.guide {
                guide.layoutFrame = rect.onPixelEdges(atScale: scale)
            }
        }
        if let content = ownConstraintState?.contentGuide { contentAreaDidMove(content) }
        if root === self { engine.markMovedBranches() }
    }

    func frame(around alignmentRect: CGRect, atScale scale: CGFloat) -> CGRect {
        frame(forAlignmentRect: alignmentRect).onPixelEdges(atScale: scale)
    }

    /// The engine whose root is the view; nil if no constraint concerns the view's subtree.
    var constraintEngine: ConstraintEngine? {
        let state = constraintState
        if state.isAtWork { return ConstraintEngine.makeTemporary(of: self) }
        return state.engine ?? ConstraintEngine.make(of: self)
    }

    /// The view whose engine places this view's subviews: this view or an ancestor.
    ///
    /// It is the nearest view that has its own frame and in which no superview's constraint names an item; the topmost
    /// view if there is no such view. O(*d*), where *d* is the depth of the tree. If a superview ever held a constraint
    /// to an item in this view, the *c* constraints of the superviews are examined once after each change of
    /// constraints.
    var constraintRoot: View {
        var candidate = self
        while let above = candidate.parent {
            let isFixed = candidate.translatesAutoresizingMaskIntoConstraints
            if isFixed, !candidate.isTiedIntoFromAbove { return candidate }
            candidate = above
        }
        return candidate
    }

    /// Whether an ancestor holds a constraint to an item inside the view. The check takes as long as a search for
    /// `constraintRoot`.
    package var isTiedIntoFromAbove: Bool { isTiedFromAbove && isReachedIntoFromAbove }

    private var isReachedIntoFromAbove: Bool {
        let version = ConstraintState.structureVersion
        for holder in ancestors {
            if let state = holder.ownConstraintState, state.scannedIn != version {
                state.scannedIn = version
                for constraint in state.held { constraint.noteViewsReachedInto(from: holder, in: version) }
            }
        }
        return ownConstraintState?.reachedIntoSince == version
    }

    // MARK: Fitting

    /// Returns the size that constraints give the view if it prefers `size` with the given priorities. Nil if no
    /// constraint concerns the view's subtree. The view's frame does not change.
    ///
    /// A size that is almost a whole number of pixels is rounded, which removes the error of the solver: a third of a
    /// point is as exact as a number can be.
    package func sizeByConstraints(
        for size: CGSize, horizontal: LayoutPriority, vertical: LayoutPriority
    ) -> CGSize? {
        updateConstraintsInTree()
        guard hasConstraintsInside else { return nil }
        if let engine = constraintEngine {
            let fitted = engine.solve(for: size, horizontal: horizontal, vertical: vertical)
            let scale = pixelsPerPoint
            return CGSize(
                width: fitted.width.onPixel(atScale: scale), height: fitted.height.onPixel(atScale: scale))
        }
        // Requested while this view's size is being computed.
        return constraintState.isAtWork ? .zero : nil
    }

    // MARK: Changes

    /// Called after changes of constraints, items or priorities. Discards the engines of this view and of all its
    /// ancestors.
    func constraintStructureDidChange() {
        discardEngines()
        constraintConstantsDidChange()
    }

    func discardEngines() {
        ConstraintState.structureVersion += 1
        for view in selfAndAncestors { view.ownConstraintState?.engine = nil }
    }

    /// Called after changes of constants. Engines stay, and solve the constraints again at the next layout.
    func constraintConstantsDidChange() {
        noteConstants()
        setNeedsLayout()
        forEachRoot { start, root in
            if root !== self { root.setNeedsLayout() }
            start.notifyFittingOwners(upTo: root)
        }
    }

    /// Calls `body` for each engine on which the view's layout may depend, from the inside out. `body` receives the
    /// view at which the search for an engine began, and the engine's root view. The first engine places the view's
    /// subviews. Each further engine places the root of the engine before it. The calls end after an engine if no
    /// ancestor of its root ever held a constraint to the root or to an item inside the root.
    private func forEachRoot(_ body: (_ start: View, _ root: View) -> Void) {
        var view: View? = self
        while let start = view {
            let root = start.constraintRoot
            body(start, root)
            view = root.isTiedFromAbove ? root.parent : nil
        }
    }

    private func notifyFittingOwners(upTo root: View) {
        var view: View? = self
        while let current = view {
            current.fittingOwner?.constraintsDidChange()
            view = current === root ? nil : current.parent
        }
        // R18.17: the size of a cell also depends on the cell's own constraints.
        guard ownConstraintState?.holdsConstraints == true else { return }
        (self as? any FittingOwner)?.constraintsDidChange()
    }

    /// Called when the view's frame has changed. The engines of this view and of its ancestors then read their
    /// constants again before the next solution, or are discarded. Nothing happens if constraints determine the frame
    /// and no guide follows the view's size.
    func geometryDidChange() {
        guard let state = ownConstraintState, !state.isFree || state.guidesFollowSize else { return }
        if isTiedFromAbove, isContentOfSuperview { return contentFrameDidChange() }
        if autoresizingBits != 0, let parent, FrameShares(of: self, in: parent.bounds.size).dependsOnFrame {
            parent.discardEngines()
        }
        noteConstants()
        // Views whose places depend on this frame move.
        if isTiedFromAbove { parent?.forEachRoot { $1.setNeedsLayout() } }
    }

    /// Called when the origin of the view's bounds has changed. Most contents move with the bounds. Items in the view
    /// are laid out again if constraints of an ancestor place them. This is documented for a scroll view whose contents
    /// have constraints to a view outside it.
    func boundsDidMove() {
        guard let state = ownConstraintState else { return }
        let isReachedInto = state.placedIntoIn != 0 && state.placedIntoIn == state.engineNumber
        guard isReachedInto || state.frameGuide != nil else { return }
        noteConstants()
        setNeedsLayout()
        parent?.forEachRoot { $1.setNeedsLayout() }
    }

    /// Marks the constants as outdated in each constraint engine that may include the view. Before its next solution,
    /// such an engine reads them again from constraints, frames, insets and contents.
    func noteConstants() {
        for view in selfAndAncestors { view.ownConstraintState?.engine?.needsReading = true }
    }
}

extension ConstraintEngine {
    /// Requests layout of the superviews in which a view or guide has to move. Frames are compared after rounding to
    /// the pixels of each superview.
    func markMovedBranches() {
        guard let layout else { return }
        var (outer, scale) = (0, CGFloat(1))
        for (slot, entry) in parts.entries.enumerated() where entry.isFree && entry.outer != 0 {
            if let guide = entry.state.guide, guide.isContentArea, guide.layoutFrame.size != layout.rect(slot).size {
                guide.owningView?.setNeedsLayout()
            }
            guard let view = entry.state.view, let superview = view.superview else { continue }
            if entry.outer != outer { (outer, scale) = (entry.outer, superview.pixelsPerPoint) }
            if view.frame != view.frame(around: layout.rect(slot), atScale: scale) { superview.setNeedsLayout() }
        }
    }
}

extension LayoutConstraint {
    /// Marks each view inside `holder` that contains an item of this constraint. The mark is the property
    /// `reachedIntoSince`, which gets the value `version`, the present `structureVersion`. The mark means that a
    /// constraint from outside names an item inside the view.
    fileprivate func noteViewsReachedInto(from holder: View, in version: Int) {
        forEachSide { side in
            if side.state.view === holder { return }
            side.state.forEachView(below: holder) { $0.constraintState.reachedIntoSince = version }
        }
    }
}

extension CGFloat {
    /// Returns the length, rounded to whole pixels if this changes it by less than 10⁻⁷ points. Otherwise returns the
    /// length unchanged.
    fileprivate func onPixel(atScale scale: CGFloat) -> CGFloat {
        let nearest = (self * scale).rounded() / scale
        return Swift.abs(nearest - self) < 1e-7 ? nearest : self
    }
}

extension CGRect {
    /// Returns the rectangle enlarged at each edge by an inset.
    func outset(by insets: EdgeInsets) -> CGRect {
        inset(by: EdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// Returns the rectangle with each edge moved to the nearest pixel, so that neighbours still share an edge.
    package func onPixelEdges(atScale scale: CGFloat) -> CGRect {
        guard scale > 0 else { return self }
        func rounded(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
        let (left, top) = (rounded(origin.x), rounded(origin.y))
        return CGRect(
            x: left, y: top, width: rounded(origin.x + size.width) - left,
            height: rounded(origin.y + size.height) - top)
    }
}

extension View {
    /// Discards the stored solutions from which new systems of constraints would start. Such a solution saves time if a
    /// new system differs only in constants, as for later cells of one kind. The next system is solved from the
    /// beginning. For measurements and tests.
    package static func forgetPreparedStructures() {
        SimulationEnvironment.current.constraints.preparedStructures.removeAll()
    }
}
