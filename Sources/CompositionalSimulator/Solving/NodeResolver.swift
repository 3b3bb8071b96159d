import FlowEngine

/// Turns the objects that describe a group into a ``LayoutNode``, for a container. Values that cannot be used are
/// replaced, and noted in `problems`.
@MainActor
struct NodeResolver {
    let rounding: LayoutRounding
    let traits: TraitCollection
    private(set) var problems: [Problem] = []

    /// The greatest number of items in one group.
    static let greatestCount = 1 << 16

    /// A value that cannot be used.
    enum Problem: Hashable {
        case value(name: String, text: String)
        /// A group that is longer than its parent. The lengths are in points.
        case noRoom(length: Double, available: Double, axis: ScrollDirection)
    }

    init(rounding: LayoutRounding, traits: TraitCollection) {
        self.rounding = rounding
        self.traits = traits
    }

    /// The container of an item, and the length that the item gets if it shares its group's length.
    private struct Room {
        var size: FlowSize
        var share: (axis: ScrollDirection, length: Double)?
    }

    /// The node of a section's outermost group.
    ///
    /// - Parameters:
    ///   - container: The room of the section's groups.
    ///   - axis: The axis across which the group has to fit into the section; nil if it need not fit.
    mutating func resolve(
        _ group: CollectionLayoutGroup, in container: FlowSize, fittingAcross axis: ScrollDirection?
    ) -> LayoutNode {
        let node = resolve(group, in: Room(size: container))
        if let axis { checkRoom(for: node, in: container, axis) }
        return node
    }

    /// The nodes of items that are in no stack.
    mutating func resolve(_ items: [CollectionLayoutItem], in container: FlowSize) -> [LayoutNode] {
        items.map { resolve($0, in: Room(size: container)) }
    }

    private mutating func resolve(_ item: CollectionLayoutItem, in room: Room) -> LayoutNode {
        var node = LayoutNode(
            width: length(item.layoutSize.widthDimension, "widthDimension", .horizontal, in: room),
            height: length(item.layoutSize.heightDimension, "heightDimension", .vertical, in: room))
        node.insets = insets(of: item, node)
        node.horizontalEdges = edges(item.edgeSpacing?.leading, item.edgeSpacing?.trailing)
        node.verticalEdges = edges(item.edgeSpacing?.top, item.edgeSpacing?.bottom)
        node.attached = item.supplementaryItems.map { attachedItem($0) }
        node.isFixed =
            !node.width.isEstimate && !node.height.isEstimate && !node.attached.contains(where: \.isEstimated)
        if let group = item as? CollectionLayoutGroup { fill(&node, with: group) }
        return node
    }

    private mutating func fill(_ node: inout LayoutNode, with group: CollectionLayoutGroup) {
        let spacing = space(group.interItemSpacing, "interItemSpacing")
        switch group.arrangement {
        case .filling(let axis, let subitems):
            setStack(&node, axis, children(subitems, filling: node, axis, spacing), spacing)
        case .repeating(let axis, let subitem, let count):
            let child = resolve(subitem, in: Room(size: node.contentSize))
            checkRoom(for: child, of: subitem, in: node)
            setStack(&node, axis, Array(repeating: LayoutNode.Child(child), count: usable(count)), spacing)
        case .sharing(let axis, let subitem, let count):
            let count = usable(count)
            var room = Room(size: node.contentSize)
            room.size[axis] = max(room.size[axis] - spacing.points * Double(count - 1), 0)
            room.share = (axis, rounding.share(room.size[axis] / Double(count)))
            setStack(&node, axis, Array(repeating: LayoutNode.Child(resolve(subitem, in: room)), count: count), spacing)
        case .custom(let provider):
            let container = LayoutEnvironment.Container(contentSize: CGSize(node.contentSize))
            let given = provider(LayoutEnvironment(room: container, traitCollection: traits))
            let items = given.prefix(NodeResolver.greatestCount)
            if items.count < given.count { note("itemProvider", "\(given.count) items") }
            node.content = .places(items.map { LayoutNode.Place(frame: place(of: $0), zIndex: $0.zIndex) })
            node.leafCount = items.count
        }
    }

