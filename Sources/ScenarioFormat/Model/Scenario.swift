import Foundation

/// A collection view or a table view, with the steps that are performed on it. Its data are in sections. Its size,
/// insets and traits are in a container. A step can be an expectation.
///
/// A scenario is a value. Read one from a file, or build one in code, and run it:
///
///     let scenario = try Scenario(contentsOf: URL(fileURLWithPath: "tag-cloud.json"))
///     let report = try ScenarioRun(scenario).finish()
///
/// Items are kept as groups, never one by one: a section of a billion items is as cheap as a section of one.
public struct Scenario: Hashable, Sendable {
    /// The name of the scenario for readers.
    public var name: String
    /// The remarks for readers of the document, one for each line. A document is written with the remarks, but reading
    /// a document discards them.
    package var comment: [String] = []
    /// The view's size, insets and traits.
    public var container: Container
    /// The flow layout's properties before the first step. They have no effect if there is a table or a compositional
    /// layout.
    public var layout: Layout
    /// The table's properties before the first step; nil if the scenario has a collection view.
    public var table: Table?
    /// The compositional layout's properties before the first step; nil if the collection view has ``layout``.
    public var compositional: CompositionalLayout?
    /// The fonts that were recorded on a device, for measuring texts. Nil means the built-in measurements of the
    /// system's fonts.
    package var fontFile: RecordedFontFile?
    /// The kinds of cells that items can have. The key is the name of the kind.
    public var cells: [String: Cell] = [:]
    /// The content of the data source before the first step.
    public var sections: [Section]
    /// The steps, which are performed in order after the first layout pass.
    public var steps: [Step] { didSet { source = ScenarioSource() } }
    /// The document from which the scenario was read.
    var source = ScenarioSource()
    /// Whether the caller may perform steps that the scenario does not contain. Delegates must then have the methods
    /// for any step.
    package var takesMoreSteps = false

    /// Makes a scenario. A run of a scenario without steps consists of the first layout pass.
    public init(
        name: String = "", container: Container, layout: Layout = Layout(), sections: [Section] = [], steps: [Step] = []
    ) {
        self.name = name
        self.container = container
        self.layout = layout
        self.sections = sections
        self.steps = steps
    }

    /// The number of items in all sections.
    public var itemCount: Int { sections.reduce(0) { $0 + $1.itemCount } }

    /// The rule by which the anchor is chosen. The anchor is the element that stays where the reader sees it.
    package enum AnchorRule: Hashable, Sendable {
        /// The anchor is the element that UIKit keeps in its place.
        case automatic
        /// The anchor is the first row in the viewport.
        case top
        /// The anchor is the last row in the viewport.
        case bottom
        /// The anchor is the item at this path.
        case item(ItemPath)
        /// No anchor: the offset stays.
        case none
    }

    /// A text size that the reader can choose. The cases are in the order from the smallest to the largest.
    public enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable {
        /// Body text has 14 points.
        case extraSmall
        /// Body text has 15 points.
        case small
        /// Body text has 16 points.
        case medium
        /// Body text has 17 points. This is the default size.
        case large
        /// Body text has 19 points.
        case extraLarge
        /// Body text has 21 points.
        case extraExtraLarge
        /// Body text has 23 points.
        case extraExtraExtraLarge
        /// An accessibility size at which body text has 28 points.
        case accessibilityMedium
        /// An accessibility size at which body text has 33 points.
        case accessibilityLarge
        /// An accessibility size at which body text has 40 points.
        case accessibilityExtraLarge
        /// An accessibility size at which body text has 47 points.
        case accessibilityExtraExtraLarge
        /// The largest accessibility size, at which body text has 53 points.
        case accessibilityExtraExtraExtraLarge
    }
}

extension Scenario {
    /// The size, the insets and the traits of the view. Lengths are points.
    public struct Container: Hashable, Sendable {
        /// The size of the view. Steps may change it during a run.
        public var size: CGSize
        /// The pixels per point; 2 unless given. With 0, lengths are not rounded to pixels.
        public var scale: Double
        /// The content inset of the view.
        public var insets: Insets
        /// The insets of the safe area: for each edge, the length that bars and the device cover from that edge.
        public var safeArea = Insets.zero
        /// The layout margins; UIKit's 8 points unless given.
        public var layoutMargins = Insets(top: 8, left: 8, bottom: 8, right: 8)
        /// The direction of texts; from left to right unless given.
        public var layoutDirection = LayoutDirection.leftToRight
        /// The text size that the reader chose; `large` unless given.
        public var contentSizeCategory = ContentSizeCategory.large
        /// The cases in which a cell on screen is measured again without an invalidation (R8.21); `enabled` unless
        /// given.
        public var selfSizingInvalidation = SelfSizingInvalidation.enabled

        /// Makes a container with an empty safe area, layout margins of 8 points, and texts from left to right.
        public init(width: Double, height: Double, scale: Double = 2, insets: Insets = .zero) {
            self.size = CGSize(width: width, height: height)
            self.scale = scale
            self.insets = insets
        }
    }

    /// The cases in which a cell on screen may change its size. The names of these cases are UIKit's.
    public enum SelfSizingInvalidation: String, Hashable, Sendable, CaseIterable {
        /// The cell's size never changes.
        case disabled
        /// The cell's size changes when the cell requests it.
        case enabled
        /// The cell's size changes when the cell requests it, or when its constraints or texts change.
        case enabledIncludingConstraints
    }

    /// Distances from the four sides, in points.
    public struct Insets: Hashable, Sendable {
        /// The distance from each side.
        public var top, left, bottom, right: Double

        /// Makes insets from one distance for each side.
        public init(top: Double, left: Double, bottom: Double, right: Double) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }

        /// The insets with a distance of 0 on every side.
        public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// A section: its items, and the values that differ from the layout's values.
    public struct Section: Hashable, Sendable {
        /// The title in the section's header. In a table, ``header`` has the title instead.
        public var title: String?
        /// The section's items, in order, as groups of neighbours.
        public var items: [ItemGroup]
        /// The lengths of header and footer along the scroll axis; nil for the layout's lengths.
        public var headerLength, footerLength: Length?
        /// The padding around the section's items, between header and footer; nil for the layout's inset.
        public var inset: Insets?
        /// The least distance between two rows, and between two items in a row, in points; nil for the layout's
        /// distance.
        public var minimumLineSpacing, minimumInteritemSpacing: Double?
        /// The name of the section's kind in a compositional layout; nil for the only kind.
        public var layoutName: String?
        /// The views above and below the section's rows in a table, or the contents of a section's header and footer in
        /// a compositional layout; nil for no view, or for no contents.
        public var header, footer: SectionView?
        /// The remark for readers of the document. A document is written with the remark, but reading a document
        /// discards it.
        package var comment: String?

        /// Makes a section with the lengths, the padding and the distances of the layout.
        public init(title: String? = nil, items: [ItemGroup]) {
            self.title = title
            self.items = items
        }

        /// The number of items in all groups.
        ///
        /// - Complexity: O(*n*) in the number of groups.
        public var itemCount: Int { items.reduce(0) { $0 + $1.count } }
    }
}
