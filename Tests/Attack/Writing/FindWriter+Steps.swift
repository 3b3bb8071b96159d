import FlowScenario
import FlowTestSupport
import Foundation

extension FindWriter {
    mutating func add(_ step: [ReferenceAction], before: ReferenceView) {
        state = before
        if step.scrollsAfterLayout { isComplete = false }
        var parts: [Scenario.Action] = []
        for action in step {
            if let said = said(action) { parts += said } else { isComplete = false }
            if action == .textSize { hasLargeText.toggle() }
            _ = state.take(action)
        }
        // A step needs an action; one that does nothing changes nothing.
        if parts.isEmpty { parts = [.drag(.by(.zero))] }
        scenario.steps.append(Scenario.Step(parts.count == 1 ? parts[0] : .together(parts)))
    }

    /// Empty for what does nothing, nil for what the format cannot say.
    private func said(_ action: ReferenceAction) -> [Scenario.Action]? {
        switch action {
        case .scroll(let length): [.scroll(.by(way(length)))]
        case .pull(let length): [.drag(.by(way(length)))]
        case .scrollToStart: [.scroll(.toEdge(isMirroredAlong ? .end : .start))]
        case .scrollToEnd: [.scroll(.toEdge(isMirroredAlong ? .start : .end))]
        case .beginDrag: [.drag(.begin)]
        case .endDrag: state.isDragging ? [.drag(.end)] : []
        case .resize(let size): [.resize(width: size.width, height: size.height)]
        case .inset(let inset): [.insets(.init(content: .init(inset)))]
        case .scale(let scale): [.traits(.init(displayScale: scale))]
        case .rightToLeft(let turns): [.traits(.init(layoutDirection: turns ? .rightToLeft : .leftToRight))]
        case .invalidateLayout: [.invalidate(.everything)]
        case .reloadData: [.reload(nil)]
        case .look: []
        case .textSize: [.traits(.init(contentSizeCategory: hasLargeText ? .large : .extraLarge))]
        case .safeArea, .metrics: nil
        case .scrollToItem(let section, let item, let position): scrolled(section, item, position)
        case .content(let section, let item, let size, let tells): content(section, item, size, tells)
        case .set(let new): new == state.world.layout ? [] : [.set(.init(layout(new)))]
        case .invalidate(let context): said(context).map { [.invalidate(.context($0))] }
        case .update(let batch): state.truth.accepts(batch) ? operations(batch).map { [.update($0)] } : []
        }
    }

    private func scrolled(_ section: Int, _ item: Int, _ position: ReferencePosition) -> [Scenario.Action] {
        guard state.truth.has(section, item) else { return [] }
        let alignments: [Scenario.ScrollAlignment] = world.scrollsHorizontally
            ? [.left, .centeredHorizontally, .right] : [.top, .centeredVertically, .bottom]
        let index =
            switch position {
            case .start: isMirroredAlong ? 2 : 0
            case .middle: 1
            case .end: isMirroredAlong ? 0 : 2
            }
        return [.scrollTo(Scenario.ItemPath(section: section, item: item).indexPath, alignments[index])]
    }

    private func content(_ section: Int, _ item: Int, _ size: ReferenceSize, _ tells: Bool) -> [Scenario.Action]? {
        guard state.truth.has(section, item), world.sizing != .equal else { return [] }
        guard tells || !world.cellsSizeThemselves else { return nil }
        return [.resizeItems([.init(item: .init(section: section, item: item), size: .init(size))])]
    }

    private func said(_ context: ReferenceContext) -> Scenario.Invalidation.Context? {
        guard !context.everything else { return nil }
        func path(_ path: ReferenceContext.Path) -> Scenario.SupplementaryPath {
            .init(section: path[0], item: path.dropFirst().first)
        }
        var said = Scenario.Invalidation.Context(
            items: context.items.map { .init(section: $0[0], item: $0[1]) }, headers: context.headers.map(path),
            footers: context.footers.map(path), delegateMetrics: context.metrics, attributes: context.attributes)
        said.counts = context.counts
        said.offsetAdjustment = way(context.offset, turns: false)
        let size = way(context.contentSize, turns: false)
        said.sizeAdjustment = CGSize(width: size.x, height: size.y)
        return said
    }

    private var isMirroredAlong: Bool { state.world.isMirrored && world.scrollsHorizontally }

    /// A distance along the scroll axis in the view's coordinates.
    private func way(_ way: Double, turns: Bool = true) -> CGPoint {
        let way = turns && isMirroredAlong ? -way : way
        return world.scrollsHorizontally ? CGPoint(x: way, y: 0) : CGPoint(x: 0, y: way)
    }
}

extension [ReferenceAction] {
    /// Whether something scrolls by a length after the turn laid out: by how far from where the view then was, only the
    /// reference knows, which may have had doubts.
    fileprivate var scrollsAfterLayout: Bool {
        drop { !$0.laysOut }.contains {
            switch $0 {
            case .scroll, .pull: true
            default: false
            }
        }
    }
}

extension ReferenceAction {
    fileprivate var laysOut: Bool {
        switch self {
        case .update, .scrollToItem: true
        default: false
        }
    }
}
