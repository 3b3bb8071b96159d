import Foundation

extension View {
    /// What constraints mean by the view's rectangle.
    var alignmentFrame: CGRect { frame.inset(by: alignmentRectInsets) }

    /// Places the subviews that constraints place, and the guides. Called when the view is laid out.
    func placeByConstraints() {
        guard freeChildCount > 0 || ownConstraintState != nil || holdsStaleArrangement else { return }
        if hasNothingToPlace { return }
        let root = constraintRoot
        root.refreshArrangements()
        guard let engine = root.layoutEngine else { return }
        engine.solve()
        let scale = pixelsPerPoint
        for child in subviews where engine.places(child) {
            guard let rect = engine.rect(of: child) else { continue }
            let frame = rect.outset(by: child.alignmentRectInsets).onPixelEdges(atScale: scale)
            if child.frame != frame { child.frame = frame }
        }
        for guide in ownConstraintState?.guides ?? [] {
            if let rect = engine.rect(of: guide) { guide.layoutFrame = rect.onPixelEdges(atScale: scale) }
        }
        if root === self { engine.markMovedBranches(except: self, atScale: scale) }
    }

    /// A leaf of a system whose root places it: the many views of a stack or a list need not read its constants each.
    private var hasNothingToPlace: Bool {
        freeChildCount == 0 && !translatesAutoresizingMaskIntoConstraints && superview != nil && !holdsStaleArrangement
            && ownConstraintState?.guides.isEmpty != false
    }

    /// Nil where no constraint concerns the view's subtree.
    private var layoutEngine: ConstraintEngine? {
        let state = constraintState
        if let engine = state.layoutEngine { return engine }
        let engine = ConstraintEngine(of: self)
        guard !engine.lowered.isEmpty else { return nil }
        state.layoutEngine = engine
        return engine
    }

    // MARK: Fitting

    /// The size that constraints give the view when its width and height are wanted at priorities; nil where no
    /// constraint concerns its subtree. The view's own frame is untouched.
    package func sizeByConstraints(
        for size: CGSize, horizontal: LayoutPriority, vertical: LayoutPriority
    ) -> CGSize? {
        refreshArrangements()
        guard hasConstraintsInside else { return nil }
        let purpose = ConstraintEngine.Purpose.fitting(horizontal: horizontal, vertical: vertical)
        if constraintState.fittingEngine?.purpose != purpose {
            constraintState.fittingEngine = ConstraintEngine(of: self, for: purpose)
        }
        guard let engine = constraintState.fittingEngine, !engine.lowered.isEmpty else { return nil }
        engine.wantedSize = size
        engine.solve()
        return engine.rect(of: self)?.size
    }

    // MARK: Changes

    /// Other constraints, items or priorities: engines around the view are made anew.
    func constraintStructureDidChange() {
        discardEngines()
        constraintConstantsDidChange()
    }

    func discardEngines() {
        var view: View? = self
        while let current = view {
            current.ownConstraintState?.discardEngines()
            view = current.superview
        }
    }

    /// Other constants: engines stay, and solve again at the next layout.
    func constraintConstantsDidChange() {
        setNeedsLayout()
        let root = constraintRoot
        if root !== self { root.setNeedsLayout() }
        var view: View? = self
        while let current = view {
            current.fittingOwner?.constraintsDidChange()
            view = current === root ? nil : current.superview
        }
    }
}

extension ConstraintEngine {
    /// Whether the view's frame comes from the solution.
    func places(_ view: View) -> Bool {
        !view.translatesAutoresizingMaskIntoConstraints && freeItems.contains(ObjectIdentifier(view))
    }

    /// Superviews of what has to move lay out again.
    func markMovedBranches(except root: View, atScale scale: CGFloat) {
        for entry in order where entry.isFree {
            guard let view = entry.item as? View, let superview = view.superview, superview !== root,
                let rect = rect(of: view)
            else { continue }
            if view.frame != rect.outset(by: view.alignmentRectInsets).onPixelEdges(atScale: scale) {
                superview.setNeedsLayout()
            }
        }
    }
}

extension CGRect {
    /// The rectangle around this one with so much more at each edge.
    func outset(by insets: EdgeInsets) -> CGRect {
        inset(by: EdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// Each edge on the nearest pixel, so that neighbours that share an edge still do.
    func onPixelEdges(atScale scale: CGFloat) -> CGRect {
        guard scale > 0 else { return self }
        func rounded(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
        let (left, top) = (rounded(origin.x), rounded(origin.y))
        return CGRect(
            x: left, y: top, width: rounded(origin.x + size.width) - left,
            height: rounded(origin.y + size.height) - top)
    }
}
