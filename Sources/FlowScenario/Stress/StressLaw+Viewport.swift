import FlowSimulator
import Foundation

// Laws about what the reader sees.

extension StressLaw {
    /// Every item in the viewport has a cell, and between rows is no more room than there should be.
    static let coverage = afterEveryStep(
        "coverage", applies: { !$0.layout.quirks.contains(.omitsPartlyVisibleCells) }
    ) { moment in
        let view = moment.view
        let shown = Set(view.indexPathsForVisibleItems.map { Scenario.ElementName.item(section: $0[0], item: $0[1]) })
        let frames = StressFrames(moment.run)
        let visible = frames.items.filter { $0.frame.overlaps(view.bounds) }
        if let missing = visible.first(where: { !shown.contains($0.name) }) {
            return ("\(missing.name) is in the viewport and has no cell", ["visible": .number(Double(visible.count))])
        }
        return gap(in: frames, of: moment.run)
    }

    private static func gap(
        in frames: StressFrames, of run: ScenarioRun
    ) -> (message: String, expectation: JSONValue)? {
        let isVertical = run.isVertical
        // There the items' order is that of falling offsets.
        guard isVertical || !run.collectionView.isRightToLeft else { return nil }
        var end: (section: Int, position: Double)?
        for element in frames.items {
            guard case .item(let section, _) = element.name else { continue }
            let frame = element.frame
            let (low, high) = isVertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
            if let last = end, last.section == section {
                let spacing = run.dataSource.measures(ofSection: section).minimumLineSpacing ?? run.values.minimumLineSpacing
                // Items are centred in their rows: half of what the row is taller stands before a small one.
                if low - last.position > spacing + 1,
                    low - last.position > spacing + run.rowLength(beside: element, in: frames) + 1
                {
                    let way = last.position + spacing - low
                    let wanted = frame.offsetBy(dx: isVertical ? 0 : way, dy: isVertical ? way : 0)
                    return (
                        "there is a gap before \(element.name)",
                        ["frames": .object([.init(key: "\(element.name)", value: wanted.json)])]
                    )
                }
                end = (section, max(last.position, Double(high)))
            } else {
                end = (section, Double(high))
            }
        }
        return nil
    }

    /// What the reader looks at stays where it is unless somebody scrolls.
    static let zeroDrift = afterEveryStep(
        "zero-drift",
        applies: {
            $0.layout.anchor == .top && $0.layout.quirks.isEmpty
                && $0.layout.options.offsetAdjustmentPolicy == .aboveVisibleStart
        }
    ) { moment in
        guard let before = moment.before, let action = moment.action, action.leavesReaderAlone else { return nil }
        let run = moment.run
        let (start, end) = run.legalOffsets
        let offset = run.along(moment.view.contentOffset)
        // At an end the offset cannot follow, and whoever looks at the content's start sees what comes there.
        guard offset > max(run.along(start), 0) + 0.01, offset < run.along(end) - 0.01 else { return nil }
        let after = Dictionary(uniqueKeysWithValues: StressSight.items(of: run).map { ($0.number, $0.start) })
        let moves = before.anchors.compactMap { anchor in
            after[anchor.number].map { $0 - offset - anchor.distance }
        }
        let pixel = 1 / max(run.dataSource.surroundings.scale, 1) + 0.01
        guard moves.count == before.anchors.count, let least = moves.min(by: { abs($0) < abs($1) }), abs(least) > pixel else {
            return nil
        }
        var wanted = moment.view.contentOffset
        if run.isVertical { wanted.y += least } else { wanted.x += least }
        return ("what was at the top of the viewport moved", ["contentOffset": wanted.json])
    }
}

extension StressSight {
    init(_ run: ScenarioRun) {
        offset = run.collectionView.contentOffset
        let start = run.along(offset)
        let items = Self.items(of: run)
        let rowsAreSingle = zip(items, items.dropFirst()).allSatisfy { $0.end <= $1.start + 0.01 }
        guard rowsAreSingle, !run.collectionView.isRightToLeft else {
            anchors = []
            return
        }
        let spanning = items.last { $0.start <= start }
        let first = items.first { $0.start >= start }
        anchors = [spanning, first].compactMap { $0 }.map { ($0.number, $0.start - start) }
    }

    static func items(of run: ScenarioRun) -> [(number: Int, start: Double, end: Double)] {
        StressFrames(run).items.compactMap { element in
            guard case .item(let section, let item) = element.name,
                let number = run.dataSource.data.number(section: section, item: item)
            else { return nil }
            let frame = element.frame
            return run.isVertical ? (number, frame.minY, frame.maxY) : (number, frame.minX, frame.maxX)
        }
    }
}

extension Scenario.Action {
    /// Whether it neither scrolls nor changes the viewport or the content's measures.
    fileprivate var leavesReaderAlone: Bool {
        switch self {
        case .resizeItems: true
        case .update(let operations): !operations.contains { $0.movesSomething }
        default: false
        }
    }
}

extension Scenario.UpdateOperation {
    /// What moves itself keeps nothing still: the reader follows what is left.
    fileprivate var movesSomething: Bool {
        switch kind {
        case .moveItem, .moveSection: true
        default: false
        }
    }
}

extension ScenarioRun {
    func along(_ point: CGPoint) -> Double { isVertical ? point.y : point.x }

    /// How much longer the longest neighbour in a row is than an item.
    fileprivate func rowLength(beside element: StressFrames.Element, in frames: StressFrames) -> Double {
        guard case .item(let section, _) = element.name else { return 0 }
        let (middle, length) =
            isVertical ? (element.frame.midY, element.frame.height) : (element.frame.midX, element.frame.width)
        var longest = length
        for other in frames.items {
            guard case .item(section, _) = other.name else { continue }
            let frame = other.frame
            let isBeside = isVertical ? frame.minY < middle && middle < frame.maxY : frame.minX < middle && middle < frame.maxX
            if isBeside { longest = max(longest, isVertical ? frame.height : frame.width) }
        }
        return longest - length
    }
}

extension CollectionView {
    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
