/// What happens to a view. Paths that do not exist when their action comes make it an action that does nothing, so that
/// any part of a list of actions is one, too.
public enum ReferenceAction: Codable, Hashable, Sendable {
    /// Along the scroll axis, as far as the content goes.
    case scroll(by: Double)
    case scrollToStart
    case scrollToEnd
    /// The same, also past the ends.
    case pull(by: Double)
    case beginDrag
    /// The content comes back to where it may rest.
    case endDrag
    case scrollToItem(Int, Int, ReferencePosition)
    case resize(ReferenceSize)
    case inset(ReferenceInsets)
    case safeArea(ReferenceInsets)
    case scale(Double)
    case rightToLeft(Bool)
    /// The reader wants another text size; contents stay as they are, so whoever wants other sizes changes them before.
    case textSize
    /// An item's content is another. Cells on screen ask to be measured again, or nobody hears of it.
    case content(Int, Int, ReferenceSize, tellsCell: Bool)
    /// A delegate says something else of a section from now on. The view is not notified.
    case metrics(Int, ReferenceMetrics)
    /// Properties of the layout are set.
    case set(ReferenceProperties)
    case invalidateLayout
    case invalidate(ReferenceContext)
    case reloadData
    case update(ReferenceBatch)
    /// Reads whatever can be read. That changes nothing.
    case look
}

/// Where an item is scrolled to along the scroll axis.
public enum ReferencePosition: Codable, Hashable, Sendable, CaseIterable {
    case start, middle, end
}

/// An invalidation context: names, flags, adjustments (R9.2, R9.5).
public struct ReferenceContext: Codable, Hashable, Sendable {
    /// A name of an item or, by a path of one or two numbers, of a section's header or footer (R17.4).
    public typealias Path = [Int]

    public var items: [Path]
    public var headers: [Path]
    public var footers: [Path]
    /// Nil leaves the flag as it is in a new context: true.
    public var metrics: Bool?
    public var attributes: Bool?
    /// Says that everything, or the counts, is invalid, as a context of a class of the program's own may.
    public var everything: Bool
    public var counts: Bool
    /// Along the scroll axis.
    public var offset: Double
    public var contentSize: Double

    public init(
        items: [Path] = [], headers: [Path] = [], footers: [Path] = [], metrics: Bool? = nil, attributes: Bool? = nil,
        everything: Bool = false, counts: Bool = false, offset: Double = 0, contentSize: Double = 0
    ) {
        self.items = items
        self.headers = headers
        self.footers = footers
        self.metrics = metrics
        self.attributes = attributes
        self.everything = everything
        self.counts = counts
        self.offset = offset
        self.contentSize = contentSize
    }

    public var namesNothing: Bool { items.isEmpty && headers.isEmpty && footers.isEmpty }
}

/// A batch update, and the contents of what it brings.
public struct ReferenceBatch: Codable, Hashable, Sendable {
    public var operations: [ReferenceOperation]
    /// Sizes of new items, one after the other, from the front again when they end.
    public var newSizes: [ReferenceSize]
    /// How many items new sections have.
    public var newSectionCount: Int
    /// A context with this adjustment is sent in the block; it is ignored (R8.9, R17.10).
    public var offsetAdjustment: Double

    public init(
        _ operations: [ReferenceOperation], newSizes: [ReferenceSize] = [], newSectionCount: Int = 0,
        offsetAdjustment: Double = 0
    ) {
        self.operations = operations
        self.newSizes = newSizes
        self.newSectionCount = newSectionCount
        self.offsetAdjustment = offsetAdjustment
    }
}
