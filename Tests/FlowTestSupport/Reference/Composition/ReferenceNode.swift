/// A length of a compositional layout, as it is written.
public enum ReferenceLength: Hashable, Sendable {
    case points(Double)
    case ofWidth(Double)
    case ofHeight(Double)
    case estimated(Double)

    public var isEstimated: Bool { if case .estimated = self { true } else { false } }

    func value(_ room: ReferenceRoom) -> Double {
        switch self {
        case .points(let points), .estimated(let points): points
        case .ofWidth(let part): part * room.width
        case .ofHeight(let part): part * room.height
        }
    }
}

public struct ReferenceRoom: Hashable, Sendable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

public struct ReferencePadding: Hashable, Sendable {
    public var top, left, bottom, right: Double

    public init(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    public static let none = ReferencePadding(0, 0, 0, 0)
}

/// An item or a group of a compositional layout, as it is written.
public struct ReferenceNode: Hashable, Sendable {
    public var width: ReferenceLength
    public var height: ReferenceLength
    public var padding = ReferencePadding.none
    /// The distances around the item: above, in front, below, behind.
    public var margins = ReferencePadding.none
    /// Nil for an item.
    public var group: Group?

    public struct Group: Hashable, Sendable {
        public enum Count: Hashable, Sendable {
            case untilFull
            case copies(Int)
            case sharing(Int)
        }

        public var isColumn: Bool
        public var children: [ReferenceNode]
        public var gap: Double
        public var isGapFlexible: Bool
        public var count: Count

        public init(
            isColumn: Bool, children: [ReferenceNode], gap: Double = 0, isGapFlexible: Bool = false,
            count: Count = .untilFull
        ) {
            self.isColumn = isColumn
            self.children = children
            self.gap = gap
            self.isGapFlexible = isGapFlexible
            self.count = count
        }
    }

    public init(_ width: ReferenceLength, _ height: ReferenceLength, group: Group? = nil) {
        self.width = width
        self.height = height
        self.group = group
    }
}

/// Places the items of one group by following its description from the outside to the inside, again for every group.
struct ReferencePlacer {
    let pixelsPerPoint: Double
    /// The size that the cell of the item with a number in the group returned.
    let measured: (Int) -> ReferenceRoom?
    /// The number of items of the group that exist.
    let count: Int

    struct Placed {
        var size: ReferenceRoom
        /// The frames of items, relative to the node.
        var items: [ReferenceRect]
    }

    private struct Written {
        var node: ReferenceNode
        var room: ReferenceRoom
        /// The length that the node gets from its group.
        var share: Double?
        var isInColumn = false
        var isRounded = false

        func length(ofWidth isWidth: Bool, pixels: Double) -> Double {
            if let share, isInColumn != isWidth { return share }
            let written = isWidth ? node.width : node.height
            let value = written.value(room)
            guard isRounded, !written.isEstimated else { return value }
            return ReferencePlacer.rounded(value, pixels)
        }

        func isEstimated(width: Bool) -> Bool {
            share != nil && isInColumn != width ? false : (width ? node.width : node.height).isEstimated
        }
    }

    func place(_ node: ReferenceNode, in room: ReferenceRoom) -> Placed {
        var first = 0
        return place(Written(node: node, room: room), &first)
    }

    /// Shares are whole pixels: 76.75 at three pixels a point is 76⅔.
    private static func rounded(_ value: Double, _ pixels: Double) -> Double {
        pixels > 0 ? ((value * pixels + 1e-6).rounded(.down)) / pixels : value
    }

