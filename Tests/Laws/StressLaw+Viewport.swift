import FlowScenario
import FlowSimulator
import Foundation

extension StressLaw {
    /// Every item in the viewport has a cell, and the gaps between rows are no larger than they should be.
    static let coverage = afterEveryStep(
        "coverage", applies: { !$0.layout.quirks.contains(.omitsPartlyVisibleCells) }
    ) { moment in
        let view = moment.view
        let shown = Set(moment.host.visiblePaths.map { Scenario.ElementName.item(section: $0[0], item: $0[1]) })
        let frames = StressFrames(moment.run)
        let visible = frames.items.filter { $0.frame.overlaps(view.bounds, byMoreThan: moment.run.sharedEdge) }
        if let missing = visible.first(where: { !shown.contains($0.name) }) {
            return ("\(missing.name) is in the viewport and has no cell", .of(\.visible, visible.count))
        }
        return gap(in: frames, of: moment.run)
    }

    private static func gap(
        in frames: StressFrames, of run: ScenarioRun
    ) -> Breach? {
        let axis = run.scrollAxis
        // In other views items are not in the order of rising offsets.
        guard run.host is FlowHost, axis == .vertical || !run.view.isRightToLeft else { return nil }
        var end: (section: Int, position: Double)?
        for element in frames.items {
            guard case .item(let section, _) = element.name else { continue }
            let frame = element.frame
            let (low, high) = (axis.start(of: frame), axis.end(of: frame))
            if let last = end, last.section == section {
                let spacing =
                    run.dataSource.measures(ofSection: section).minimumLineSpacing ?? run.values.minimumLineSpacing
                // Items are centred in their rows: half of the difference is before a small one.
                if low - last.position > spacing + 1,
                    low - last.position > spacing + run.rowLength(beside: element, in: frames) + 1
                {
                    let way = axis.point(along: last.position + spacing - low)
                    let wanted = frame.offsetBy(dx: way.x, dy: way.y)
                    return ("there is a gap before \(element.name)", .frame(element.name, wanted))
                }
                end = (section, max(last.position, Double(high)))
            } else {
                end = (section, Double(high))
            }
        }
        return nil
    }
}

extension ScenarioRun {
    /// The length in points by which two rectangles may overlap and are still outside each other: edges are rounded. In
    /// a mirrored view a frame is rounded to the nearest pixel after the query.
    var sharedEdge: Double {
        host.isMirrored ? max(pixel / 2, 0) + 0.01 : 0.01
    }

    /// The difference between the lengths of an item and of the longest one in its row.
    fileprivate func rowLength(beside element: StressFrames.Element, in frames: StressFrames) -> Double {
        guard case .item(let section, _) = element.name else { return 0 }
        let (middle, length) = (scrollAxis.middle(of: element.frame), scrollAxis.along(element.frame.size))
        var longest = length
        for other in frames.items {
            guard case .item(section, _) = other.name else { continue }
            let frame = other.frame
            let isBeside = scrollAxis.start(of: frame) < middle && middle < scrollAxis.end(of: frame)
            if isBeside { longest = max(longest, scrollAxis.along(frame.size)) }
        }
        return longest - length
    }
}

extension View {
    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
