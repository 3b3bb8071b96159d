import FlowEngine

// Anchors are places of the model, which does not include the view above all sections.

extension TableGeometry {
    /// The distance that content in the viewport has moved between this geometry and `later`. `place` names the
    /// content: it is at the start or end of the viewport, or is an item. Nil if the content is gone.
    @MainActor
    func anchorMove(
        of place: ViewportPlace, to later: TableGeometry, through plan: UpdatePlan?, reader: ScrollAnchor?,
        stickyHeader: (_ geometry: TableGeometry, _ section: Int, _ start: CGFloat) -> StickyHeader?
    ) -> AnchorMove? {
        let top = headerViewHeight
        var move = model.anchorMove(of: inModel(place), to: later.model, through: plan, reader: reader) {
            stickyHeader(self, $0, CGFloat($1) + top)
        }
        move?.length += later.headerViewHeight - headerViewHeight
        return move
    }

    /// The anchor that keeps its place on screen while the update `plan` is applied. Its position is measured from the
    /// end of the table's header view, like all positions in `model`.
    func keptAnchor(
        from start: CGFloat, to end: CGFloat, through plan: UpdatePlan,
        stickyHeader: (_ geometry: TableGeometry, _ section: Int, _ start: CGFloat) -> StickyHeader?
    ) -> KeptAnchor? {
        let top = headerViewHeight
        let anchor = model.scrollAnchor(at: Double(start - top)) { _ in false }
        return model.keptAnchor(anchor, at: inModel(.start(start, end: end)), through: plan) {
            stickyHeader(self, $0, CGFloat($1) + top)
        }
    }

    private func inModel(_ place: ViewportPlace) -> ViewportPlace {
        switch place {
        case .start(let start, let end): .start(start - headerViewHeight, end: end - headerViewHeight)
        case .end(let end, let start): .end(end - headerViewHeight, start: start - headerViewHeight)
        case .item: place
        }
    }
}
