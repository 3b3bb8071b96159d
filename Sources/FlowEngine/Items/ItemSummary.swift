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
}

/// How many items stand before a place.
struct ItemPrefix: TreePrefix {
    var count = 0

    mutating func pass(_ summary: ItemSummary) { count += summary.count }
    mutating func pass(_ element: ItemStretch) { count += element.count }
}
