import FlowEngine
import Foundation

extension CollectionViewFlowLayout {
    /// Whether contexts and measurements move the offset so that what follows the viewport's start stays (R8.10).
    var followsVisibleStart: Bool {
        options.offsetAdjustmentPolicy == .aboveVisibleStart && collectionView?.anchorPolicy == .top
    }

    /// Compares the model with the one that was held. Both are values: nothing is computed for it beforehand.
    ///
    /// - Complexity: O(log *n* + *m*), *m* items in the row.
    func move(of place: AnchorPlace, since held: FlowModel) -> AnchorMove? {
        guard updates.sinceHeld.count <= 1 else { return nil }
        let plan = updates.sinceHeld.first
        // At the start of the content what an update inserts there is to be seen.
        if case .start(let offset) = place, plan != nil, offset <= 0 { return AnchorMove(length: 0, element: nil) }
        guard let point = held.stillPoint(at: place, measuredIn: model, after: plan) else { return nil }
        guard let (before, after) = plan.map({ $0.stillPoint(point) }) ?? (point, point), model.contains(after) else {
            return nil
        }
        let length = CGFloat(model.position(of: after) - held.position(of: before))
        return AnchorMove(length: length, element: after.element)
    }
}

extension FlowModel {
    fileprivate func stillPoint(at place: AnchorPlace, measuredIn later: FlowModel, after plan: UpdatePlan?) -> StillPoint? {
        switch place {
        case .start(let offset):
            guard offset.isFinite else { return nil }
            return stillPoint(at: Double(offset)) { path in
                guard let now = plan.map({ $0.keptPath(of: path) }) ?? path else { return false }
                return later.contains(now) && later.origin(of: now) == .measured
            }
        case .end(let offset):
            // A row that spans the end of the viewport grows downwards, out of sight.
            return offset.isFinite ? stillPoint(at: Double(offset)) { _ in false } : nil
        case .item(let indexPath):
            guard let path = ItemPath(indexPath), contains(path) else { return nil }
            return .row(path)
        }
    }

    fileprivate func contains(_ point: StillPoint) -> Bool {
        switch point {
        case .row(let path): contains(path)
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
        case .row(let path): TraceEvent.Element(itemAt: IndexPath(path))
        case .sectionStart(let section): supplementary(CollectionView.elementKindSectionHeader, section)
        case .footer(let section): supplementary(CollectionView.elementKindSectionFooter, section)
        case .contentEnd: nil
        }
    }
}
