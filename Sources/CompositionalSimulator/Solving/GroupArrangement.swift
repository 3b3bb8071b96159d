import FlowEngine

/// The places of a group's items and attached views, relative to the group.
struct GroupArrangement: Sendable {
    /// A view that is attached to an item or a group.
    struct AttachedView: Sendable {
        var item: AttachedItem
        /// The item to which the view is attached, or the first item of the group.
        var leaf: Int
        var frame: FlowRect
    }

    /// The size of the group.
    var size = FlowSize.zero
    var leaves: [FlowRect] = []
    var views: [AttachedView] = []
    /// The order in depth of each item; nil if it is 0 for all.
    var zIndexes: [Int]?

    /// The smallest rectangle that holds the group and everything in it.
    var hull: FlowRect {
        let group = FlowRect(FlowPoint.zero, size)
        return views.reduce(leaves.reduce(group) { $0.union($1) }) { $0.union($1.frame) }
    }
}

/// The sizes that a group's views returned.
protocol MeasuredSizes {
    /// The size of an item's cell; nil if it was not measured.
    func size(ofLeaf leaf: Int) -> FlowSize?
    /// The size of a view that is attached to an item or group; nil if it was not measured.
    func size(ofKind kind: String, atLeaf leaf: Int) -> FlowSize?
}

/// The sizes of a group of which no view was measured.
struct NothingMeasured: MeasuredSizes {
    func size(ofLeaf leaf: Int) -> FlowSize? { nil }
    func size(ofKind kind: String, atLeaf leaf: Int) -> FlowSize? { nil }
}

extension GroupArrangement {
    /// Arranges a group.
    ///
    /// - Parameters:
    ///   - group: The group in its container.
    ///   - count: The number of items that exist. Those behind keep their room, but do not make an estimated group
    ///     longer.
    ///   - measured: The sizes of measured views.
    /// - Complexity: O(*n d*), *n* items, *d* levels of groups.
    init(of group: LayoutNode, count: Int, measured: some MeasuredSizes) {
        self = GroupArranger.arrange(group, count: count, measured: measured)
    }
}

/// Arranges the items of a group.
private struct GroupArranger<Sizes: MeasuredSizes> {
    private let count: Int
    private let measured: Sizes
    private var result = GroupArrangement()

    static func arrange(_ group: LayoutNode, count: Int, measured: Sizes) -> GroupArrangement {
        var arranger = GroupArranger(count: count, measured: measured)
        arranger.result.leaves.reserveCapacity(group.leafCount)
        arranger.result.size = arranger.arrange(group)
        arranger.attachViews(of: group, to: FlowRect(FlowPoint.zero, arranger.result.size), leaf: 0)
        arranger.fillDepths(upTo: arranger.result.leaves.count)
        return arranger.result
    }

    private init(count: Int, measured: Sizes) {
        self.count = count
        self.measured = measured
    }

    /// Arranges a node at the origin, and returns its size. The places of its items are behind those that are known
    /// already.
    private mutating func arrange(_ node: LayoutNode) -> FlowSize {
        switch node.content {
        case .item:
            var size = node.size
            if let own = measured.size(ofLeaf: result.leaves.count) {
                if node.width.isEstimate { size.width = own.width }
                if node.height.isEstimate { size.height = own.height }
            }
            result.leaves.append(FlowRect(FlowPoint.zero, size))
            return size
        case .places(let places):
            add(places, at: FlowPoint(x: node.insets.left, y: node.insets.top))
            return node.size
        case .stack(let stack):
            return arrange(stack, of: node)
        }
    }

    private mutating func add(_ places: [LayoutNode.Place], at origin: FlowPoint) {
        let first = result.leaves.count
        result.leaves += places.map { $0.frame.moved(by: origin) }
        guard places.contains(where: { $0.zIndex != 0 }) else { return }
        if result.zIndexes == nil { result.zIndexes = [] }
        fillDepths(upTo: first)
        result.zIndexes?.append(contentsOf: places.map(\.zIndex))
    }

    /// Gives the items behind those of the last custom group the depth 0, if any item has another depth.
    private mutating func fillDepths(upTo count: Int) {
        guard let known = result.zIndexes?.count else { return }
        result.zIndexes?.append(contentsOf: repeatElement(0, count: count - known))
    }

    private mutating func arrange(_ stack: LayoutNode.Stack, of node: LayoutNode) -> FlowSize {
        var parts: [Part] = []
        parts.reserveCapacity(stack.children.count)
        for child in stack.children {
            let leaf = result.leaves.count
            let view = result.views.count
            let size = arrange(child.node)
            parts.append(Part(size: size, firstLeaf: leaf, firstView: view, exists: leaf < count))
        }
        shareLengths(of: stack.children, &parts)
        var size = node.size
        let main = stack.axis
        let cross = stack.axis.crossing
        let room = node.contentSize
        let fixed = node[main].isEstimate ? nil : room[main]
        let length = placeAlong(stack, &parts, filling: fixed)
        if node[main].isEstimate { size[main] = length }
        if node[cross].isEstimate {
            size[cross] = zip(stack.children, parts).reduce(0) {
                $1.1.exists ? max($0, $1.1.size[cross] + $1.0.node.edges(cross).points) : $0
            }
        }
        placeAcross(stack, &parts, in: node[cross].isEstimate ? size[cross] : room[cross])
        settle(stack.children, parts, in: node)
        return size
    }

