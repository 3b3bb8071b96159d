import FlowScenario
import FlowSimulator
import Foundation

/// The state before a step.
@MainActor
struct StressPast {
    /// The elements on screen.
    let sight: StressSight
    let frames: StressFrames
    let offset: CGPoint
    /// The least and the greatest content offset.
    let limits: (start: CGPoint, end: CGPoint)
    let isDragging: Bool
    let rowsReplaced: Int
    /// Whether sizes have changed that the layout was not notified of.
    let hasStaleSizes: Bool
    /// Items that the step names and that have a cell.
    let itemsWithCells: Set<Scenario.ItemPath>
    /// Items that the step names and that keep their sizes: those that were never measured, and those whose cell has
    /// the size that it will return.
    let keepsWhenNamed: Set<Scenario.ItemPath>

    init(_ run: ScenarioRun, before action: Scenario.Action) {
        let (view, host) = (run.view, run.host)
        sight = StressSight(run, before: action)
        frames = StressFrames(run)
        (offset, limits, isDragging) = (view.contentOffset, run.legalOffsets, view.isDragging)
        rowsReplaced = host.statistics.rowsReplaced
        hasStaleSizes = run.hasStaleSizes
        let named = Set(action.namedItems)
        itemsWithCells = named.filter { host.hasCell(at: $0.indexPath) }
        keepsWhenNamed = named.filter { path in
            guard !host.isEstimated(at: path.indexPath) else { return true }
            // Contents that changed off screen are measured at the next occasion, which may be this one.
            guard host.hasCell(at: path.indexPath),
                let size = host.place(of: .item(section: path.section, item: path.item))?.frame.size
            else { return false }
            return size.isNear(run.dataSource.contentSize(at: path.indexPath))
        }
    }
}

extension Scenario.Action {
    /// The items of its contexts.
    var namedItems: [Scenario.ItemPath] {
        parts.flatMap { part in
            guard case .invalidate(.context(let context)) = part else { return [Scenario.ItemPath]() }
            return context.items
        }
    }
}
