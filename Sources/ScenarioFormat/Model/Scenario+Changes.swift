import Foundation
import PlainTexts

extension Scenario {
    /// What of the layout is invalidated.
    public enum Invalidation: Hashable, Sendable {
        /// `invalidateLayout()`.
        case everything
        /// `invalidateLayout(with:)`.
        case context(Context)

        /// A context of the caller's making. What it names need not exist.
        public struct Context: Hashable, Sendable {
            /// Items that are named: only these are asked for again (R9.3).
            public var items: [ItemPath] = []
            /// Headers and footers that are named.
            public var headers, footers: [SupplementaryPath]
            /// Sections whose background is named.
            public var backgrounds: [Int]
            /// As a new context has it where nil.
            public var delegateMetrics, attributes: Bool?
            /// Whether the numbers of sections and items are asked again.
            public var counts = false
            /// What is added to the content offset, in points (R8.9).
            public var offsetAdjustment = CGPoint.zero
            /// What is announced of the content size, in points (R8.9).
            public var sizeAdjustment = CGSize.zero

            /// Makes a context that adjusts neither offset nor size. Without arguments it means the whole layout
            /// (R9.4).
            public init(
                items: [ItemPath] = [], headers: [SupplementaryPath] = [], footers: [SupplementaryPath] = [],
                backgrounds: [Int] = [], delegateMetrics: Bool? = nil, attributes: Bool? = nil
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

    /// How a context names a header or footer: only the section counts (R6.6), and client code writes the rest as it
    /// likes.
    public struct SupplementaryPath: Hashable, Sendable, ExpressibleByIntegerLiteral, CustomStringConvertible {
        /// Counted from 0.
        public var section: Int
        /// The path's second part; nil where it has none.
        public var item: Int?

        /// Makes a path. Nothing is checked.
        public init(section: Int, item: Int? = 0) {
            self.section = section
            self.item = item
        }

        /// The usual path of a section's header or footer.
        public init(integerLiteral section: Int) { self.init(section: section) }

        /// Reads `0-3` and `0`; nil where the text is neither.
        init?(_ text: String) {
            if let path = ItemPath(text) {
                self.init(section: path.section, item: path.item)
            } else if text.allSatisfy({ $0.isASCII && $0.isNumber }), let section = Int(text) {
                self.init(section: section, item: nil)
            } else {
                return nil
            }
        }

        /// `3` by the usual path, `3-5` by another item's, `3 alone` by the section.
        public var description: String {
            switch item {
            case 0?: "\(section)"
            case let item?: "\(section)-\(item)"
            case nil: "\(section) alone"
            }
        }

        package var indexPath: IndexPath { IndexPath(indexes: [section] + (item.map { [$0] } ?? [])) }
    }

    /// The layout's properties from now on.
    public struct LayoutChange: Hashable, Sendable {
        /// All of them, the unchanged ones included.
        public var layout: Layout
        /// Those that are set, by the names under which the document knows them.
        public var names: [String]

        /// Makes a change to a layout with these properties.
        public init(_ layout: Layout, names: [String] = []) {
            self.layout = layout
            self.names = names
        }
    }

    /// Insets from now on, in points; nil where they stay.
    public struct InsetChange: Hashable, Sendable {
        /// The content inset, what bars and edges cover, and the layout margins.
        public var content, safeArea, layoutMargins: Insets?

        /// Makes a change of those insets that are given.
        public init(content: Insets? = nil, safeArea: Insets? = nil, layoutMargins: Insets? = nil) {
            self.content = content
            self.safeArea = safeArea
            self.layoutMargins = layoutMargins
        }
    }

    /// The view's surroundings from now on; nil where they stay.
    public struct TraitChange: Hashable, Sendable {
        /// Pixels per point; 0 turns rounding off.
        public var displayScale: Double?
        /// Which way texts run.
        public var layoutDirection: LayoutDirection?
        /// The text size that the reader chose.
        public var contentSizeCategory: ContentSizeCategory?

        /// Makes a change of those traits that are given.
        public init(
            displayScale: Double? = nil, layoutDirection: LayoutDirection? = nil,
            contentSizeCategory: ContentSizeCategory? = nil
        ) {
            self.displayScale = displayScale
            self.layoutDirection = layoutDirection
            self.contentSizeCategory = contentSizeCategory
        }
    }

    /// Which way texts run.
    public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
        /// As in English.
        case leftToRight
        /// As in Arabic or Hebrew. A layout is mirrored only if ``Layout/flipsInRightToLeft`` says so (R11.3).
        case rightToLeft
    }

    /// A finger that holds the content. Unlike a scroll it may pull past the ends.
    public enum Drag: Hashable, Sendable {
        /// The finger begins to drag the content, where it is.
        case begin
        /// The content offset changes by so many points, past the ends where it comes to that.
        case by(CGPoint)
        /// The content offset becomes this, in points, past the ends where it comes to that.
        case to(CGPoint)
        /// The finger lets go, and the content goes back to where it may rest.
        case end
    }

    /// What is different from now on of what an item's cell shows.
    public struct ItemChange: Hashable, Sendable {
        /// The item, by its path when the step is done. Its cell is one of ``Scenario/cells``.
        public var item: ItemPath
        /// What is different; the rest stays.
        public var content: Cell.Content

        /// Makes a change of an item's content.
        public init(item: ItemPath, content: Cell.Content) {
            self.item = item
            self.content = content
        }
    }

    /// An item's content from now on.
    public struct ItemResize: Hashable, Sendable {
        /// The item, by its path when the step is done.
        public var item: ItemPath
        /// Its content's new size.
        public var size: ItemSize

        /// Makes a new size for an item.
        public init(item: ItemPath, size: ItemSize) {
            self.item = item
            self.size = size
        }
    }
}

// MARK: In words

extension Scenario.Invalidation.Context: CustomStringConvertible {
    /// The named elements in words: `items 0-3, 0-4, header 1`.
    public var description: String {
        var parts: [String] = []
        if !items.isEmpty {
            parts.append((items.count == 1 ? "item " : "items ") + Scenario.Action.list(items.map(\.description)))
        }
        let backgrounds = backgrounds.map { Scenario.SupplementaryPath(section: $0) }
        for (noun, paths) in [("header", headers), ("footer", footers), ("background", backgrounds)]
        where !paths.isEmpty {
            parts.append("\(noun)\(paths.count == 1 ? "" : "s") \(Scenario.Action.list(paths.map(\.description)))")
        }
        if counts { parts.append("counts") }
        if let delegateMetrics { parts.append("delegate metrics \(delegateMetrics ? "on" : "off")") }
        if let attributes { parts.append("attributes \(attributes ? "on" : "off")") }
        if sizeAdjustment != .zero { parts.append("size adjustment") }
        if offsetAdjustment != .zero { parts.append("offset adjustment") }
        return parts.isEmpty ? "nothing by name" : parts.joined(separator: ", ")
    }
}

extension Scenario.InsetChange {
    var names: [String] {
        [("content", content), ("safe area", safeArea), ("layout margins", layoutMargins)].filter { $0.1 != nil }.map(
            \.0)
    }
}

extension Scenario.TraitChange {
    var names: [String] {
        [
            displayScale.map { "\(NumberText.plain($0))x" }, layoutDirection?.rawValue, contentSizeCategory?.rawValue,
        ].compactMap { $0 }
    }
}
