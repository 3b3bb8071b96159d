import Foundation

extension Scenario {
    /// What the layout is told to forget.
    public enum Invalidation: Hashable, Sendable {
        /// `invalidateLayout()`.
        case everything
        /// `invalidateLayout(with:)`.
        case context(Context)

        /// A context of the caller's making. What it names need not exist.
        public struct Context: Hashable, Sendable {
            public var items: [ItemPath] = []
            /// Sections whose header, footer or background is named.
            public var headers, footers, backgrounds: [Int]
            /// As a new context has it where nil.
            public var delegateMetrics, attributes: Bool?
            public var offsetAdjustment = CGPoint.zero
            public var sizeAdjustment = CGSize.zero

            public init(
                items: [ItemPath] = [], headers: [Int] = [], footers: [Int] = [], backgrounds: [Int] = [],
                delegateMetrics: Bool? = nil, attributes: Bool? = nil
            ) {
                self.items = items
                self.headers = headers
                self.footers = footers
                self.backgrounds = backgrounds
                self.delegateMetrics = delegateMetrics
                self.attributes = attributes
            }
        }
    }

    /// The layout's properties from now on.
    public struct LayoutChange: Hashable, Sendable {
        /// All of them, the unchanged ones included.
        public var layout: Layout
        /// Those that are set, by the names under which the document knows them.
        public var names: [String]

        public init(_ layout: Layout, names: [String] = []) {
            self.layout = layout
            self.names = names
        }
    }

    /// Insets from now on, in points; nil where they stay.
    public struct InsetChange: Hashable, Sendable {
        public var content, safeArea, layoutMargins: Insets?

        public init(content: Insets? = nil, safeArea: Insets? = nil, layoutMargins: Insets? = nil) {
            self.content = content
            self.safeArea = safeArea
            self.layoutMargins = layoutMargins
        }
    }

    /// The view's surroundings from now on; nil where they stay.
    public struct TraitChange: Hashable, Sendable {
        public var displayScale: Double?
        public var layoutDirection: LayoutDirection?
        public var contentSizeCategory: ContentSizeCategory?

        public init(
            displayScale: Double? = nil, layoutDirection: LayoutDirection? = nil,
            contentSizeCategory: ContentSizeCategory? = nil
        ) {
            self.displayScale = displayScale
            self.layoutDirection = layoutDirection
            self.contentSizeCategory = contentSizeCategory
        }
    }

    public enum LayoutDirection: String, Hashable, Sendable, CaseIterable { case leftToRight, rightToLeft }

    /// A finger that holds the content. Unlike a scroll it may pull past the ends.
    public enum Drag: Hashable, Sendable {
        case begin
        case by(CGPoint)
        case to(CGPoint)
        /// The finger lets go, and the content goes back to where it may rest.
        case end
    }

    /// An item's content from now on.
    public struct ItemResize: Hashable, Sendable {
        public var item: ItemPath
        public var size: CGSize

        public init(item: ItemPath, size: CGSize) {
            self.item = item
            self.size = size
        }
    }
}
