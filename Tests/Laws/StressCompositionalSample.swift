import FlowScenario
import Foundation
import SeededRandom

/// Small random compositional layouts for runs without a file: random trees of groups, lists, sections that scroll, and
/// the views around them.
struct StressCompositionalSample {
    var random: SeededGenerator

    static func scenario(seed: UInt64) -> Scenario {
        var sample = StressCompositionalSample(random: SeededGenerator(seed: seed &* 41 &+ 13))
        let layout = sample.layout()
        var scenario = Scenario(container: sample.container(), sections: sample.sections(layout))
        scenario.compositional = layout
        return scenario
    }

    private mutating func layout() -> Scenario.CompositionalLayout {
        var layout = Scenario.CompositionalLayout()
        if random.isHeads(oneIn: 5) { layout.direction = .horizontal }
        layout.interSectionSpacing = Double(random.below(3) * 5)
        if random.isHeads(oneIn: 5) { layout.insetsReference = random.pick([.none, .layoutMargins, .readableContent]) }
        if random.isHeads(oneIn: 5) { layout.boundaryItems = [boundaryItem("search", layout.direction)] }
        if random.isHeads(oneIn: 6) { layout.options.shareRounding = random.pick([.nearest, .none]) }
        if random.isHeads(oneIn: 4) { layout.anchorRule = random.pick([.top, .bottom, .none]) }
        layout.sectionLayouts = sectionLayouts(layout.direction)
        nameGroup(in: &layout)
        return layout
    }

    /// Gives the group of a kind of section a name, in some layouts.
    private mutating func nameGroup(in layout: inout Scenario.CompositionalLayout) {
        guard random.isHeads(oneIn: 4), case .item(let group)? = layout.sectionLayouts["b"]?.group else { return }
        layout.groups["row"] = group
        layout.sectionLayouts["b"]?.group = .named("row")
    }

    private mutating func container() -> Scenario.Container {
        var container = Scenario.Container(width: 300, height: 400, scale: random.pick([1, 2, 3]))
        if random.isHeads(oneIn: 4) {
            container.insets = .init(top: random.pick([0, 30]), left: 0, bottom: random.pick([0, 60]), right: 0)
        }
        if random.isHeads(oneIn: 5) { container.safeArea = .init(top: 47, left: 10, bottom: 34, right: 10) }
        if random.isHeads(oneIn: 5) { container.layoutDirection = .rightToLeft }
        return container
    }

    // MARK: Sections

    /// Three kinds of sections, whose names are always the same.
    mutating func sectionLayouts(_ direction: Scenario.Layout.Direction) -> [String: Scenario.SectionLayout] {
        ["a": sectionLayout(direction), "b": sectionLayout(direction), "c": sectionLayout(direction)]
    }

    private mutating func sectionLayout(_ direction: Scenario.Layout.Direction) -> Scenario.SectionLayout {
        // Lists are as wide as the view, and scroll vertically.
        if direction == .vertical, random.isHeads(oneIn: 5) { return list() }
        let scrolling: Scenario.SectionLayout.OrthogonalScrolling =
            random.isHeads(oneIn: 3)
            ? random.pick([.continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered])
            : .none
        var section = Scenario.SectionLayout(group: .item(group(direction, isShelf: scrolling != .none)))
        section.orthogonalScrolling = scrolling
        section.interGroupSpacing = random.pick([nil, 4, 10])
        if random.isHeads(oneIn: 6) { section.insetsReference = random.pick([.none, .safeArea, .layoutMargins]) }
        if random.isHeads(oneIn: 3) { section.insets = .init(top: 5, leading: 8, bottom: 7.5, trailing: 12) }
        if random.isHeads(oneIn: 3) { section.boundaryItems.append(boundaryItem("header", direction)) }
        if random.isHeads(oneIn: 5) { section.boundaryItems.append(boundaryItem("footer", direction)) }
        if random.isHeads(oneIn: 4) { section.decorations = [.init()] }
        return section
    }

