import FlowEngine
import Foundation

extension CollectionViewFlowLayout {
    /// Whether contexts and measurements move the offset so that what follows the viewport's start stays (R8.10).
    var followsVisibleStart: Bool {
        options.offsetAdjustmentPolicy == .aboveVisibleStart && collectionView?.anchorPolicy == .top
    }

    /// What stays while staged sizes are applied: the first whole item that the reader saw before, if items above it are
    /// measured for the first time and perhaps broken into other lines; else the first row in view (A1–A4).
    func stillPoint(at top: Double, staged: [ItemPath: FlowSize], in view: CollectionView) -> StillPoint? {
        let update = view.updateState.ongoing
        // What kept its place while an update or another text size was applied still does while all is measured,
        // wherever the limits of a round left the offset.
        if let held = update?.readersPoint ?? view.pass.heldPoint, model.contains(held) { return held }
        // What an update inserts at the start of the content is to be seen, and all of it.
        if update != nil, !isBehindStart(top) { return nil }
        guard let item = view.firstItemSeenBefore, model.contains(item), measuresNewItem(before: item, in: staged) else {
            return isBehindStart(top) ? model.stillPoint(at: top) { staged[$0] != nil } : nil
        }
        let point = staged[item] == nil ? StillPoint.item(item) : .row(item)
        view.pass.readersPoint = point
        return point
    }

    /// What the reader sees first, if it is to stay although all measured sizes are dropped (R17.13: with another text
    /// size it stays where it is, whatever the estimate).
    func readersPlace(in view: CollectionView) -> HeldPlace? {
        guard staleness.keepsReader, !staleness.resetsAverage, updates.pending == nil, followsVisibleStart else {
            return nil
        }
        let top = Double(scrollDirection.along(view.boundsInLayout.origin))
        guard isBehindStart(top) else { return nil }
        let seen = view.firstItemSeenBefore.map { StillPoint.row($0) }
        let point = seen.flatMap { model.contains($0) ? $0 : nil } ?? model.stillPoint(at: top) { _ in false }
        return HeldPlace(before: model.position(of: point), after: point)
    }

    /// Moves the offset with a place, now and while it is measured.
    func keep(_ place: HeldPlace, in view: CollectionView) {
        guard model.contains(place.after) else { return }
        selfSizing.uncarriedOffset += CGFloat(model.position(of: place.after) - place.before)
        if view.pass.isRunning {
            (view.pass.readersPoint, view.pass.heldPoint) = (place.after, place.after)
        } else {
            view.pass.keptReader = place.after
        }
    }

    /// Whether the viewport begins behind the content's start. In a mirrored view that is a difference of sums.
    func isBehindStart(_ top: Double) -> Bool { top > Double(LegalOffsets.tolerance) }

    private func measuresNewItem(before item: ItemPath, in staged: [ItemPath: FlowSize]) -> Bool {
        staged.keys.contains {
            ($0.section, $0.item) < (item.section, item.item) && model.contains($0) && model.sizeSource(of: $0) != .measured
        }
    }

    /// Compares the model with the one that was held. Both are values: nothing is computed for it beforehand.
    ///
    /// - Complexity: O(log *n* + *m*), *m* items in the row.
    func move(of place: AnchorPlace, since held: FlowModel) -> AnchorMove? {
        guard updates.sinceHeld.count <= 1 else { return nil }
        let plan = updates.sinceHeld.first
        // At the start of the content what an update inserts there is to be seen.
        if case .start(let offset, _) = place, plan != nil, !isBehindStart(Double(offset)) {
            return AnchorMove(length: 0, element: nil)
        }
        // A batch says itself what became of the item that the reader saw.
        let reader = plan == nil ? collectionView?.pass.readersPoint : nil
        guard let point = held.stillPoint(at: place, measuredIn: model, after: plan, reader: reader) else { return nil }
        let still =
            plan.map { heldPlace(point, at: place, through: $0, in: held) }
            ?? HeldPlace(before: held.position(of: point), after: point)
        guard let still, model.contains(still.after) else { return nil }
        let length = CGFloat(model.position(of: still.after) - still.before)
        return AnchorMove(length: length, element: still.after.element)
    }