    private mutating func setStack(
        _ node: inout LayoutNode, _ axis: ScrollDirection, _ children: [LayoutNode.Child], _ spacing: LayoutSpace
    ) {
        var leafCount = 0
        // Groups of groups are cut where they hold too many items.
        let kept = children.prefix { child in
            leafCount += child.node.leafCount
            return leafCount <= NodeResolver.greatestCount
        }
        if kept.count < children.count { note("count", "more than \(NodeResolver.greatestCount) items in a group") }
        let children = Array(kept)
        node.content = .stack(LayoutNode.Stack(axis: axis, children: children, spacing: spacing))
        node.leafCount = children.reduce(0) { $0 + $1.node.leafCount }
        node.isFixed = node.isFixed && children.allSatisfy { $0.node.isFixed }
    }

    // MARK: Repetition

    /// The subitems one behind the other, again and again, until the next has no room. There is at least one.
    private mutating func children(
        _ subitems: [CollectionLayoutItem], filling group: LayoutNode, _ axis: ScrollDirection, _ spacing: LayoutSpace
    ) -> [LayoutNode.Child] {
        let nodes = subitems.map { resolve($0, in: Room(size: group.contentSize)) }
        guard let first = nodes.first else {
            note("subitems", "an empty list")
            return []
        }
        for (item, node) in zip(subitems, nodes) { checkRoom(for: node, of: item, in: group) }
        let boxes = nodes.map { LayoutNode.Child($0) }
        func length(_ node: LayoutNode) -> Double { node[axis].points + node.edges(axis).points }
        let available = group.contentSize[axis] + 1e-6
        guard nodes.reduce(0, { $0 + length($1) + spacing.points }) > 0 else {
            // In an empty container nothing has a length.
            if group.contentSize[axis] > 0 {
                note("subitems", "a list of items without length, which would repeat without end")
            }
            return boxes
        }
        var children = [boxes[0]]
        var used = length(first)
        var items = first.leafCount
        while true {
            let next = nodes[children.count % nodes.count]
            used += spacing.points + length(next)
            items += next.leafCount
            guard used <= available, items <= NodeResolver.greatestCount else { return children }
            children.append(boxes[children.count % boxes.count])
        }
    }

    private mutating func usable(_ count: Int) -> Int {
        if (1...NodeResolver.greatestCount).contains(count) { return count }
        note("count", "\(count)")
        return min(max(count, 1), NodeResolver.greatestCount)
    }

    // MARK: Lengths

    private mutating func length(
        _ dimension: CollectionLayoutDimension, _ name: String, _ axis: ScrollDirection, in room: Room
    ) -> ResolvedLength {
        if !dimension.length.hasUsableNumber { note(name, "\(dimension.dimension)") }
        guard let share = room.share else { return dimension.length.resolved(in: room.size) }
        if share.axis == axis { return ResolvedLength(points: share.length) }
        var length = dimension.length.resolved(in: room.size)
        if !length.isEstimate { length.points = rounding.share(length.points) }
        return length
    }

    private mutating func insets(of item: CollectionLayoutItem, _ node: LayoutNode) -> FlowInsets {
        var insets = usableInsets(item.contentInsets, "contentInsets")
        if node.width.isEstimate { insets[.horizontal] = (0, 0) }
        if node.height.isEstimate { insets[.vertical] = (0, 0) }
        for axis in ScrollDirection.both where insets[axis].start + insets[axis].end > node[axis].points {
            // In an empty container everything is too wide; that is no mistake.
            if node[axis].points > 0 { note("contentInsets", "\(item.contentInsets), wider than the item") }
        }
        return insets
    }