    private mutating func list() -> Scenario.SectionLayout {
        var list = Scenario.ListLayout()
        list.appearance = random.pick([.plain, .grouped, .insetGrouped, .sidebar])
        if random.isHeads(oneIn: 3) { list.headerMode = .supplementary }
        list.showsSeparators = random.isHeads()
        return Scenario.SectionLayout(list: list)
    }

    private mutating func boundaryItem(
        _ kind: String, _ direction: Scenario.Layout.Direction
    ) -> Scenario.BoundaryItem {
        var item = Scenario.BoundaryItem()
        item.kind = kind
        let isAfter = kind == "footer"
        let length: Scenario.Dimension = random.isHeads() ? .estimated(30) : .absolute(24)
        if direction == .vertical {
            item.height = length
            item.alignment = isAfter ? .bottom : .top
        } else {
            (item.width, item.height) = (.absolute(24), .fractionalHeight(1))
            item.alignment = isAfter ? .trailing : .leading
        }
        item.pins = random.isHeads(oneIn: 4)
        return item
    }

    // MARK: Groups

    /// A group of a section. Across the scroll axis it has the whole length, unless its section scrolls.
    private mutating func group(_ direction: Scenario.Layout.Direction, isShelf: Bool) -> Scenario.LayoutItem {
        let along = length(isFree: random.isHeads(), vertical: direction == .vertical)
        let whole: Scenario.Dimension = direction == .vertical ? .fractionalWidth(1) : .fractionalHeight(1)
        let across = isShelf ? random.pick([whole, .absolute(120), .absolute(120), .absolute(75.5)]) : whole
        let (width, height) = direction == .vertical ? (across, along) : (along, across)
        return group(width, height, depth: 0)
    }

    private mutating func group(
        _ width: Scenario.Dimension, _ height: Scenario.Dimension, depth: Int
    ) -> Scenario.LayoutItem {
        let axis: Scenario.Layout.Direction = random.isHeads(oneIn: 3) ? .vertical : .horizontal
        var group = Scenario.LayoutItem(width: width, height: height, axis, filling(axis, in: (width, height), depth))
        if random.isHeads(oneIn: 3) {
            group.interItemSpacing = .init(random.pick([3, 8]), isFlexible: random.isHeads())
        }
        if depth == 0, random.isHeads(oneIn: 5) { group.insets = .init(top: 2, leading: 4, bottom: 3, trailing: 5) }
        return group
    }

    private mutating func filling(
        _ axis: Scenario.Layout.Direction, in size: (width: Scenario.Dimension, height: Scenario.Dimension),
        _ depth: Int
    ) -> Scenario.LayoutItem.Filling {
        let isFree = axis == .horizontal ? size.height.isFree : size.width.isFree
        let count = random.within(1...3)
        switch random.below(9) {
        case 8 where !size.width.isFree && !size.height.isFree: return .custom(frames(count))
        case 0, 7: return .subitem(item(axis, count, isFree, depth), count: count)
        case 1, 6: return .repeatingSubitem(item(axis, count, isFree, depth), count: count)
        default: return .subitems((0..<count).map { _ in item(axis, count, isFree, depth) })
        }
    }

    /// Items at fixed places, which may lie over each other.
    private mutating func frames(_ count: Int) -> [Scenario.CustomItem] {
        (0..<count).map { index in
            let x = Double(random.below(4) * 20)
            let width = Double(random.within(2...6) * 10)
            return .init(frame: CGRect(x: x, y: Double(index * 15), width: width, height: 25.5), zIndex: index)
        }
    }

