import Foundation
import ViewSimulator

extension TraceEvent {
    /// What an invalidation context said.
    public struct ContextSummary: Hashable, Sendable, Codable {
        /// The data, or the whole layout (R9.2).
        public var everything = false
        /// How many items there are has to be asked again (R9.2).
        public var dataSourceCounts = false
        /// Items, then supplementary elements and decorations by kind, as they were named.
        public var elements: [Element] = []
        /// Where items that the user carries go.
        public var carriedItems: [Element] = []
        /// Nil in contexts that are not a flow layout's.
        public var flowDelegateMetrics: Bool?
        /// Whether frames are computed anew (R9.5). Nil in contexts that are not a flow layout's.
        public var flowAttributes: Bool?
        /// What the context adds to the content offset, in points (R8.9).
        public var offsetAdjustment = CGPoint.zero
        /// What the context announces of the content size, in points (R8.9).
        public var sizeAdjustment = CGSize.zero

        /// A context that said nothing.
        public init() {}

        /// Whether all of the layout is meant: by name, or because nothing is named (R9.4).
        public var meansWholeLayout: Bool {
            if everything || dataSourceCounts { return true }
            guard elements.isEmpty else { return false }
            return flowAttributes ?? true || flowDelegateMetrics ?? true
        }
    }

    /// The work that the event tells; nil where it tells none of the layout's.
    package var cost: PreparationCost? {
        switch kind {
        case .prepared(let cost, _), .answered(let cost, _): cost
        default: nil
        }
    }

    /// Neighbouring items of a section, or of each of several neighbouring sections.
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

    /// The work to bring the layout up to date, since it was told last.
    public struct PreparationCost: Hashable, Sendable, Codable {
        /// Sections whose metrics were asked for.
        public var sectionsRead = 0
        /// Calls of the delegate's `sizeForItemAt`.
        public var delegateSizeQueries = 0
        /// Rows that were broken. A run of equal rows counts as one.
        public var rowsReplaced = 0
        /// Items that were looked at to break them. A run of equal items counts as one.
        public var itemsRead = 0
        /// The items that are in rows that were broken again, a range for each stretch of neighbouring rows; not those
        /// of a layout that was made from scratch.
        public var brokenItems: [ItemRange] = []

        /// Nothing done.
        public init() {}

        var isNothing: Bool { self == TraceEvent.PreparationCost() }
    }

    /// What a batch update did, and what it cost.
    public struct UpdateCost: Hashable, Sendable, Codable {
        /// Items and sections that went.
        public var deleted = 0
        /// Items and sections that came.
        public var inserted = 0
        /// Items and sections that went elsewhere.
        public var moved = 0
        /// Items and sections whose cells were replaced.
        public var reloaded = 0
        /// Items whose cells stayed and show something new.
        public var reconfigured = 0
        /// Rows that were broken. A run of equal rows counts as one.
        public var rowsReplaced = 0
        /// Calls of the delegate's `sizeForItemAt`.
        public var delegateSizeQueries = 0
        /// Cells that were asked for their preferred attributes.
        public var measured = 0

        /// Nothing changed and nothing done.
        public init() {}
    }

    /// Where a layout pass began and ended. All along the scroll axis, in points.
    public struct PassSummary: Hashable, Sendable, Codable {
        /// Rounds of measuring: all visible views that need it are asked, then the layout is made again.
        public var selfSizingRounds = 0
        /// How far what the reader holds on to moved on screen by itself, although the offset could have followed it.
        public var drift: CGFloat = 0
        /// Why that could not be measured; nil where it was. After a reload `drift` is then that of the item at the
        /// same path.
        public var driftGap: DriftGap?
        /// How far it moved because the offset stays in the legal range.
        public var clamped: CGFloat = 0
        /// The element that was to keep its place, or after which that place is; nil when none was found or a scroll
        /// was under way.
        public var anchor: Element?
        /// Share of the viewport in which items moved, times how far they moved by its longer side; 0 when all was
        /// still.
        public var layoutShift = 0.0
        /// Items that left the screen by themselves; nil where none did.
        public var pushedOff: PushedOff?
        /// Attributes objects that were made for single elements.
        public var attributesMade = 0
        /// What went into sizes that follow from constraints and texts.
        public var sizing = SizingWork()
        /// Length of the viewport.
        public var viewport: CGFloat = 0
        /// How far the view was scrolled since the pass before.
        public var scrolled: CGFloat = 0
        /// When the pass began, with what was known then.
        public var offsetBefore: CGFloat = 0
        /// The content's length when the pass began.
        public var contentBefore: CGFloat = 0
        /// The offset when the pass was over.
        public var offsetAfter: CGFloat = 0
        /// The content's length when the pass was over.
        public var contentAfter: CGFloat = 0

        /// A pass in which nothing happened.
        public init() {}
    }

    /// Items that were on screen and are not any more, although the program neither scrolled nor took them away.
    public struct PushedOff: Hashable, Sendable, Codable {
        /// How many.
        public var count: Int
        /// How far the first of them went, in points; nil where the layout does not say where it is.
        public var way: CGPoint?
        /// Nothing of what was on screen is left there: all that was read is gone.
        public var isAll: Bool

        /// Makes it of its parts. Nothing is checked.
        public init(count: Int, way: CGPoint?, isAll: Bool) {
            self.count = count
            self.way = way
            self.isAll = isAll
        }
    }
}