    /// A child of a stack. Its items and views are from `firstLeaf` and `firstView` to those of the next child.
    private struct Part {
        var size: FlowSize
        var firstLeaf: Int
        var firstView: Int
        /// Whether any of its items exists.
        var exists: Bool
        var origin = FlowPoint.zero
    }

    /// Makes siblings that share a length as long as the longest of them.
    private func shareLengths(of children: [LayoutNode.Child], _ parts: inout [Part]) {
        for axis in ScrollDirection.both where children.contains(where: { $0.node[axis].freedom == .shared }) {
            let sharing = children.indices.filter { children[$0].node[axis].freedom == .shared }
            let longest = sharing.reduce(0) { parts[$1].exists ? max($0, parts[$1].size[axis]) : $0 }
            for index in sharing where parts[index].exists { parts[index].size[axis] = longest }
        }
    }

    /// Places children one behind the other, and returns the length of those that exist. Flexible spaces share what the
    /// children leave of `room`, the length of the group; nil if the group is as long as they are.
    private func placeAlong(_ stack: LayoutNode.Stack, _ parts: inout [Part], filling room: Double?) -> Double {
        let axis = stack.axis
        var spaces = 0
        var used = stack.spacing.points * Double(max(parts.count - 1, 0))
        for (child, part) in zip(stack.children, parts) {
            spaces += child.node.edges(axis).flexibleCount
            used += child.node.edges(axis).points + part.size[axis]
        }
        if stack.spacing.isFlexible { spaces += max(parts.count - 1, 0) }
        let extra = room.map { spaces > 0 ? max(($0 - used) / Double(spaces), 0) : 0 } ?? 0
        func length(_ space: LayoutSpace) -> Double { space.points + (space.isFlexible ? extra : 0) }
        var position = 0.0
        var end = 0.0
        for index in parts.indices {
            if index > 0 { position += length(stack.spacing) }
            let edges = stack.children[index].node.edges(axis)
            position += length(edges.start)
            parts[index].origin[axis] = position
            position += parts[index].size[axis] + length(edges.end)
            if parts[index].exists { end = position }
        }
        return end
    }

    /// Places children across the stack: at its start, unless flexible spaces move them.
    private func placeAcross(_ stack: LayoutNode.Stack, _ parts: inout [Part], in room: Double) {
        let axis = stack.axis.crossing
        for index in parts.indices {
            let edges = stack.children[index].node.edges(axis)
            parts[index].origin[axis] = edges.start(filling: room - parts[index].size[axis])
        }
    }

    /// Moves the items and views of all children to the places of the children, and attaches the children's own views.
    private mutating func settle(_ children: [LayoutNode.Child], _ parts: [Part], in node: LayoutNode) {
        let start = FlowPoint(x: node.insets.left, y: node.insets.top)
        let viewEnd = result.views.count
        for (index, part) in parts.enumerated() {
            let origin = FlowPoint(x: start.x + part.origin.x, y: start.y + part.origin.y)
            let next = index + 1 < parts.count ? parts[index + 1] : nil
            if case .item = children[index].node.content {
                result.leaves[part.firstLeaf] = FlowRect(origin, part.size).inset(by: children[index].node.insets)
            } else {
                for leaf in part.firstLeaf..<(next?.firstLeaf ?? result.leaves.count) {
                    result.leaves[leaf] = result.leaves[leaf].moved(by: origin)
                }
                for view in part.firstView..<(next?.firstView ?? viewEnd) {
                    result.views[view].frame = result.views[view].frame.moved(by: origin)
                }
            }
            attachViews(of: children[index].node, to: FlowRect(origin, part.size), leaf: part.firstLeaf)
        }
    }

    private mutating func attachViews(of node: LayoutNode, to frame: FlowRect, leaf: Int) {
        guard !node.attached.isEmpty else { return }
        let host = frame.inset(by: node.insets)
        for item in node.attached {
            let size = item.isEstimated ? measured.size(ofKind: item.kind, atLeaf: leaf) : nil
            result.views.append(
                GroupArrangement.AttachedView(item: item, leaf: leaf, frame: item.frame(at: host, measured: size)))
        }
    }
}

extension EdgeSpaces {
    /// The length of the space at the start, if flexible spaces share what is left of `room` without both spaces.
    func start(filling room: Double) -> Double {
        guard flexibleCount > 0, start.isFlexible else { return start.points }
        return start.points + max(room - points, 0) / Double(flexibleCount)
    }
}
