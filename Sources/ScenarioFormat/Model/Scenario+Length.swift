import Foundation

extension Scenario {
    /// A length of an item: in points, or relative to the space for the item.
    ///
    /// This space is the view's size less the content inset with what the safe area adds to it, as the layout sees
    /// them, less the section's inset. Relative lengths are rounded down to pixels.
    public enum Length: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
        /// A length in points.
        case points(Double)
        /// A share of the space for the item. 1 is the whole space.
        case share(Double)
        /// The greatest length at which this number of items fit next to each other. The least distance is kept between
        /// neighbours.
        case fitting(Int)
        /// A multiple of the item's other side.
        case ratio(Double)

        /// The value that documents and delegates use for the height of a row that sizes itself.
        package static let automatic = Length.points(-1)

        /// Makes a length in points.
        public init(floatLiteral value: Double) { self = .points(value) }

        /// Makes a length in points.
        public init(integerLiteral value: Int) { self = .points(Double(value)) }

        /// Whether the length is not a fixed number of points. It then depends on the space for the item, or on the
        /// item's other side.
        package var isRelative: Bool { if case .points = self { false } else { true } }
    }

    /// The size of an item. Its sides may be relative to the space for the item.
    public struct ItemSize: Hashable, Sendable {
        /// The lengths of the sides. One of them may be a multiple of the other.
        public var width, height: Length

        /// Makes a size from two lengths.
        public init(width: Length, height: Length) {
            self.width = width
            self.height = height
        }

        /// Makes an item size from a size in points.
        public init(_ size: CGSize) {
            self.init(width: .points(Double(size.width)), height: .points(Double(size.height)))
        }

        /// Makes the size of a row, which has no width of its own. The height may be a multiple of the table's width.
        init(rowHeight: Length) {
            let isMultiple = if case .ratio = rowHeight { true } else { false }
            self.init(width: isMultiple ? .share(1) : 0, height: rowHeight)
        }

        /// Makes the size of a cell whose width is the one that the layout gives it. The height is in points.
        package init(cellHeight: Double) {
            self.init(width: .share(1), height: .points(cellHeight))
        }

        /// Whether a side is not a fixed number of points. It then depends on the space for the item, or on the other
        /// side.
        package var isRelative: Bool { width.isRelative || height.isRelative }

        /// The width and the height in points; nil if a side is relative.
        package var points: [Double]? {
            guard case (.points(let width), .points(let height)) = (width, height) else { return nil }
            return [width, height]
        }

        /// The size in points; nil if a side is relative. Assigning nil changes nothing.
        package var fixedSize: CGSize? {
            get { points.map { CGSize(width: $0[0], height: $0[1]) } }
            set { self = newValue.map(Self.init) ?? self }
        }
    }

    /// The space for items, in points, to which relative lengths refer.
    package struct Room: Hashable, Sendable {
        /// The space that is available for items.
        package var size: CGSize
        /// The least distance between neighbouring items on each axis.
        package var spacing = CGSize.zero

        package init(size: CGSize, spacing: CGSize = .zero) {
            (self.size, self.spacing) = (size, spacing)
        }
    }
}

extension Scenario.ItemSize {
    /// Returns the size of the item in points, in the given space.
    package func size(in room: Scenario.Room, scale: Double) -> CGSize {
        let (across, down) = (
            Extent(length: room.size.width, spacing: room.spacing.width, scale: scale),
            Extent(length: room.size.height, spacing: room.spacing.height, scale: scale)
        )
        // Of two multiples of each other there is no first; a document has none.
        let other = if case .ratio = width { down.points(of: height, other: 0) } else { 0.0 }
        let points = across.points(of: width, other: other)
        return CGSize(width: points, height: down.points(of: height, other: points))
    }
}

extension Scenario.Length {
    /// Returns the height in points, in the given space. A ratio is multiplied by the width of the space.
    package func height(in room: Scenario.Room, scale: Double) -> Double {
        Double(Scenario.ItemSize(rowHeight: self).size(in: room, scale: scale).height)
    }

    /// Returns the width in points, in the given space. A ratio is multiplied by the height of the space.
    package func width(in room: Scenario.Room, scale: Double) -> Double {
        Double(Scenario.ItemSize(width: self, height: .share(1)).size(in: room, scale: scale).width)
    }
}

/// One axis of a space for items: its length, and the least distance between neighbouring items.
private struct Extent {
    var length, spacing: CGFloat
    var scale: Double

    func points(of length: Scenario.Length, other: Double) -> Double {
        let room = Double(self.length)
        switch length {
        case .points(let points): return points
        case .share(let share): return wholePixels(room * share)
        case .fitting(let count): return wholePixels((room - Double(count - 1) * Double(spacing)) / Double(count))
        case .ratio(let factor): return wholePixels(other * factor)
        }
    }

    /// Rounds a length down to whole pixels. Rounding up could leave too little space for the last item.
    private func wholePixels(_ points: Double) -> Double {
        guard scale > 0 else { return max(points, 0) }
        // A quotient that is whole may miss it by its last digit.
        return max((points * scale + 1e-9).rounded(.down) / scale, 0)
    }
}
