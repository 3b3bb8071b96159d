import FlowEngine
import Foundation

extension CollectionViewFlowLayout {
    /// Whether contexts and measurements move the offset so that what follows the viewport's start stays (R8.10).
    func followsStart(of anchors: FlowAnchors) -> Bool {
        options.offsetAdjustmentPolicy == .aboveVisibleStart && anchors.keepsTop
    }

    /// Where the viewport begins along the scroll axis.
    private func start(of viewport: FlowViewport) -> Double { Double(scrollDirection.along(viewport.bounds.origin)) }

    /// What stays while staged sizes are applied: the first whole item that the reader saw before, if items above it
    /// are measured for the first time and perhaps broken into other lines; else the first row in view (A1–A4).
    func anchorForMeasuring(
        _ staged: [ItemPath: FlowSize], in host: any FlowLayoutHost, _ receipt: inout FlowReceipt
    ) -> ScrollAnchor? {
        let anchors = host.anchors
        let top = start(of: host.viewport)
        // What kept its place while an update or another text size was applied still does while all is measured,
        // wherever the limits of a round left the offset.
        if let fixed = receipt.fixedAnchor(in: anchors), model.contains(fixed) { return fixed }
        // What an update inserts at the start of the content is to be seen, and all of it.
        if anchors.isUpdating, !isBehindStart(top) { return nil }
        guard let item = host.firstItemSeenBefore, model.contains(item),
            measuresNewItem(before: item, in: staged)
        else {
            return isBehindStart(top) ? model.scrollAnchor(at: top) { staged[$0] != nil } : nil
        }
        let anchor = staged[item] == nil ? ScrollAnchor.item(item) : .row(item)
        receipt.anchors.firstSeen = anchor
        return anchor
    }

    /// What the reader sees first, if it is to stay although all measured sizes are dropped (R17.13: with another text
    /// size it stays where it is, whatever the estimate).
    func anchorForRebuilding(in host: any FlowLayoutHost) -> KeptAnchor? {
        guard staleness.keepsReader, !staleness.resetsAverage, updates.pending == nil, followsStart(of: host.anchors)
        else { return nil }
        let top = start(of: host.viewport)
        guard isBehindStart(top) else { return nil }
        let seen = host.firstItemSeenBefore.map { ScrollAnchor.row($0) }
        let anchor = seen.flatMap { model.contains($0) ? $0 : nil } ?? model.scrollAnchor(at: top) { _ in false }
        return KeptAnchor(position: model.position(of: anchor), after: anchor)
    }

    /// What keeps its place for the reader while the pending update is applied. At the start of the content nothing
    /// does: what is inserted there is seen.
    func anchorForPendingUpdate(in host: any FlowLayoutHost) -> KeptAnchor? {
        guard let plan = updates.pending, !staleness.isUnbuilt, followsStart(of: host.anchors) else { return nil }
        let viewport = host.viewport
        let top = start(of: viewport)
        guard isBehindStart(top) else { return nil }
        let end = top + Double(scrollDirection.along(viewport.bounds.size))
        let anchor = model.scrollAnchor(at: top) { _ in false }
        return keptAnchor(
            anchor, at: .start(CGFloat(top), end: CGFloat(end)), through: plan, in: model, inset: viewport.inset)
    }

    /// Has the offset move with an anchor, now and while it is measured.
    func keep(
        _ kept: KeptAnchor, as anchor: WritableKeyPath<FlowReceipt.Anchors, ScrollAnchor?>, _ receipt: inout FlowReceipt
    ) {
        guard model.contains(kept.after) else { return }
        receipt.offsetAdjustment += CGFloat(model.position(of: kept.after) - kept.position)
        receipt.anchors[keyPath: anchor] = kept.after
    }

    /// Whether the viewport begins behind the content's start. In a mirrored view that is a difference of sums.
    private func isBehindStart(_ top: Double) -> Bool { top > Double(LegalOffsets.tolerance) }

    private func measuresNewItem(before item: ItemPath, in staged: [ItemPath: FlowSize]) -> Bool {
        staged.keys.contains {
            ($0.section, $0.item) < (item.section, item.item)
                && model.contains($0) && model.sizeSource(of: $0) != .measured
        }
    }

    /// Compares the model with the one at the end of the last pass. Both are values: nothing is computed for it
    /// beforehand.
    ///
    /// - Complexity: O(log *n* + *m*), *m* items in the row.
    func anchorMove(of place: ViewportPlace, reader: ScrollAnchor?, inset: EdgeInsets) -> AnchorMove? {
        guard let settled = settledModel, updates.sinceSettled.count <= 1 else { return nil }
        let plan = updates.sinceSettled.first
        // At the start of the content what an update inserts there is to be seen.
        if case .start(let offset, _) = place, plan != nil, !isBehindStart(Double(offset)) {
            return AnchorMove(length: 0, element: nil)
        }
        // A batch says itself what became of the item that the reader saw.
        let reader = plan == nil ? reader : nil
        guard let anchor = settled.scrollAnchor(at: place, measuredIn: model, after: plan, reader: reader) else {
            return nil
        }
        let kept =
            plan.map { keptAnchor(anchor, at: place, through: $0, in: settled, inset: inset) }
            ?? KeptAnchor(position: settled.position(of: anchor), after: anchor)
        guard let kept, model.contains(kept.after) else { return nil }
        let length = CGFloat(model.position(of: kept.after) - kept.position)
        return AnchorMove(length: length, element: kept.after.element)
    }

