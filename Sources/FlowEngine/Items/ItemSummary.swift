/// Whether neighbouring items all have the same size (R3.5 asks this of a section).
enum SizeUniformity: Hashable, Sendable {
    case empty
    case same(AxisSize)
    case mixed

    mutating func add(_ next: SizeUniformity) {
        switch (self, next) {
        case (.empty, _): self = next
        case (_, .empty), (.mixed, _): break
        case (.same(let size), .same(let other)) where size == other: break
        default: self = .mixed
        }
    }
}

/// What is known about neighbouring items together.
struct ItemSummary: TreeSummary {
    var count = 0
    var estimatedCount = 0
    var measuredCount = 0
    var uniformity = SizeUniformity.empty

    static let zero = ItemSummary()

    mutating func add(_ next: ItemSummary) {
        count += next.count
        estimatedCount += next.estimatedCount
        measuredCount += next.measuredCount
        uniformity.add(next.uniformity)
    }

    /// Counts are exact; whether all sizes are equal needs another look, unless that part is as it was.
    mutating func replace(_ old: ItemSummary, by new: ItemSummary) -> Bool {
        guard old.uniformity == new.uniformity else { return false }
        count += new.count - old.count
        estimatedCount += new.estimatedCount - old.estimatedCount
        measuredCount += new.measuredCount - old.measuredCount
        return true
    }
}

/// How many items are before a place.
struct ItemPrefix: TreePrefix {
    var count = 0

    @inline(__always)
    mutating func pass(_ summary: ItemSummary) { count &+= summary.count }
    @inline(__always)
    mutating func pass(_ element: ItemStretch) { count &+= element.count }
}
