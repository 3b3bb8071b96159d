import FlowEngine

extension CollectionViewFlowLayout {
    /// Whether content after the viewport's start keeps its place on screen. If true, contexts and measurements move
    /// the offset (R8.10).
    func followsStart(of anchors: FlowAnchors) -> Bool {
        options.offsetAdjustmentPolicy == .aboveVisibleStart && anchors.holdsFirstRow
    }

    /// The start of the viewport along the scroll axis.
    private func start(of viewport: FlowViewport) -> Double { Double(scrollDirection.along(viewport.bounds.origin)) }

    /// The anchor that keeps its place while measured sizes are applied (A1–A4). An anchor that an update or a new text
    /// size has chosen is used first. Otherwise, if items before `host.firstItemSeenBefore` are measured for the first
    /// time, the anchor is this item. If the item is measured as well, the anchor is its row. In all other cases it is
    /// the first element in view. Nil if no content is to keep its place.
    ///
    /// An item is used because items that are measured for the first time may be broken into other lines.
    func anchorForMeasuring(
        _ staged: [ItemPath: FlowSize], in host: any FlowLayoutHost, _ receipt: inout FlowReceipt
    ) -> ScrollAnchor? {
        let anchors = host.anchors
        let top = start(of: host.viewport)
        // The anchor of an update or of another text size stays until everything is measured, even if the limits of a
        // round moved the offset meanwhile.
        if let fixed = receipt.fixedAnchor(in: anchors), model.contains(fixed) { return fixed }
        // Items that an update inserts at the start of the content are to be seen, all of them.
        if anchors.isUpdating, !FlowModel.isBehindStart(top) { return nil }
        guard let item = host.firstItemSeenBefore, model.contains(item),
            measuresNewItem(before: item, in: staged)
        else {
            guard FlowModel.isBehindStart(top) else { return nil }
            return model.scrollAnchor(at: top) { staged[$0] != nil && isMeasuredFirst($0) }
        }
        let anchor = staged[item] == nil ? ScrollAnchor.item(item) : .row(item)
        receipt.anchors.firstSeen = anchor
        return anchor
    }

    /// The anchor that keeps its place while all measured sizes are discarded. It is the first element that the reader
    /// sees. Nil if `staleness.keepsReader` is false, if the average of measured sizes is reset, or if an update is
    /// pending. Also nil if content after the viewport's start does not keep its place, or if the view is at the start
    /// of its content (R17.13).
    ///
    /// With another text size the element stays where it is, whatever the estimate. R18.10: the element can be a row
    /// that spans the start of the viewport; the row then grows downwards (A4).
    func anchorForRebuilding(in host: any FlowLayoutHost) -> KeptAnchor? {
        guard staleness.keepsReader, !staleness.resetsAverage, updates.pending == nil, followsStart(of: host.anchors)
        else { return nil }
        let top = start(of: host.viewport)
        guard FlowModel.isBehindStart(top) else { return nil }
        let anchor = model.scrollAnchor(at: top) { _ in false }
        return KeptAnchor(position: model.position(of: anchor), after: anchor)
    }

    /// The anchor that keeps its place while items lose their old sizes (R17.3). They lose these sizes if their cells
    /// left the screen before they were measured again. Nil if no content is to keep its place.
    func anchorForForgetting(in host: any FlowLayoutHost, _ receipt: FlowReceipt) -> ScrollAnchor? {
        let anchors = host.anchors
        let top = start(of: host.viewport)
        guard followsStart(of: anchors), FlowModel.isBehindStart(top) else { return nil }
        if let fixed = receipt.fixedAnchor(in: anchors), model.contains(fixed) { return fixed }
        let seen = host.firstItemSeenBefore.map { ScrollAnchor.row($0) }
        return seen.flatMap { model.contains($0) ? $0 : nil } ?? model.scrollAnchor(at: top) { _ in false }
    }

    /// The anchor that keeps its place while the pending update is applied. Nil if no content is to keep its place.
    ///
    /// Nothing stays at the start of the content, so that items inserted there are seen. R18.1: with `automatic`,
    /// nothing stays if elements are inserted, deleted or moved.
    func anchorForPendingUpdate(in host: any FlowLayoutHost) -> KeptAnchor? {
        let anchors = host.anchors
        guard let plan = updates.pending, !staleness.isUnbuilt, followsStart(of: anchors),
            anchors.holdsThroughUpdates || !plan.rearranges
        else { return nil }
        let viewport = host.viewport
        let top = start(of: viewport)
        guard FlowModel.isBehindStart(top) else { return nil }
        let end = top + Double(scrollDirection.along(viewport.bounds.size))
        let anchor = model.scrollAnchor(at: top) { _ in false }
        return model.keptAnchor(anchor, at: .start(CGFloat(top), end: CGFloat(end)), through: plan) {
            stickyHeader(of: $0, in: model, from: $1, inset: viewport.inset)
        }
    }

    /// Keeps an anchor at its place on screen, now and while elements are measured. `receipt` lists the changes that
    /// the view has to make. The method adds two of them: the anchor, and an adjustment of the offset by the distance
    /// that the anchor moved in the content. Does nothing if the model no longer contains the anchor.
    func keep(
        _ kept: KeptAnchor, as anchor: WritableKeyPath<FlowReceipt.Anchors, ScrollAnchor?>, _ receipt: inout FlowReceipt
    ) {
        guard model.contains(kept.after) else { return }
        receipt.offsetAdjustment += CGFloat(model.position(of: kept.after) - kept.position)
        receipt.anchors[keyPath: anchor] = kept.after
    }

    private func measuresNewItem(before item: ItemPath, in staged: [ItemPath: FlowSize]) -> Bool {
        staged.keys.contains {
            ($0.section, $0.item) < (item.section, item.item)
                && model.contains($0) && isMeasuredFirst($0)
        }
    }

    /// The distance that the content at a place of the viewport has moved since the last pass ended. Nil if the element
    /// at the place is gone, if no model was stored, or if several updates were applied since.
    ///
    /// - Complexity: O(log *n* + *m*), *m* items in the row.
    func anchorMove(of place: ViewportPlace, reader: ScrollAnchor?, inset: EdgeInsets) -> AnchorMove? {
        guard let settled = settledModel, updates.sinceSettled.count <= 1 else { return nil }
        let plan = updates.sinceSettled.first
        // A batch has its own record of the item that the reader saw.
        let reader = plan == nil ? reader : nil
        return settled.anchorMove(of: place, to: model, through: plan, reader: reader) {
            stickyHeader(of: $0, in: settled, from: $1, inset: inset)
        }
    }

    /// The sticky header at the start of a viewport; nil if headers do not stick.
    private func stickyHeader(
        of section: Int, in model: FlowModel, from start: Double, inset: EdgeInsets
    ) -> StickyHeader? {
        guard sectionHeadersPinToVisibleBounds else { return nil }
        return pinnedHeaderRange(of: section, in: model, from: start, inset: inset)
            .map { StickyHeader(start: $0.start, limit: $0.limit) }
    }
}

extension FlowReceipt {
    /// The anchor that stays during the running update or pass. It is stored in this receipt or in `known`, the present
    /// anchors of the view. Nil if neither of them has such an anchor.
    fileprivate func fixedAnchor(in known: FlowAnchors) -> ScrollAnchor? {
        let byUpdate = known.isUpdating ? anchors.ofUpdate : nil
        let byPass = known.isPassRunning ? anchors.fixed : nil
        return byUpdate ?? known.fixedByUpdate ?? byPass ?? known.fixedByPass
    }
}
