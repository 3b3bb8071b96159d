import CollectionSimulator
import FlowScenario

extension PlainTest {
    mutating func write(_ step: Scenario.Step, number: Int) throws(Unwritten) {
        if case .expect(let expectation) = step.action {
            if let note = step.note { comment(note) }
            return try write(expectation)
        }
        lines.append("")
        comment("Step \(number): \(step.reportedAction)" + (step.note.map { ". \($0)" } ?? ""))
        if isTraced { lines.append("trace.removeAll()") }
        let start = lines.count
        for action in step.action.parts { try write(action) }
        lines.append("view.layoutIfNeeded()")
        guard step.times > 1 else { return }
        let body = lines[start...].map { $0.isEmpty ? "" : "    \($0)" }
        lines.replaceSubrange(start..., with: ["for _ in 0..<\(step.times) {"] + body + ["}"])
    }

    /// Writes a comment on one line. Line ends in the text are replaced.
    private mutating func comment(_ text: String) {
        lines.append("// " + SwiftText.string(text).dropFirst().dropLast().replacingOccurrences(of: "\\\"", with: "\""))
    }

    private mutating func write(_ action: Scenario.Action) throws(Unwritten) {
        switch action {
        case .scroll(let scroll): write(scroll)
        case .scrollTo(let path, let alignment):
            lines.append("view.scrollToItem(at: [\(path[0]), \(path[1])], at: .\(alignment.rawValue), animated: false)")
        case .resize(let width, let height):
            let width = width.map(SwiftText.number) ?? "view.bounds.width"
            let height = height.map(SwiftText.number) ?? "view.bounds.height"
            lines.append("view.frame = CGRect(x: 0, y: 0, width: \(width), height: \(height))")
        case .rotate:
            lines.append("view.frame = CGRect(x: 0, y: 0, width: view.bounds.height, height: view.bounds.width)")
        case .invalidate(.everything): lines.append("layout.invalidateLayout()")
        case .invalidate(.context(let context)): try write(context)
        case .set(let change): try write(change)
        case .insets(let change):
            try Self.need(change.safeArea == nil && change.layoutMargins == nil, "its safe area or margins change")
            if let content = change.content { lines.append("view.contentInset = \(SwiftText.insets(content))") }
        case .traits(let change):
            try Self.need(
                change.layoutDirection == nil && change.contentSizeCategory == nil, "its surroundings change")
            let scale = SwiftText.number(change.displayScale ?? scenario.container.scale)
            lines.append("view.overrideTraitCollection = TraitCollection(displayScale: \(scale))")
        case .resizeItems(let items):
            for change in items { try write(change) }
        case .update(let operations): try write(operations)
        case .reload(let sections):
            if let sections {
                lines.append("data.sections = [\(sections.map { Self.items($0.items) }.joined(separator: ", "))]")
            }
            lines.append("view.reloadData()")
        case .select(let paths, let isSelected):
            for path in paths.map(SwiftText.path) {
                lines.append(
                    isSelected
                        ? "view.selectItem(at: \(path), animated: false, scrollPosition: [])"
                        : "view.deselectItem(at: \(path), animated: false)")
            }
        case .remeasure(let paths?): for path in paths { remeasure(path) }
        case .look: comment("Looking changes nothing.")
        case .together(let actions): for action in actions { try write(action) }
        // The document can be run in place of any step without a short form, so a new step needs none here.
        default: throw Unwritten(reason: "there is no short form of “\(action)”")
        }
    }

    private mutating func write(_ scroll: Scenario.Scroll) {
        helpers.insert(.scrolling)
        switch scroll {
        case .by(let delta):
            let x = delta.x == 0 ? "view.contentOffset.x" : "view.contentOffset.x + \(SwiftText.number(delta.x))"
            let y = delta.y == 0 ? "view.contentOffset.y" : "view.contentOffset.y + \(SwiftText.number(delta.y))"
            lines.append("scroll(view, to: CGPoint(x: \(x), y: \(y)))")
        case .to(let offset): lines.append("scroll(view, to: \(SwiftText.point(offset)))")
        case .toEdge(let edge):
            let far = edge == .end ? "" : "-"
            lines.append("scroll(view, to: CGPoint(x: \(far)1e9, y: \(far)1e9))")
        case .through(let edge):
            helpers.insert(.paging)
            let sign = edge == .end ? "" : "-"
            let page =
                layout.scrollAxis == .vertical
                ? "CGPoint(x: 0, y: \(sign)view.bounds.height)" : "CGPoint(x: \(sign)view.bounds.width, y: 0)"
            lines.append("scrollThrough(view, by: \(page))")
        }
    }

    private mutating func write(_ change: Scenario.ItemResize) throws(Unwritten) {
        try Self.need(!change.size.isRelative, Self.relative)
        let path = change.item
        lines.append("data.sections[\(path.section)][\(path.item)].size = \(SwiftText.size(change.size))")
        if layout.cellsSizeThemselves { remeasure(path) }
    }

    private mutating func remeasure(_ path: Scenario.ItemPath) {
        lines.append("view.cellForItem(at: \(SwiftText.path(path)))?.invalidateIntrinsicContentSize()")
    }

    private mutating func write(_ context: Scenario.Invalidation.Context) throws(Unwritten) {
        try Self.need(!context.counts && context.backgrounds.isEmpty, "a context asks for counts or backgrounds")
        lines.append("do {")
        lines.append("    let context = CollectionViewFlowLayoutInvalidationContext()")
        if !context.items.isEmpty { lines.append("    context.invalidateItems(at: \(SwiftText.paths(context.items)))") }
        for (kind, paths) in [("Header", context.headers), ("Footer", context.footers)] where !paths.isEmpty {
            let list = paths.map { "[\($0.section)\($0.item.map { ", \($0)" } ?? "")]" }.joined(separator: ", ")
            lines.append("    context.invalidateSupplementaryElements(")
            lines.append("        ofKind: CollectionView.elementKindSection\(kind), at: [\(list)])")
        }
        for (name, flag) in [("DelegateMetrics", context.delegateMetrics), ("Attributes", context.attributes)] {
            if let flag { lines.append("    context.invalidateFlowLayout\(name) = \(flag)") }
        }
        if context.offsetAdjustment != .zero {
            lines.append("    context.contentOffsetAdjustment = \(SwiftText.point(context.offsetAdjustment))")
        }
        if context.sizeAdjustment != .zero {
            lines.append("    context.contentSizeAdjustment = \(SwiftText.size(context.sizeAdjustment))")
        }
        lines.append("    layout.invalidateLayout(with: context)")
        lines.append("}")
    }
}
