import FlowTestSupport

// Random descriptions of sections: small trees of groups, with everything that decides a place.

extension SeededGenerator {
    mutating func section() -> ReferenceComposition.Section {
        var section = ReferenceComposition.Section(group: rootGroup(), count: pick([0, 1, 2, 3, 5, 8, 13, 40]))
        if isHeads() { section.padding = padding() }
        section.gap = pick([0, 0, 4, 8.5])
        if isHeads(oneIn: 3) { section.header = isHeads() ? .points(30) : .estimated(44) }
        if isHeads(oneIn: 4) { section.footer = isHeads() ? .points(24) : .estimated(20) }
        if isHeads(oneIn: 4) { section.sideways = 0 }
        return section
    }

    private mutating func padding() -> ReferencePadding {
        ReferencePadding(pick([0, 5, 10]), pick([0, 8, 16]), pick([0, 5, 12]), pick([0, 8, 20]))
    }

    private mutating func rootGroup() -> ReferenceNode {
        var node = group(depth: 0)
        if isHeads(oneIn: 6) { node.margins = ReferencePadding(pick([0, 6]), 0, pick([0, 3]), 0) }
        return node
    }

    private mutating func group(depth: Int) -> ReferenceNode {
        let isColumn = isHeads()
        let width: ReferenceLength = depth == 0 ? .ofWidth(1) : pick([.ofWidth(0.5), .ofWidth(1), .points(90)])
        let height: ReferenceLength = pick([.points(120), .estimated(100), .ofWidth(0.4), .estimated(60)])
        var node = ReferenceNode(width, height)
        if isHeads(oneIn: 4) { node.padding = padding() }
        let count = pick([1, 2, 3])
        let children = (0..<count).map { _ in child(inColumn: isColumn, depth: depth) }
        var group = ReferenceNode.Group(isColumn: isColumn, children: children, gap: pick([0, 4, 10]))
        switch below(4) {
        case 0: (group.count, group.children) = (.sharing(within(1...4)), [children[0]])
        case 1: (group.count, group.children) = (.copies(within(1...4)), [children[0]])
        default: group.isGapFlexible = isHeads(oneIn: 4)
        }
        node.group = group
        return node
    }

    private mutating func child(inColumn: Bool, depth: Int) -> ReferenceNode {
        if depth < 2, isHeads(oneIn: 4) { return group(depth: depth + 1) }
        let width: ReferenceLength =
            inColumn
            ? pick([.ofWidth(1), .ofWidth(0.5), .points(64), .estimated(70)])
            : pick([.ofWidth(1.0 / 3), .ofWidth(0.25), .points(80), .ofWidth(1), .estimated(60)])
        let height: ReferenceLength = pick([
            .points(40), .estimated(50), .ofHeight(0.5), .ofHeight(1), .ofWidth(0.3), .estimated(30),
        ])
        var node = ReferenceNode(width, height)
        if isHeads(oneIn: 4) { node.padding = ReferencePadding(2, 3, 1, 4) }
        if isHeads(oneIn: 6) { node.margins = ReferencePadding(1, 2, 3, 4) }
        return node
    }
}
