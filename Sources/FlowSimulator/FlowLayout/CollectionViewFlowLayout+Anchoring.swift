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
        if let update = view.updateState.ongoing {
            // What an update inserts at the start of the content is to be seen, and all of it.
            if top <= 0 { return nil }
            if let header = update.readersPoint, header.path == nil, model.contains(header) { return header }
        }
        guard let item = view.firstItemSeenBefore, model.contains(item), measuresNewItem(before: item, in: staged) else {
            return top > 0 ? model.stillPoint(at: top) { staged[$0] != nil } : nil
        }
        let point = staged[item] == nil ? StillPoint.item(item) : .row(item)
        view.pass.readersPoint = point
        return point
    }

    private func measuresNewItem(before item: ItemPath, in staged: [ItemPath: FlowSize]) -> Bool {
        staged.keys.contains {
            ($0.section, $0.item) < (item.section, item.item) && model.contains($0) && model.origin(of: $0) != .measured
        }
    }

    /// Compares the model with the one that was held. Both are values: nothing is computed for it beforehand.
    ///
    /// - Complexity: O(log *n* + *m*), *m* items in the row.
    func move(of place: AnchorPlace, since held: FlowModel) -> AnchorMove? {
        guard updates.sinceHeld.count <= 1 else { return nil }
        let plan = updates.sinceHeld.first
        // At the start of the content what an update inserts there is to be seen.
        if case .start(let offset, _) = place, plan != nil, offset <= 0 { return AnchorMove(length: 0, element: nil) }
        // A batch says itself what became of the item that the reader saw.
        let reader = plan == nil ? collectionView?.pass.readersPoint : nil
        guard let point = held.stillPoint(at: place, measuredIn: model, after: plan, reader: reader) else { return nil }
        let way = plan.map { $0.stillPoint(point, seen: held.seen(from: point, at: place)) } ?? (point, point)
        guard let (before, after) = way, model.contains(after) else { return nil }
        let length = CGFloat(model.position(of: after) - held.position(of: before))
        return AnchorMove(length: length, element: after.element)
    }
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
                return later.contains(now) && later.origin(of: now) == .measured
            }
        case .end(let offset, _):
            // A row that spans the end of the viewport grows downwards, out of sight.
            return offset.isFinite ? stillPoint(at: Double(offset)) { _ in false } : nil
        case .item(let indexPath):
            guard let path = ItemPath(indexPath), contains(path) else { return nil }
            return .row(path)
        }
    }

    /// The point, and behind or before it what else was seen when it stood still.
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
