import FlowScenario
import FlowSimulator
import Foundation

extension StressLaw {
    /// An offset that is set in a table is the start of the viewport before rows are measured. The first element there
    /// that was on screen before keeps its place; without one the offset is kept (R18.15).
    static let tableOffset: StressLaw = {
        var law = afterEveryStep(
            "table-offset", often: [.scroll, .scroll, .scrollTo],
            applies: {
                !$0.hasUndecidedCells && $0.table?.anchor.holdsWhileMeasuring == true
                    && $0.table?.profile.inTables.compensatesOffsetAboveAnchor == true
            }
        ) { moment in
            guard let before = moment.before, let wanted = offset(wantedAt: moment, since: before) else { return nil }
            let offset = moment.view.contentOffset
            guard abs(wanted - Double(offset.y)) > 0.01 else { return nil }
            let expected = CGPoint(x: offset.x, y: CGFloat(wanted))
            return ("an offset that was set lands elsewhere", .of(\.contentOffset, expected))
        }
        law.subject = .tables
        return law
    }()

    /// The offset that the rule requires; `nil` if it decides none.
    @MainActor
    private static func offset(wantedAt moment: StressMoment, since before: StressPast) -> Double? {
        guard !before.isDragging, !moment.view.isDragging, let action = moment.action,
            let given = action.offset(setAt: before.offset)
        else { return nil }
        let run = moment.run
        let offset = Double(given.y)
        guard isBetweenEnds(offset, before.limits) else { return nil }
        let end = offset + Double(moment.view.bounds.size.height)
        let onScreen = before.sight.elements[before.sight.onScreen]
        let seen = onScreen.first { $0.end > $0.start && $0.end > offset + 0.01 && $0.start < end - 0.01 }
        var wanted = offset
        if let seen {
            guard let kept = run.offset(keeping: seen, at: offset) else { return nil }
            wanted = kept
        } else if run.hasEdges {
            return nil
        }
        // At an end the offset cannot follow.
        return isBetweenEnds(wanted, run.legalOffsets) ? wanted : nil
    }

    private static func isBetweenEnds(_ offset: Double, _ limits: (start: CGPoint, end: CGPoint)) -> Bool {
        offset > Double(limits.start.y) + 0.01 && offset < Double(limits.end.y) - 0.01
    }
}

extension Scenario.Action {
    /// The offset that a step sets from a given one; `nil` if it sets none.
    fileprivate func offset(setAt offset: CGPoint) -> CGPoint? {
        switch self {
        case .scroll(.by(let delta)): CGPoint(x: offset.x + delta.x, y: offset.y + delta.y)
        case .scroll(.to(let target)): target
        default: nil
        }
    }
}

extension ScenarioRun {
    /// The offset that keeps the distance of an earlier element from the start of the viewport.
    fileprivate func offset(keeping element: StressSight.Element, at offset: Double) -> Double? {
        let now = StressSight.elements(of: self).first { $0.identity == element.identity }
        return now.map { $0.start - (element.start - offset) }
    }

    /// Whether there are headers or footers: pinned ones are not among the elements, and may have been on screen.
    fileprivate var hasEdges: Bool {
        let table = table.tableView
        return (0..<table.numberOfSections).contains {
            table.rectForHeader(inSection: $0).height > 0 || table.rectForFooter(inSection: $0).height > 0
        }
    }
}