    /// What keeps its place while an update is applied, of what is seen at a place of the model before it: what stays
    /// of it. R17.2: where all of it is gone, the pinned header of the section, where the section has nothing more to
    /// show behind; else the next thing behind comes to where the first thing seen was.
    func heldPlace(
        _ point: StillPoint, at place: AnchorPlace, through plan: UpdatePlan, in before: FlowModel
    ) -> HeldPlace? {
        let seen = before.seen(from: point, at: place)
        if let kept = plan.keptPoint(among: seen) {
            return HeldPlace(before: before.position(of: kept.before), after: kept.after)
        }
        let point = seen.first { _ in true } ?? point
        if case .start(let start, _) = place,
            let header = pinnedHeader(over: point, at: Double(start), through: plan, in: before)
        {
            return header
        }
        return plan.pointBehind(point).map { HeldPlace(before: before.position(of: $0.before), after: $0.after) }
    }

    /// A pinned header keeps its section on screen: it stays where it is, at the end of what its section still has.
    private func pinnedHeader(
        over point: StillPoint, at start: Double, through plan: UpdatePlan, in before: FlowModel
    ) -> HeldPlace? {
        guard sectionHeadersPinToVisibleBounds, let path = point.path, plan.keepsPlace(ofSection: path.section),
            !plan.reloads(section: path.section), plan.firstItemInPlace(from: path) == nil,
            let section = plan.afterSection(of: path.section), let view = collectionView,
            let header = pinnedHeaderRange(of: path.section, in: before, from: start, in: view)
        else { return nil }
        let isEmptied = plan.firstItemInPlace(from: ItemPath(section: path.section, item: 0)) == nil
        if isEmptied { return HeldPlace(before: header.start, after: .sectionStart(section)) }
        let footer = before.position(of: .footer(path.section))
        return HeldPlace(before: header.start + footer - header.limit, after: .footer(section))
    }
}

/// A position before an update, and what is there afterwards.
struct HeldPlace {
    var before: Double
    var after: StillPoint
}

extension FlowModel {
    fileprivate func stillPoint(
        at place: AnchorPlace, measuredIn later: FlowModel, after plan: UpdatePlan?, reader: StillPoint?
    ) -> StillPoint? {
        switch place {
        case .start(let offset, _):
            if let reader, contains(reader) { return reader }
            guard offset.isFinite else { return nil }
            return stillPoint(at: Double(offset)) { path in
                guard let now = plan.map({ $0.keptPath(of: path) }) ?? path else { return false }
                return later.contains(now) && later.sizeSource(of: now) == .measured
            }
        case .end(let offset, _):
            // A row that spans the end of the viewport grows downwards, out of sight.
            return offset.isFinite ? stillPoint(at: Double(offset)) { _ in false } : nil
        case .item(let indexPath):
            guard let path = ItemPath(indexPath), contains(path) else { return nil }
            return .row(path)
        }
    }

    /// The point, and behind or before it what else was seen when it kept its place.
    fileprivate func seen(from point: StillPoint, at place: AnchorPlace) -> AnySequence<StillPoint> {
        switch place {
        case .start(_, let end): AnySequence(points(from: point) { $0 < Double(end) })
        case .end(let end, let start):
            // What begins at the end of the viewport is not on screen.
            AnySequence(
                points(from: point, backwards: true) { $0 > Double(start) }.lazy.drop { position(of: $0) >= Double(end) })
        // It is followed wherever it goes.
        case .item: AnySequence([point])
        }
    }

    func contains(_ point: StillPoint) -> Bool {
        switch point {
        case .row(let path), .item(let path): contains(path)
        case .sectionStart(let section), .footer(let section): section < sectionCount
        case .contentEnd: true
        }
    }
}

extension StillPoint {
    @MainActor
    fileprivate var element: TraceEvent.Element? {
        func supplementary(_ kind: String, _ section: Int) -> TraceEvent.Element {
            TraceEvent.Element(category: .supplementary, kind: kind, path: [section, 0])
        }
        return switch self {
        case .row(let path), .item(let path): TraceEvent.Element(itemAt: IndexPath(path))
        case .sectionStart(let section): supplementary(CollectionView.elementKindSectionHeader, section)
        case .footer(let section): supplementary(CollectionView.elementKindSectionFooter, section)
        case .contentEnd: nil
        }
    }
}
