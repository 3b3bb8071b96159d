import FlowEngine

/// An item or a group in its container, as a value: lengths in points, and the items of a group one by one. It is made
/// once for a section; it lacks only the sizes of views that are still to be measured.
struct LayoutNode: Equatable, Sendable {
    var width: ResolvedLength
    var height: ResolvedLength
    /// The insets of the contents; 0 along an axis on which the length is estimated.
    var insets = FlowInsets.zero
    var horizontalEdges = EdgeSpaces()
    var verticalEdges = EdgeSpaces()
    var content = Content.item
    /// The views that are attached to the item or group.
    var attached: [AttachedItem] = []
    /// The number of items: 1, or those of a group.
    var leafCount = 1
    /// Whether the place of each item is known before a view was measured.
    var isFixed = true

    enum Content: Equatable, Sendable {
        case item
        case stack(Stack)
        /// Items at given places in the group's content.
        case places([Place])
    }

    /// The place of an item of a custom group.
    struct Place: Equatable, Sendable {
        var frame: FlowRect
        var zIndex: Int
    }

    /// Items one behind the other.
    struct Stack: Equatable, Sendable {
        var axis: ScrollDirection
        var children: [Child]
        var spacing: LayoutSpace
    }

    /// A child of a stack. It is behind a reference, because a group is arranged child by child.
    final class Child: Equatable, Sendable {
        let node: LayoutNode

        init(_ node: LayoutNode) {
            self.node = node
        }

        static func == (one: Child, other: Child) -> Bool { one === other || one.node == other.node }
    }

    subscript(axis: ScrollDirection) -> ResolvedLength { axis == .vertical ? height : width }

    func edges(_ axis: ScrollDirection) -> EdgeSpaces { axis == .vertical ? verticalEdges : horizontalEdges }

    /// The size, with estimates for lengths that views decide.
    var size: FlowSize { FlowSize(width: width.points, height: height.points) }

    /// The size of the room for the contents.
    var contentSize: FlowSize { FlowRect(FlowPoint.zero, size).inset(by: insets).size }

    /// The items of the node, in order.
    var leaves: [LayoutNode] {
        switch content {
        case .item: [self]
        case .stack(let stack): stack.children.flatMap(\.node.leaves)
        case .places(let places):
            places.map {
                LayoutNode(
                    width: ResolvedLength(points: $0.frame.width), height: ResolvedLength(points: $0.frame.height))
            }
        }
    }
}

/// A view that is attached to an item or a group.
struct AttachedItem: Hashable, Sendable {
    var kind: String
    var width: LayoutLength
    var height: LayoutLength
    var container: AttachmentPoint
    /// The point of the view that lies at `container`; nil if the view is inside the edges of `container`.
    var item: AttachmentPoint?
    var zIndex: Int

    var isEstimated: Bool { width.isEstimate || height.isEstimate }

    /// The frame at a host: an item's frame, or the content of a group. `measured` is the size that the view returned.
    func frame(at host: FlowRect, measured: FlowSize?) -> FlowRect {
        var size = FlowSize(
            width: width.resolved(in: host.size).points, height: height.resolved(in: host.size).points)
        if width.isEstimate, let measured { size.width = measured.width }
        if height.isEstimate, let measured { size.height = measured.height }
        let target = container.place(in: host, of: size)
        let own = (item ?? AttachmentPoint(horizontal: container.horizontal, vertical: container.vertical))
            .place(in: FlowRect(FlowPoint.zero, size), of: size)
        return FlowRect(FlowPoint(x: target.x - own.x, y: target.y - own.y), size)
    }
}

/// A point of a rectangle, as fractions of its lengths and a distance.
struct AttachmentPoint: Hashable, Sendable {
    /// 0 at the leading edge, 1 at the trailing edge, a half in the middle.
    var horizontal: Double
    var vertical: Double
    var offset = FlowPoint.zero
    /// Whether `offset` is in lengths of the attached view.
    var isFractional = false

    func place(in rect: FlowRect, of size: FlowSize) -> FlowPoint {
        FlowPoint(
            x: rect.x + rect.width * horizontal + offset.x * (isFractional ? size.width : 1),
            y: rect.y + rect.height * vertical + offset.y * (isFractional ? size.height : 1))
    }
}
