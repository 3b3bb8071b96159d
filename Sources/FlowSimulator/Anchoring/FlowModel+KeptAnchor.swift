import FlowEngine
import Foundation
import ViewSimulator

/// Where a header is that sticks to the start of the viewport, and where its section has it at the latest.
struct StickyHeader {
    var start: Double
    var limit: Double
}

extension FlowModel {
    /// How far what is at a place of this model, the one at the end of the last pass, is from there in a later one.
    /// Both are values: nothing is computed for it beforehand.
    ///
    /// - Parameters:
    ///   - place: Of the viewport.
    ///   - later: The present model.
    ///   - plan: What was applied between the two; nil: nothing.
    ///   - reader: What is known to be read first.
    ///   - stickyHeader: Where the header of a section was that sticks to a start of the viewport; nil where none does.
    /// - Complexity: O(log *n* + *m*), *m* items in the row.
    @MainActor
    func anchorMove(
        of place: ViewportPlace, to later: FlowModel, through plan: UpdatePlan?, reader: ScrollAnchor?,
        stickyHeader: (_ section: Int, _ start: Double) -> StickyHeader?
    ) -> AnchorMove? {
        // At the start of the content what an update inserts there is to be seen.
        if case .start(let offset, _) = place, plan != nil, !FlowModel.isBehindStart(Double(offset)) {
            return AnchorMove(length: 0, element: nil)
        }
        guard let anchor = scrollAnchor(at: place, measuredIn: later, after: plan, reader: reader) else { return nil }
        let kept =
            plan.map { keptAnchor(anchor, at: place, through: $0, stickyHeader: stickyHeader) }
            ?? KeptAnchor(position: position(of: anchor), after: anchor)
        guard let kept, later.contains(kept.after) else { return nil }
        let length = CGFloat(later.position(of: kept.after) - kept.position)
        return AnchorMove(length: length, element: kept.after.element)
    }

    /// What keeps its place while an update is applied to this model, of what is seen at a place of it: what stays of
    /// it. R17.2: where all of it is gone, the sticky header of the section, where the section has nothing more to show
    /// behind; else the next thing behind comes to where the first thing seen was. What is seen below all of it, a
    /// table's footer view or an inset, keeps its distance to the end.
    func keptAnchor(
        _ anchor: ScrollAnchor, at place: ViewportPlace, through plan: UpdatePlan,
        stickyHeader: (_ section: Int, _ start: Double) -> StickyHeader?
    ) -> KeptAnchor? {
        let seen = seen(from: anchor, at: place)
        let kept = plan.keptAnchor { isKept in
            // `bottom` and `item` say themselves what they keep.
            guard case .start(let start, let end) = place else { return seen.first(where: isKept) }
            return seen.firstRead(
                from: Double(start), to: Double(end), extent: { (position(of: $0), length(of: $0)) }, stays: isKept)
        }
        if let kept {
            return KeptAnchor(position: position(of: kept.before), after: kept.after)
        }
        let first = seen.first { _ in true } ?? anchor
        if case .start(let start, _) = place {
            if self.anchor(at: Double(start)) == nil {
                return KeptAnchor(position: position(of: .contentEnd), after: .contentEnd)
            }
            if let header = keptHeader(over: first, through: plan, { stickyHeader($0, Double(start)) }) {
                return header
            }
        }
        return plan.anchorBehind(first).map { KeptAnchor(position: position(of: $0.before), after: $0.after) }
    }

    /// A sticky header keeps its section on screen: it stays where it is, at the end of what its section still has.
    private func keptHeader(
        over anchor: ScrollAnchor, through plan: UpdatePlan, _ stickyHeader: (_ section: Int) -> StickyHeader?
    ) -> KeptAnchor? {
        guard let path = anchor.path, plan.keepsPlace(ofSection: path.section), !plan.reloads(section: path.section),
            plan.firstItemInPlace(from: path) == nil, let section = plan.afterSection(of: path.section),
            let header = stickyHeader(path.section)
        else { return nil }
        let isEmptied = plan.firstItemInPlace(from: ItemPath(section: path.section, item: 0)) == nil
        if isEmptied { return KeptAnchor(position: header.start, after: .sectionStart(section)) }
        let footer = position(of: .footer(path.section))
        return KeptAnchor(position: header.start + footer - header.limit, after: .footer(section))
    }

    /// Whether a viewport begins behind the content's start. In a mirrored view that is a difference of sums.
    static func isBehindStart(_ top: Double) -> Bool { top > Double(LegalOffsets.tolerance) }

    private func scrollAnchor(
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

    /// What was seen from the anchor on, behind or before it; the anchor where nothing was, or where it is followed
    /// wherever it goes.
    private func seen(from anchor: ScrollAnchor, at place: ViewportPlace) -> AnySequence<ScrollAnchor> {
        let seen: AnySequence<ScrollAnchor> =
            switch place {
            case .start(_, let end): AnySequence(anchors(from: anchor) { $0 < Double(end) })
            case .end(let end, let start):
                // What begins at the end of the viewport is not on screen.
                AnySequence(
                    anchors(from: anchor, backwards: true) { $0 > Double(start) }.lazy.drop {
                        position(of: $0) >= Double(end)
                    })
            case .item: AnySequence([])
            }
        return seen.contains { _ in true } ? seen : AnySequence([anchor])
    }

    func contains(_ anchor: ScrollAnchor) -> Bool {
        switch anchor {
        case .row(let path), .item(let path): contains(path)
        case .sectionStart(let section), .footer(let section): section < sectionCount
        case .contentEnd: true
        }
    }
}