    /// What keeps its place while an update is applied, of what is seen at a place of the model before it: what stays
    /// of it. R17.2: where all of it is gone, the pinned header of the section, where the section has nothing more to
    /// show behind; else the next thing behind comes to where the first thing seen was.
    private func keptAnchor(
        _ anchor: ScrollAnchor, at place: ViewportPlace, through plan: UpdatePlan, in before: FlowModel,
        inset: EdgeInsets
    ) -> KeptAnchor? {
        let seen = before.seen(from: anchor, at: place)
        if let kept = plan.keptAnchor(among: seen) {
            return KeptAnchor(position: before.position(of: kept.before), after: kept.after)
        }
        let anchor = seen.first { _ in true } ?? anchor
        if case .start(let start, _) = place,
            let header = pinnedHeader(over: anchor, at: Double(start), through: plan, in: before, inset: inset)
        {
            return header
        }
        return plan.anchorBehind(anchor).map { KeptAnchor(position: before.position(of: $0.before), after: $0.after) }
    }

    /// A pinned header keeps its section on screen: it stays where it is, at the end of what its section still has.
    private func pinnedHeader(
        over anchor: ScrollAnchor, at start: Double, through plan: UpdatePlan, in before: FlowModel, inset: EdgeInsets
    ) -> KeptAnchor? {
        guard sectionHeadersPinToVisibleBounds, let path = anchor.path, plan.keepsPlace(ofSection: path.section),
            !plan.reloads(section: path.section), plan.firstItemInPlace(from: path) == nil,
            let section = plan.afterSection(of: path.section),
            let header = pinnedHeaderRange(of: path.section, in: before, from: start, inset: inset)
        else { return nil }
        let isEmptied = plan.firstItemInPlace(from: ItemPath(section: path.section, item: 0)) == nil
        if isEmptied { return KeptAnchor(position: header.start, after: .sectionStart(section)) }
        let footer = before.position(of: .footer(path.section))
        return KeptAnchor(position: header.start + footer - header.limit, after: .footer(section))
    }
}

extension FlowReceipt {
    /// What keeps its place in any case once the receipt is applied.
    fileprivate func fixedAnchor(in known: FlowAnchors) -> ScrollAnchor? {
        let byUpdate = known.isUpdating ? anchors.ofUpdate : nil
        let byPass = known.isPassRunning ? anchors.fixed : nil
        return byUpdate ?? known.fixedByUpdate ?? byPass ?? known.fixedByPass
    }
}

extension FlowModel {
    fileprivate func scrollAnchor(
        at place: ViewportPlace, measuredIn later: FlowModel, after plan: UpdatePlan?, reader: ScrollAnchor?
    ) -> ScrollAnchor? {
        switch place {
        case .start(let offset, _):
            if let reader, contains(reader) { return reader }
            guard offset.isFinite else { return nil }
            return scrollAnchor(at: Double(offset)) { path in
                guard let now = plan.map({ $0.keptPath(of: path) }) ?? path else { return false }
                return later.contains(now) && later.sizeSource(of: now) == .measured
            }
        case .end(let offset, _):
            // A row that spans the end of the viewport grows downwards, out of sight.
            return offset.isFinite ? scrollAnchor(at: Double(offset)) { _ in false } : nil
        case .item(let indexPath):
            guard let path = ItemPath(indexPath), contains(path) else { return nil }
            return .row(path)
        }
    }

    /// The anchor, and behind or before it what else was seen when it kept its place.
    fileprivate func seen(from anchor: ScrollAnchor, at place: ViewportPlace) -> AnySequence<ScrollAnchor> {
        switch place {
        case .start(_, let end): AnySequence(anchors(from: anchor) { $0 < Double(end) })
        case .end(let end, let start):
            // What begins at the end of the viewport is not on screen.
            AnySequence(
                anchors(from: anchor, backwards: true) { $0 > Double(start) }.lazy.drop {
                    position(of: $0) >= Double(end)
                })
        // It is followed wherever it goes.
        case .item: AnySequence([anchor])
        }
    }

    func contains(_ anchor: ScrollAnchor) -> Bool {
        switch anchor {
        case .row(let path), .item(let path): contains(path)
        case .sectionStart(let section), .footer(let section): section < sectionCount
        case .contentEnd: true
        }
    }
}
