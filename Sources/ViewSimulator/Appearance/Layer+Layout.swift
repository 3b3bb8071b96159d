extension Layer {
    // MARK: Geometry of a layer without a view

    func place(in frame: CGRect) {
        var placed = state
        placed.place(in: frame)
        InvalidGeometry.check(position: placed.placement.center, of: self)
        InvalidGeometry.check(bounds: CGRect(origin: placed.boundsOrigin, size: placed.placement.size), of: self)
        adopt(placed)
    }

    func resize(to bounds: CGRect) {
        InvalidGeometry.check(bounds: bounds, of: self)
        var resized = state
        resized.resize(to: bounds)
        adopt(resized)
    }

    func move(to position: CGPoint) {
        InvalidGeometry.check(position: position, of: self)
        state.placement.center = position
    }

    private func adopt(_ changed: LayerState) {
        state = changed
        if state.needsLayout { noteNeed() }
    }

    // MARK: Layout of a layer without a view

    func markForLayout() {
        if LayoutWitness.isWatching { LayoutWitness.note(.setNeedsLayout, of: self) }
        state.needsLayout = true
        noteNeed()
    }

    /// Marks superlayers, so that the next walk through the tree of layers finds this layer. Marking ends at the first
    /// superlayer that is the layer of a view; this superlayer is marked, too. Its view is notified that layout is
    /// needed inside it. Marking ends earlier at a layer that is already marked.
    func noteNeed() {
        var layer = parent
        while let current = layer, !current.state.sublayersNeedLayout {
            current.state.sublayersNeedLayout = true
            current.view?.noteDescendantNeedsLayout()
            layer = current.view == nil ? current.parent : nil
        }
    }

    /// Lays out the layer and its sublayers. Layout begins at the topmost of the consecutive superlayers that need
    /// layout (R18.4).
    ///
    /// The first superlayer that needs no layout, or that is being laid out, ends the chain. If the next superlayer is
    /// the layer of a view that needs layout, the view is laid out, and the layer with it.
    func layOutTree() {
        var start = self
        while !start.state.isBeingLaidOut, let above = start.parent {
            if let view = above.view {
                if view.needsOwnLayout, !view.isBeingLaidOut { return view.layOutTree() }
                break
            }
            guard above.state.needsLayout, !above.state.isBeingLaidOut else { break }
            start = above
        }
        guard start.needsLayoutInTree else { return }
        LayoutSession.run { LayoutSession.sweepUntilClean(start) }
    }

    func sweepSublayers(_ number: LayoutSession.SweepNumber) {
        guard state.sublayersNeedLayout else { return }
        for layer in ownSublayers where layer.needsLayoutInTree { layer.sweep(number) }
        state.sublayersNeedLayout = ownSublayers.contains { $0.view == nil && $0.needsLayoutInTree }
    }

    /// Whether a sublayer, or a layer inside it, still needs layout.
    var sublayersWait: Bool { state.sublayersNeedLayout }

    var nameInMessages: String { name ?? "\(type(of: self))" }
}

extension Layer: LayoutTree {
    var needsLayoutInTree: Bool { state.needsLayout || state.sublayersNeedLayout }

    func prepareSweep() {}

    /// Lays out the layer and its sublayers in one walk through the tree of layers. `number` identifies the walk. A
    /// view's layer is skipped, because it is laid out with its view. The walk meets such a layer only if client code
    /// added it to another layer.
    func sweep(_ number: LayoutSession.SweepNumber) {
        guard view == nil else { return }
        if state.needsLayout, !state.isBeingLaidOut, !state.laidOutIn.isAtLeast(number) {
            state.needsLayout = false
            state.isBeingLaidOut = true
            state.laidOutIn = number
            defer { state.isBeingLaidOut = false }
            LayoutSession.countCall()
            LayoutWitness.watch(self) { layoutSublayers() }
        }
        sweepSublayers(number)
    }

    func isInside(_ tree: any LayoutTree) -> Bool {
        var layer: Layer? = self
        while let current = layer {
            if current === tree { return true }
            if let view = current.view { return view.isInside(tree) }
            layer = current.parent
        }
        return false
    }

    var isAwaitedAround: Bool {
        guard view == nil, let parent else { return view?.isAwaitedAround ?? false }
        if let around = parent.view, around.isBeingLaidOut { return around.needsOwnLayout }
        return parent.state.isBeingLaidOut ? parent.state.needsLayout : parent.isAwaitedAround
    }
}
