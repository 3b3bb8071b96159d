import Foundation
import PlainTexts

extension Scenario {
    /// The part of a layout that is invalidated.
    public enum Invalidation: Hashable, Sendable {
        /// Invalidates everything with `invalidateLayout()`.
        case everything
        /// Invalidates a part of the layout with `invalidateLayout(with:)`.
        case context(Context)

        /// An invalidation context that a client creates. The elements that it names need not exist.
        public struct Context: Hashable, Sendable {
            /// The items that the context names. Only these items are queried again (R9.3).
            public var items: [ItemPath] = []
            /// The paths of the headers and footers that the context names.
            public var headers, footers: [SupplementaryPath]
            /// The sections whose background views the context names.
            public var backgrounds: [Int]
            /// Whether the delegate's metrics are invalid, and whether the layout's attributes are invalid. A flag that
            /// is nil keeps the value that it has in a new context of a flow layout.
            public var delegateMetrics, attributes: Bool?
            /// Whether the view asks the data source again how many sections and items there are.
            public var counts = false
            /// The distance that is added to the content offset, in points (R8.9).
            public var offsetAdjustment = CGPoint.zero
            /// The change of the content size that the context announces, in points (R8.9).
            public var sizeAdjustment = CGSize.zero

            /// Makes a context that changes neither the offset nor the content size. Made without arguments, it
            /// invalidates the whole layout (R9.4).
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

    /// The path with which a context names a header or footer. Only its section number is used (R6.6). The item number
    /// has no meaning, so client code may set it to any number.
    public struct SupplementaryPath: Hashable, Sendable, ExpressibleByIntegerLiteral, CustomStringConvertible {
        /// The section, counted from 0.
        public var section: Int
        /// The item number of the path; nil if the path has only a section number.
        public var item: Int?

        /// Makes a path without checks.
        public init(section: Int, item: Int? = 0) {
            self.section = section
            self.item = item
        }

        /// Makes the usual path of a section's header or footer. This path has item 0.
        public init(integerLiteral section: Int) { self.init(section: section) }

        /// Reads a path such as `0-3` or `0`. The text `0` is the path of section 0 without an item. The result is nil
        /// for any other text.
        init?(_ text: String) {
            if let path = ItemPath(text) {
                self.init(section: path.section, item: path.item)
            } else {
                guard let section = ElementName.index(text[...]) else { return nil }
                self.init(section: section, item: nil)
            }
        }

        /// The path as text. `3` is the path with item 0, `3-5` is the path with item 5, and `3 alone` is the path
        /// without an item.
        public var description: String {
            switch item {
            case 0?: "\(section)"
            case let item?: "\(section)-\(item)"
            case nil: "\(section) alone"
            }
        }

        package var indexPath: IndexPath { IndexPath(indexes: [section] + (item.map { [$0] } ?? [])) }
    }

    /// A change of the layout's properties.
    public struct LayoutChange: Hashable, Sendable {
        /// The layout's properties after the change, including the unchanged properties.
        public var layout: Layout
        /// The names of the properties that the change sets. They are the names in documents.
        public var names: [String]

        /// Makes a change after which the layout has these properties.
        public init(_ layout: Layout, names: [String] = []) {
            self.layout = layout
            self.names = names
        }
    }

    /// A change of a compositional layout's properties.
    public struct CompositionalChange: Hashable, Sendable {
        /// The layout's properties after the change, including the unchanged properties.
        public var layout: CompositionalLayout
        /// The names of the properties that the change sets. They are the names in documents.
        public var names: [String]

        /// Makes a change after which the layout has these properties.
        public init(_ layout: CompositionalLayout, names: [String] = []) {
            self.layout = layout
            self.names = names
        }
    }

    /// A change of the view's insets, in points. Insets that are nil in this change stay as they are.
    public struct InsetChange: Hashable, Sendable {
        /// The new content inset, insets of the safe area, and layout margins. Insets that are nil stay as they are.
        public var content, safeArea, layoutMargins: Insets?

        /// Makes a change of the given insets.
        public init(content: Insets? = nil, safeArea: Insets? = nil, layoutMargins: Insets? = nil) {
            self.content = content
            self.safeArea = safeArea
            self.layoutMargins = layoutMargins
        }
    }

    /// A change of the view's traits: pixels per point, direction of texts, and text size. Traits that are nil in this
    /// change stay as they are.
    public struct TraitChange: Hashable, Sendable {
        /// The new number of pixels per point; nil if the number stays. With 0, lengths are not rounded to pixels.
        public var displayScale: Double?
        /// The new direction of texts; nil if the direction stays.
        public var layoutDirection: LayoutDirection?
        /// The new text size that the reader chose; nil if the text size stays.
        public var contentSizeCategory: ContentSizeCategory?

        /// Makes a change of the given traits.
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
        /// Texts run from left to right, as in English.
        case leftToRight
        /// Texts run from right to left, as in Arabic and Hebrew. A layout is mirrored only with
        /// ``Layout/flipsInRightToLeft`` (R11.3).
        case rightToLeft
    }

    /// An action of a finger that holds the content. Unlike a scroll, it may pull the content past its ends.
    public enum Drag: Hashable, Sendable {
        /// The finger begins to drag the content at its present offset.
        case begin
        /// The finger moves the content by a number of points, even past the ends of the content.
        case by(CGPoint)
        /// The finger moves the content to an offset in points, even past the ends of the content.
        case to(CGPoint)
        /// The finger is lifted, and the content returns to the nearest legal offset.
        case end
    }

    /// A change of the content of an item's cell.
    public struct ItemChange: Hashable, Sendable {
        /// The item's path at the time of the step. The kind of the item's cell is in ``Scenario/cells``.
        public var item: ItemPath
        /// The values that change. All other values of the content stay.
        public var content: Cell.Content

        /// Makes a change of an item's content.
        public init(item: ItemPath, content: Cell.Content) {
            self.item = item
            self.content = content
        }
    }

    /// A new size for one item, as if its content had grown or shrunk.
    public struct ItemResize: Hashable, Sendable {
        /// The item's path at the time of the step.
        public var item: ItemPath
        /// The size that the item's cell or the delegate returns from then on.
        public var size: ItemSize

        /// Makes a change that gives an item a new size.
        public init(item: ItemPath, size: ItemSize) {
            self.item = item
            self.size = size
        }
    }
}

// MARK: In words

extension Scenario.Invalidation.Context: CustomStringConvertible {
    /// The elements that the context names, as a text such as `items 0-3, 0-4, header 1`.
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
