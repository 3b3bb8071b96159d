extension TraceEvent {
    /// The content of an invalidation context.
    public struct ContextSummary: Hashable, Sendable, Codable {
        /// Whether the context invalidates the data or the whole layout (R9.2).
        public var everything = false
        /// Whether the view has to ask again how many sections and items there are (R9.2).
        public var dataSourceCounts = false
        /// The elements that the context names. Items come first, then supplementary views and decorations in the order
        /// of their kinds. The elements have the paths that the context uses.
        public var elements: [Element] = []
        /// The items that the user carries, named by the paths of their targets. An item would have this path if it
        /// were dropped now.
        public var carriedItems: [Element] = []
        /// The flag `invalidateFlowLayoutDelegateMetrics`; nil in contexts of layouts that are not flow layouts.
        public var flowDelegateMetrics: Bool?
        /// Whether frames are computed again (R9.5); nil in contexts of layouts that are not flow layouts.
        public var flowAttributes: Bool?
        /// The distance that the context adds to the content offset, in points (R8.9).
        public var offsetAdjustment = CGPoint.zero
        /// The change of the content size that the context announces, in points (R8.9).
        public var sizeAdjustment = CGSize.zero

        /// Makes an empty context.
        public init() {}

        /// Whether the context invalidates the whole layout, explicitly or because it names nothing (R9.4).
        public var meansWholeLayout: Bool {
            if everything || dataSourceCounts { return true }
            guard elements.isEmpty else { return false }
            return flowAttributes ?? true || flowDelegateMetrics ?? true
        }
    }

    /// The work of the layout that the event reports; nil if the event reports no work.
    package var cost: PreparationCost? {
        switch kind {
        case .prepared(let cost, _), .answered(let cost, _): cost
        default: nil
        }
    }

    /// Items with neighbouring indices, in one section or in several neighbouring sections. The indices are the same in
    /// each section.
    public struct ItemRange: Hashable, Sendable, Codable {
        /// The sections, by index.
        public var sections: Range<Int>
        /// The items, by index, in each of the sections.
        public var items: Range<Int>

        /// Makes a range. Nothing is checked.
        public init(sections: Range<Int>, items: Range<Int>) {
            self.sections = sections
            self.items = items
        }
    }

    /// The layout's work for bringing its model up to date, since the last event that reported such work.
    public struct PreparationCost: Hashable, Sendable, Codable {
        /// The number of sections whose metrics were read.
        public var sectionsRead = 0
        /// The number of calls of the delegate's `sizeForItemAt`.
        public var delegateSizeQueries = 0
        /// The number of rows that line breaking made again. A run of equal rows is counted as one row.
        public var rowsReplaced = 0
        /// The number of items that line breaking read. A run of equal items is counted as one item.
        public var itemsRead = 0
        /// The items in rows that line breaking made again. Neighbouring rows that were made together are one range.
        /// The items of a layout that was built from scratch are not included.
        public var brokenItems: [ItemRange] = []

        /// Makes a cost in which every count is 0.
        public init() {}

        package var isNothing: Bool { self == TraceEvent.PreparationCost() }
    }

    /// The changes of a batch update, and their cost.
    public struct UpdateCost: Hashable, Sendable, Codable {
        /// The number of deleted items and sections.
        public var deleted = 0
        /// The number of inserted items and sections.
        public var inserted = 0
        /// The number of moved items and sections.
        public var moved = 0
        /// The number of items and sections whose cells were replaced.
        public var reloaded = 0
        /// The number of items whose cells stay and were configured again.
        public var reconfigured = 0
        /// The number of rows that line breaking made again. A run of equal rows is counted as one row.
        public var rowsReplaced = 0
        /// The number of calls of the delegate's `sizeForItemAt`.
        public var delegateSizeQueries = 0
        /// The number of cells that were asked for their preferred attributes.
        public var measured = 0

        /// Makes a cost in which every count is 0.
        public init() {}
    }

    /// The effects of a layout pass, and the state at its beginning and at its end. Lengths are along the scroll axis,
    /// in points.
    public struct PassSummary: Hashable, Sendable, Codable {
        /// The number of rounds of measuring. In a round, all visible views that need a measurement are measured, and
        /// then the layout is updated.
        public var selfSizingRounds = 0
        /// The avoidable part of the anchor's movement on screen. It is the part that would not have happened with
        /// another legal offset. Movements by scrolling are not included. Positive if the anchor moved towards the end
        /// of the content. For the anchor, see `anchor`.
        public var drift: CGFloat = 0
        /// The reason why the drift could not be measured; nil if the drift was measured. If the reason is a reload,
        /// `drift` is the drift of the item at the same path.
        public var driftGap: DriftGap?
        /// The part of the anchor's movement on screen that no legal offset could have prevented. Movements by
        /// scrolling are not included.
        public var clamped: CGFloat = 0
        /// The element that should stay at its place on screen during the pass. Some anchor policies keep a point of
        /// the content instead; the anchor is then the element before this point. Nil if the pass scrolled to an item
        /// or to an end, or if there was no such element.
        public var anchor: Element?
        /// The layout-shift score of the pass; 0 if no item moved. The score is a product of two shares. One is the
        /// share of the viewport's area in which items moved. The other is the longest movement, divided by the
        /// viewport's longer side.
        public var layoutShift = 0.0
        /// The items that were pushed off the screen without scrolling; nil if no items were pushed off.
        public var pushedOff: PushedOff?
        /// The number of attributes objects that were made for single elements.
        public var attributesMade = 0
        /// The work for sizes that follow from constraints and texts.
        public var sizing = SizingWork()
        /// The length of the viewport.
        public var viewport: CGFloat = 0
        /// The distance that the view was scrolled since the previous pass.
        public var scrolled: CGFloat = 0
        /// The offset when the pass began, before the pass changed any size.
        public var offsetBefore: CGFloat = 0
        /// The length of the content when the pass began.
        public var contentBefore: CGFloat = 0
        /// The offset when the pass was over.
        public var offsetAfter: CGFloat = 0
        /// The length of the content when the pass was over.
        public var contentAfter: CGFloat = 0

        /// Makes the summary of a pass without events.
        public init() {}
    }

    /// The items that the layout moved off the screen, although the program neither scrolled nor removed them.
    public struct PushedOff: Hashable, Sendable, Codable {
        /// The number of items that were pushed off the screen.
        public var count: Int
        /// The movement, in points, of the first item that was pushed off the screen. Nil if the layout does not give
        /// the item's new place.
        public var way: CGPoint?
        /// Whether all items that were on screen before the pass have left the screen.
        public var isAll: Bool

        /// Makes a description of pushed-off items from its parts. Nothing is checked.
        public init(count: Int, way: CGPoint?, isAll: Bool) {
            self.count = count
            self.way = way
            self.isAll = isAll
        }
    }
}
