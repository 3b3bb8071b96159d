import FlowScenario
import FlowSimulator
import Foundation

extension StressLaw {
    /// R18.15: an offset that is set in a table is where the viewport begins before rows are measured. The first thing
    /// there that was on screen before stays where it is; where nothing was, the offset does.
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
            return ("an offset that was set lands elsewhere", ["contentOffset": expected.json])
        }
        law.subject = .tables
        return law
    }()

    /// Nil where nothing can be said.
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
    /// The offset that a step sets, from one; nil where it sets none.
    fileprivate func offset(setAt offset: CGPoint) -> CGPoint? {
        switch self {
        case .scroll(.by(let delta)): CGPoint(x: offset.x + delta.x, y: offset.y + delta.y)
        case .scroll(.to(let target)): target
        default: nil
        }
    }
}

extension ScenarioRun {
    /// Where the offset is if an element of before is as far from the viewport's start as it was from an offset.
    fileprivate func offset(keeping element: StressSight.Element, at offset: Double) -> Double? {
        let now = StressSight.elements(of: self).first { $0.identity == element.identity }
        return now.map { $0.start - (element.start - offset) }
    }

    /// Headers and footers that stick are not among the elements, and may be what was on screen.
    fileprivate var hasEdges: Bool {
        let table = table.tableView
        return (0..<table.numberOfSections).contains {
            table.rectForHeader(inSection: $0).height > 0 || table.rectForFooter(inSection: $0).height > 0
        }
    }
}
