import Foundation
import PlainTexts

extension Scenario {
    /// The invalid part of a layout.
    public enum Invalidation: Hashable, Sendable {
        /// `invalidateLayout()`.
        case everything
        /// `invalidateLayout(with:)`.
        case context(Context)

        /// A context that the caller makes. The elements that it names need not exist.
        public struct Context: Hashable, Sendable {
            /// The named items: only these are queried again (R9.3).
            public var items: [ItemPath] = []
            /// The named headers and footers.
            public var headers, footers: [SupplementaryPath]
            /// The sections whose backgrounds are named.
            public var backgrounds: [Int]
            /// The flags of a flow layout's context; as in a new context if nil.
            public var delegateMetrics, attributes: Bool?
            /// Whether the numbers of sections and items are asked again.
            public var counts = false
            /// The distance that is added to the content offset, in points (R8.9).
            public var offsetAdjustment = CGPoint.zero
            /// The announced change of the content size, in points (R8.9).
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

    /// The path with which a context names a header or footer: only the section is used (R6.6), and client code writes
    /// various second parts.
    public struct SupplementaryPath: Hashable, Sendable, ExpressibleByIntegerLiteral, CustomStringConvertible {
        /// The section, counted from 0.
        public var section: Int
        /// The path's second part; nil if it has none.
        public var item: Int?

        /// Makes a path. Nothing is checked.
        public init(section: Int, item: Int? = 0) {
            self.section = section
            self.item = item
        }

        /// The usual path of a section's header or footer.
        public init(integerLiteral section: Int) { self.init(section: section) }

        /// Reads `0-3` and `0`; returns nil for other texts.
        init?(_ text: String) {
            if let path = ItemPath(text) {
                self.init(section: path.section, item: path.item)
            } else {
                guard let section = ElementName.index(text[...]) else { return nil }
                self.init(section: section, item: nil)
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

    /// New properties of the layout.
    public struct LayoutChange: Hashable, Sendable {
        /// All of them, the unchanged ones included.
        public var layout: Layout
        /// The properties that are set, by their names in documents.
        public var names: [String]

        /// Makes a change to a layout with these properties.
        public init(_ layout: Layout, names: [String] = []) {
            self.layout = layout
            self.names = names
        }
    }

    /// New insets, in points; nil if they stay.
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

    /// New surroundings of the view; nil if they stay.
    public struct TraitChange: Hashable, Sendable {
        /// Pixels per point; 0 turns rounding off.
        public var displayScale: Double?
        /// The direction of texts.
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

    /// The direction of texts.
    public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
        /// The direction of English.
        case leftToRight
        /// The direction of Arabic and Hebrew. A layout is mirrored only with ``Layout/flipsInRightToLeft`` (R11.3).
        case rightToLeft
    }

    /// A finger that holds the content. Unlike a scroll it may pull past the ends.
    public enum Drag: Hashable, Sendable {
        /// The finger begins to drag the content, where it is.
        case begin
        /// The content offset changes by some points, past the ends of the content if need be.
        case by(CGPoint)
        /// The content offset becomes this, in points, past the ends of the content if need be.
        case to(CGPoint)
        /// The finger lets go, and the content returns to the nearest legal offset.
        case end
    }

    /// A change of the content of an item's cell.
    public struct ItemChange: Hashable, Sendable {
        /// The item, by its path when the step is done. Its cell is one of ``Scenario/cells``.
        public var item: ItemPath
        /// The values that change; others stay.
        public var content: Cell.Content

        /// Makes a change of an item's content.
        public init(item: ItemPath, content: Cell.Content) {
            self.item = item
            self.content = content
        }
    }

    /// A new size of an item's content.
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