    private func place(_ written: Written, _ number: inout Int) -> Placed {
        let node = written.node
        var width = written.length(ofWidth: true, pixels: pixelsPerPoint)
        var height = written.length(ofWidth: false, pixels: pixelsPerPoint)
        let (hasOwnWidth, hasOwnHeight) = (written.isEstimated(width: true), written.isEstimated(width: false))
        let left = hasOwnWidth ? 0 : node.padding.left
        let right = hasOwnWidth ? 0 : node.padding.right
        let top = hasOwnHeight ? 0 : node.padding.top
        let bottom = hasOwnHeight ? 0 : node.padding.bottom
        guard let group = node.group else {
            if let size = measured(number) {
                if hasOwnWidth { width = size.width }
                if hasOwnHeight { height = size.height }
            }
            number += 1
            let frame = ReferenceRect(left, top, max(width - left - right, 0), max(height - top - bottom, 0))
            return Placed(size: ReferenceRoom(width: width, height: height), items: [frame])
        }
        let room = ReferenceRoom(width: max(width - left - right, 0), height: max(height - top - bottom, 0))
        var parts: [(written: Written, placed: Placed, exists: Bool)] = []
        for child in children(of: group, in: room) {
            let exists = number < count
            parts.append((child, place(child, &number), exists))
        }
        // One behind the other.
        let hasOwnLength = group.isColumn ? hasOwnHeight : hasOwnWidth
        let available = group.isColumn ? room.height : room.width
        let used = parts.reduce(0) { $0 + length($1, group.isColumn) } + group.gap * Double(max(parts.count - 1, 0))
        var gap = group.gap
        if group.isGapFlexible, !hasOwnLength, parts.count > 1 {
            gap += max(available - used, 0) / Double(parts.count - 1)
        }
        var items: [ReferenceRect] = []
        var (position, end, across) = (0.0, 0.0, 0.0)
        for (index, part) in parts.enumerated() {
            if index > 0 { position += gap }
            let margins = part.written.node.margins
            let x = left + (group.isColumn ? margins.left : position + margins.left)
            let y = top + (group.isColumn ? position + margins.top : margins.top)
            items += part.placed.items.map { ReferenceRect($0.x + x, $0.y + y, $0.width, $0.height) }
            position += length(part, group.isColumn)
            if part.exists {
                end = position
                across = max(across, length(part, !group.isColumn))
            }
        }
        if group.isColumn {
            if hasOwnHeight { height = end }
            if hasOwnWidth { width = across }
        } else {
            if hasOwnWidth { width = end }
            if hasOwnHeight { height = across }
        }
        return Placed(size: ReferenceRoom(width: width, height: height), items: items)
    }

    private func length(_ part: (written: Written, placed: Placed, exists: Bool), _ isColumn: Bool) -> Double {
        let margins = part.written.node.margins
        return isColumn
            ? margins.top + part.placed.size.height + margins.bottom
            : margins.left + part.placed.size.width + margins.right
    }

    /// The children of a group, with as many repetitions as it has.
    private func children(of group: ReferenceNode.Group, in room: ReferenceRoom) -> [Written] {
        switch group.count {
        case .copies(let count):
            return (0..<count).map { _ in Written(node: group.children[0], room: room) }
        case .sharing(let count):
            var room = room
            let gaps = group.gap * Double(count - 1)
            if group.isColumn {
                room.height = max(room.height - gaps, 0)
            } else {
                room.width = max(room.width - gaps, 0)
            }
            let whole = group.isColumn ? room.height : room.width
            let share = ReferencePlacer.rounded(whole / Double(count), pixelsPerPoint)
            return (0..<count).map { _ in
                Written(
                    node: group.children[0], room: room, share: share, isInColumn: group.isColumn, isRounded: true)
            }
        case .untilFull:
            var result: [Written] = []
            var used = 0.0
            while true {
                let child = Written(node: group.children[result.count % group.children.count], room: room)
                let margins = child.node.margins
                let length =
                    group.isColumn
                    ? margins.top + child.length(ofWidth: false, pixels: 0) + margins.bottom
                    : margins.left + child.length(ofWidth: true, pixels: 0) + margins.right
                used += length + (result.isEmpty ? 0 : group.gap)
                if !result.isEmpty, used > (group.isColumn ? room.height : room.width) + 1e-6 { return result }
                result.append(child)
            }
        }
    }
}