    /// An item of a row or column. Across it, cells decide its length if they decide that of the group.
    private mutating func item(
        _ axis: Scenario.Layout.Direction, _ count: Int, _ isFree: Bool, _ depth: Int
    ) -> Scenario.LayoutItemReference {
        let share = 1 / Double(count + random.below(2))
        let isRow = axis == .horizontal
        let along: Scenario.Dimension =
            random.isHeads(oneIn: 5) ? .absolute(40) : isRow ? .fractionalWidth(share) : .fractionalHeight(share)
        let across =
            isFree && !random.isHeads(oneIn: 4)
            ? length(isFree: true, vertical: isRow) : isRow ? .fractionalHeight(1) : .fractionalWidth(1)
        let (width, height) = isRow ? (along, across) : (across, along)
        if depth < 2, random.isHeads(oneIn: 4) { return .item(group(width, height, depth: depth + 1)) }
        var item = Scenario.LayoutItem(width: width, height: height)
        if random.isHeads(oneIn: 4) { item.insets = .init(top: 1, leading: 2, bottom: 1.5, trailing: 2) }
        if random.isHeads(oneIn: 6) { item.edgeSpacing = edgeSpacing() }
        if random.isHeads(oneIn: 5) { item.supplementaryItems = [badge()] }
        return .item(item)
    }

    private mutating func edgeSpacing() -> Scenario.EdgeSpacing {
        var spacing = Scenario.EdgeSpacing()
        spacing.top = random.pick([nil, .init(3)])
        spacing.leading = random.pick([nil, .init(4), .init(4, isFlexible: true)])
        spacing.bottom = random.pick([nil, .init(2.5)])
        spacing.trailing = random.pick([nil, .init(5), .init(5, isFlexible: true)])
        return spacing
    }

    private mutating func badge() -> Scenario.SupplementaryItem {
        var badge = Scenario.SupplementaryItem()
        (badge.width, badge.height) = (.absolute(12), .absolute(12))
        if random.isHeads() {
            badge.containerAnchor = .init(
                random.pick([.topTrailing, .bottomLeading, .top]), offset: .init(x: 0.5, y: -0.25), isFractional: true)
        }
        return badge
    }

    private mutating func length(isFree: Bool, vertical: Bool) -> Scenario.Dimension {
        guard isFree else {
            return random.pick([.absolute(60), .absolute(33.25), vertical ? .fractionalWidth(0.3) : .absolute(90)])
        }
        let points = random.pick([20.0, 44, 90])
        return random.isHeads(oneIn: 3) ? .uniformAcrossSiblings(points) : .estimated(points)
    }

    // MARK: Items

    private mutating func sections(_ layout: Scenario.CompositionalLayout) -> [Scenario.Section] {
        (0..<random.within(1...4)).map { _ in
            var section = Scenario.Section(items: (0..<random.within(0...3)).map { _ in group() })
            section.layoutName = random.pick(["a", "b", "c"])
            let hasHeader = layout.sectionLayout(of: section)?.hasHeader ?? false
            if random.isHeads(), hasHeader { section.header = .init(.actual(Double(random.within(1...4) * 10))) }
            return section
        }
    }

    private mutating func group() -> Scenario.ItemGroup {
        let count = random.within(0...24)
        if random.isHeads(oneIn: 5) { return .init(.plain, count: count) }
        let (width, height) = (
            Double(random.within(2...9) * 10), Double(random.within(1...12) * 10) + random.pick([0, 0.25])
        )
        var group = Scenario.ItemGroup(.actual([.init(width: .points(width), height: .points(height))]), count: count)
        if random.isHeads(oneIn: 5) {
            group.actualByCategory = [.extraExtraLarge: [.init(width: .points(width), height: .points(height * 1.5))]]
        }
        return group
    }
}

extension Scenario.SectionLayout {
    fileprivate var hasHeader: Bool {
        boundaryItems.contains { $0.kind == "header" } || list?.headerMode == .supplementary
    }
}

extension Scenario.Dimension {
    fileprivate var isFree: Bool {
        switch self {
        case .estimated, .uniformAcrossSiblings: true
        case .absolute, .fractionalWidth, .fractionalHeight: false
        }
    }
}
