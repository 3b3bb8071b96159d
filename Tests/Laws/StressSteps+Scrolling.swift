import FlowScenario
import Foundation

// Steps that move the viewport, or the items in it.

extension StressSteps {
    mutating func scroll() -> Scenario.Action {
        if random.isHeads(oneIn: 8) { return .scroll(.toEdge(random.pick([.start, .end]))) }
        return .scroll(.by(axis.point(along: (viewportLength * Double(random.within(-150...200)) / 100).rounded())))
    }

    mutating func scrollTo() -> Scenario.Action? {
        guard let path = itemPath() else { return nil }
        let positions: [Scenario.ScrollAlignment] =
            isTable
            ? [.top, .middle, .bottom, .none]
            : axis == .vertical ? [.top, .centeredVertically, .bottom] : [.left, .centeredHorizontally, .right]
        return .scrollTo(path.indexPath, random.pick(positions))
    }

    /// A drag, mostly past an end. The steps after it are done during the drag, until it ends.
    mutating func drag() -> Scenario.Action {
        let pull = Double(random.within(2...12) * 10) + random.pick([0, 0, 0.5])
        if isDragging {
            guard random.isHeads() else { return .drag(.by(axis.point(along: random.isHeads() ? pull : -pull))) }
            isDragging = false
            return .drag(.end)
        }
        isDragging = true
        let isAtEnd = random.isHeads(oneIn: 3) ? nil : !random.isHeads(oneIn: 3)
        let way = Scenario.Action.drag(.by(axis.point(along: isAtEnd == false ? -pull : pull)))
        guard let isAtEnd else { return .together([.drag(.begin), way]) }
        return .together([.scroll(.toEdge(isAtEnd ? .end : .start)), .drag(.begin), way])
    }

    /// The interactive movement of an item. It ends only in a scenario of one section, where its new path is known.
    mutating func movement() -> Scenario.Action? {
        guard let path = itemPath() else { return nil }
        var parts: [Scenario.Action] = [.movement(.begin(path))]
        for _ in 0...random.below(2) {
            let position = (0..<2).map { _ in Double(random.within(-2...60) * 10) }
            parts.append(.movement(.update(CGPoint(x: position[0], y: position[1]))))
        }
        let ends = data.sections.count == 1 && random.isHeads()
        parts.append(.movement(ends ? .end : .cancel))
        return .together(parts)
    }

    mutating func resize() -> Scenario.Action {
        let odd = random.isHeads(oneIn: 6) ? 1.0 / 3 : 0
        size.width = (originalSize.width * Double(random.within(6...14)) / 10).rounded() + odd
        size.height = (originalSize.height * Double(random.within(6...14)) / 10).rounded()
        return .resize(width: Double(size.width), height: Double(size.height))
    }
}