    /// Insets in which an edge that is not finite is 0.
    mutating func usableInsets(_ given: DirectionalEdgeInsets, _ name: String) -> FlowInsets {
        let insets = FlowInsets(given)
        let isUsable = [insets.top, insets.left, insets.bottom, insets.right].allSatisfy {
            abs($0) <= LayoutLength.greatest
        }
        if !isUsable { note(name, "\(given)") }
        return isUsable ? insets : .zero
    }

    private mutating func edges(_ start: CollectionLayoutSpacing?, _ end: CollectionLayoutSpacing?) -> EdgeSpaces {
        EdgeSpaces(start: space(start, "edgeSpacing"), end: space(end, "edgeSpacing"))
    }

    mutating func space(_ spacing: CollectionLayoutSpacing?, _ name: String) -> LayoutSpace {
        guard let space = spacing?.space else { return .none }
        if abs(space.points) <= LayoutLength.greatest { return space }
        note(name, "\(space.points)")
        return LayoutSpace(points: 0, isFlexible: space.isFlexible)
    }

    private mutating func place(of item: CollectionLayoutGroupCustomItem) -> FlowRect {
        let frame = FlowRect(item.frame)
        let isUsable =
            frame.size.isValid && max(frame.width, frame.height, abs(frame.x), abs(frame.y)) <= LayoutLength.greatest
        if !isUsable { note("frame of a custom item", "\(item.frame)") }
        return isUsable ? frame : FlowRect(FlowPoint.zero, .zero)
    }

    private mutating func checkRoom(for node: LayoutNode, of item: CollectionLayoutItem, in parent: LayoutNode) {
        guard item is CollectionLayoutGroup else { return }
        for axis in ScrollDirection.both where !parent[axis].isEstimate {
            checkRoom(for: node, in: parent.contentSize, axis)
        }
    }

    private mutating func checkRoom(for node: LayoutNode, in room: FlowSize, _ axis: ScrollDirection) {
        // Before a view has a size, nothing has room.
        guard !node[axis].isEstimate, room[axis] > 0, node[axis].points > room[axis] + 1e-6 else { return }
        problems.append(.noRoom(length: node[axis].points, available: room[axis], axis: axis))
    }

    // MARK: Attached views

    private mutating func attachedItem(_ item: CollectionLayoutSupplementaryItem) -> AttachedItem {
        AttachedItem(
            kind: item.elementKind, width: attachedLength(item.layoutSize.widthDimension),
            height: attachedLength(item.layoutSize.heightDimension), container: point(item.containerAnchor),
            item: item.itemAnchor.map { point($0) }, zIndex: item.zIndex)
    }

    private mutating func attachedLength(_ dimension: CollectionLayoutDimension) -> LayoutLength {
        if !dimension.length.hasUsableNumber { note("size of a supplementary item", "\(dimension.dimension)") }
        return dimension.length
    }

    private mutating func point(_ anchor: CollectionLayoutAnchor) -> AttachmentPoint {
        func fraction(_ start: DirectionalRectEdge, _ end: DirectionalRectEdge) -> Double {
            switch (anchor.edges.contains(start), anchor.edges.contains(end)) {
            case (true, false): 0
            case (false, true): 1
            default: 0.5
            }
        }
        var point = AttachmentPoint(
            horizontal: fraction(.leading, .trailing), vertical: fraction(.top, .bottom),
            offset: FlowPoint(x: Double(anchor.offset.x), y: Double(anchor.offset.y)),
            isFractional: anchor.isFractionalOffset)
        if !(abs(point.offset.x) <= LayoutLength.greatest && abs(point.offset.y) <= LayoutLength.greatest) {
            note("offset of an anchor", "\(anchor.offset)")
            point.offset = .zero
        }
        return point
    }

    mutating func note(_ name: String, _ text: String) {
        let problem = Problem.value(name: name, text: text)
        if !problems.contains(problem) { problems.append(problem) }
    }
}
