extension CollectionView.ScrollPosition {
    static let verticalConflicts: CollectionView.ScrollPosition = [.top, .centeredVertically, .bottom]
    static let horizontalConflicts: CollectionView.ScrollPosition = [.left, .centeredHorizontally, .right]

    var isSingle: Bool { rawValue.nonzeroBitCount == 1 }

    /// The offset on one axis, given the one at which the item starts with the available length. Without a position:
    /// the smallest movement that shows the item.
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
}
