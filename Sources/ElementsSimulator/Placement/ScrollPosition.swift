/// The places to which `scrollToItem(at:at:animated:)` scrolls an item. A value has at most one position for each
/// axis.
public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The positions, one bit for each.
    public let rawValue: UInt

    /// A scroll of the item's top edge to the viewport's top edge, inside the insets.
    public static let top = ScrollPosition(rawValue: 1)
    /// A scroll of the item's vertical centre to the viewport's vertical centre.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// A scroll of the item's bottom edge to the viewport's bottom edge, inside the insets.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// A scroll of the item's left edge to the viewport's left edge, inside the insets.
    public static let left = ScrollPosition(rawValue: 8)
    /// A scroll of the item's horizontal centre to the viewport's horizontal centre.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// A scroll of the item's right edge to the viewport's right edge, inside the insets.
    public static let right = ScrollPosition(rawValue: 32)

    /// Makes positions from their bits. Nothing is checked.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

extension ScrollPosition {
    package static let verticalConflicts: ScrollPosition = [.top, .centeredVertically, .bottom]
    package static let horizontalConflicts: ScrollPosition = [.left, .centeredHorizontally, .right]

    package var isSingle: Bool { rawValue.nonzeroBitCount == 1 }

    /// The offset along one axis that brings an item to a position in the viewport. If no position is given, this is
    /// the nearest offset that shows the item.
    package static func offset(
        start: CGFloat, length: CGFloat, available: CGFloat, current: CGFloat, atStart: Bool, atMiddle: Bool,
        atEnd: Bool
    ) -> CGFloat {
        let end = start + (length - available)
        if atStart { return start }
        if atMiddle { return start + (length - available) / 2 }
        if atEnd { return end }
        if start < current || length > available { return start }
        return max(current, end)
    }

    /// The position in words, such as `top` or `bottom left`. It is `nearest` if the position is empty.
    package var text: String {
        let names: [(ScrollPosition, String)] = [
            (.top, "top"), (.centeredVertically, "centeredVertically"), (.bottom, "bottom"), (.left, "left"),
            (.centeredHorizontally, "centeredHorizontally"), (.right, "right"),
        ]
        let parts = names.filter { contains($0.0) }.map(\.1)
        return parts.isEmpty ? "nearest" : parts.joined(separator: " ")
    }
}
