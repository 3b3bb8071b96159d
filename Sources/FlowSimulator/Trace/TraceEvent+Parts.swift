import Foundation

extension TraceEvent {
    /// What an invalidation context said.
    public struct ContextSummary: Hashable, Sendable, Codable {
        public var everything = false
        public var dataSourceCounts = false
        /// Items, then supplementary elements and decorations by kind, as they were named.
        public var elements: [Element] = []
        /// Where items that the user carries go.
        public var carriedItems: [Element] = []
        /// Nil in contexts that are not a flow layout's.
        public var flowDelegateMetrics: Bool?
        public var flowAttributes: Bool?
        public var offsetAdjustment = CGPoint.zero
        public var sizeAdjustment = CGSize.zero

        public init() {}

        /// Whether all of the layout is meant: by name, or because nothing is named (R9.4).
        public var meansWholeLayout: Bool {
            if everything || dataSourceCounts { return true }
            guard elements.isEmpty else { return false }
            return flowAttributes ?? true || flowDelegateMetrics ?? true
        }
    }

    /// Neighbouring items of a section, or of each of several neighbouring sections.
    public struct ItemRange: Hashable, Sendable, Codable {
        public var sections: Range<Int>
        public var items: Range<Int>

        public init(sections: Range<Int>, items: Range<Int>) {
            self.sections = sections
            self.items = items
        }

        func contains(_ element: Element) -> Bool {
            element.category == .item && element.path.count == 2 && sections.contains(element.path[0])
                && items.contains(element.path[1])
        }
    }

    /// What it took to bring the layout up to date, since the preparation before.
    public struct PreparationCost: Hashable, Sendable, Codable {
        /// Sections whose metrics were asked for.
        public var sectionsRead = 0
        /// Calls of the delegate's `sizeForItemAt`.
        public var sizesAsked = 0
        /// Rows that were broken. A run of equal rows counts as one.
        public var rowsBroken = 0
        /// Items that were looked at to break them. A run of equal items counts as one.
        public var itemsRead = 0
        /// The items that stand in rows that were broken again; not those of a layout that was made from scratch.
        public var brokenItems: [ItemRange] = []

        public init() {}
    }

    /// What a batch update did, and what it took.
    public struct UpdateCost: Hashable, Sendable, Codable {
        public var deleted = 0
        public var inserted = 0
        public var moved = 0
        public var reloaded = 0
        public var reconfigured = 0
        /// Rows that were broken. A run of equal rows counts as one.
        public var rowsBroken = 0
        /// Calls of the delegate's `sizeForItemAt`.
        public var sizesAsked = 0
        /// Cells that were asked for their preferred attributes.
        public var measured = 0

        public init() {}
    }

    /// Where a layout pass began and ended. All along the scroll axis, in points.
    public struct PassSummary: Hashable, Sendable, Codable {
        /// Rounds of measuring: all visible views that need it are asked, then the layout is made again.
        public var rounds = 0
        /// How far what was to stand still moved on screen although the offset could have followed it.
        public var drift: CGFloat = 0
        /// How far it moved because the offset stays in the legal range.
        public var clamped: CGFloat = 0
        /// The element that was to stand still, or after which that place is; nil when none was found or a scroll was
        /// under way.
        public var anchor: Element?
        /// Share of the viewport in which items moved, times how far they moved by its longer side; 0 when all stood
        /// still.
        public var layoutShift = 0.0
        /// Attributes objects that were made for single elements.
        public var attributesMade = 0
        /// Length of the viewport.
        public var viewport: CGFloat = 0
        /// How far the view was scrolled since the pass before.
        public var scrolled: CGFloat = 0
        /// When the pass began, with what was known then.
        public var offsetBefore: CGFloat = 0
        public var contentBefore: CGFloat = 0
        public var offsetAfter: CGFloat = 0
        public var contentAfter: CGFloat = 0

        public init() {}
    }
}
