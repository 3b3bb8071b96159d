extension CollectionView.ScrollPosition {
    static let verticalConflicts: CollectionView.ScrollPosition = [.top, .centeredVertically, .bottom]
    static let horizontalConflicts: CollectionView.ScrollPosition = [.left, .centeredHorizontally, .right]

    var isSingle: Bool { rawValue.nonzeroBitCount == 1 }

    /// The offset along one axis that brings an item to a position in the viewport. If no position is given, this is
    /// the nearest offset that shows the item.
    static func offset(
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
    var text: String {
        let names: [(CollectionView.ScrollPosition, String)] = [
            (.top, "top"), (.centeredVertically, "centeredVertically"), (.bottom, "bottom"), (.left, "left"),
            (.centeredHorizontally, "centeredHorizontally"), (.right, "right"),
        ]
        let parts = names.filter { contains($0.0) }.map(\.1)
        return parts.isEmpty ? "nearest" : parts.joined(separator: " ")
    }
}
