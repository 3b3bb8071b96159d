// Leaves whose items are all the same.

extension NodeRef {
    /// The common size of all items of a leaf, and its source. Nil if the sizes or their sources differ.
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

/// The common size of all items of a leaf, and the source of this size.
struct EqualItems: Equatable {
    var size: AxisSize
    var source: SizeSource
}
