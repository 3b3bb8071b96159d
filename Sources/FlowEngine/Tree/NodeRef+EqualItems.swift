// Leaves whose items are all the same.

extension NodeRef {
    /// The size and the source of the size that all items of a leaf have; nil if the items differ.
    var equalItems: EqualItems? {
        let equal = EqualItems(size: size(at: 0), source: source(at: 0))
        if kind == .run { return equal }
        let all = NodeHeader.bits(below: count)
        guard header.measured == 0 || header.measured == all, header.estimated == 0 || header.estimated == all else {
            return nil
        }
        return (1..<max(count, 1)).allSatisfy { size(at: $0) == equal.size } ? equal : nil
    }
}

/// The size, and the source of the size, that all items of a leaf have in common.
struct EqualItems: Equatable {
    var size: AxisSize
    var source: SizeSource
}
