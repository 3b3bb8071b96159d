import Foundation

extension Scenario {
    /// An item of a compositional layout, or a group of items.
    public struct LayoutItem: Hashable, Sendable {
        /// The width and the height; the whole container unless given.
        public var width = Dimension.fractionalWidth(1), height = Dimension.fractionalHeight(1)
        /// The axis along which the items of a group follow each other; horizontal unless given.
        public var axis = Layout.Direction.horizontal
        /// The items of a group; nil for an item.
        public var filling: Filling?
        /// The space between neighbouring items of a group.
        public var interItemSpacing = Spacing(0)
        /// The insets, which shrink the item or the content of the group.
        public var insets = DirectionalInsets.zero
        /// The spaces around the item.
        public var edgeSpacing = EdgeSpacing()
        /// The views that are attached to the item.
        public var supplementaryItems: [SupplementaryItem] = []

        /// Makes an item as large as its container.
        public init() {}

        /// Makes an item.
        public init(width: Dimension, height: Dimension) {
            self.width = width
            self.height = height
        }

        /// Makes a group.
        public init(width: Dimension, height: Dimension, _ axis: Layout.Direction, _ filling: Filling) {
            self.width = width
            self.height = height
            self.axis = axis
            self.filling = filling
        }

        /// The ways in which a group is filled. The cases are UIKit's initializers.
        public enum Filling: Hashable, Sendable {
            /// The items follow each other, again and again, as long as there is room.
            case subitems([LayoutItemReference])
            /// Copies of an item share the length of the group.
            case subitem(LayoutItemReference, count: Int)
            /// Copies of an item, each at its own size.
            case repeatingSubitem(LayoutItemReference, count: Int)
            /// Items at fixed places.
            case custom([CustomItem])
        }
    }

    /// An item or group, or the name of one in ``CompositionalLayout/groups``.
    public indirect enum LayoutItemReference: Hashable, Sendable {
        /// An item that is described in this place.
        case item(LayoutItem)
        /// The name of an item.
        case named(String)

        /// Adds the kinds of the views that are attached to an item that is described here, and to the items in it.
        func addSupplementaryKinds(to kinds: inout Set<String>) {
            guard case .item(let item) = self else { return }
            kinds.formUnion(item.supplementaryItems.map(\.kind))
            switch item.filling {
            case .subitems(let items)?: for item in items { item.addSupplementaryKinds(to: &kinds) }
            case .subitem(let item, _)?, .repeatingSubitem(let item, _)?: item.addSupplementaryKinds(to: &kinds)
            case .custom?, nil: return
            }
        }
    }

    /// An item at a fixed place of its group.
    public struct CustomItem: Hashable, Sendable {
        /// The frame in the group, in points.
        public var frame: CGRect
        /// The order in depth; 0 unless given.
        public var zIndex: Int

        /// Makes an item at a place.
        public init(frame: CGRect, zIndex: Int = 0) {
            self.frame = frame
            self.zIndex = zIndex
        }
    }

    /// A length in a compositional layout. The cases are UIKit's.
    public enum Dimension: Hashable, Sendable {
        /// Points.
        case absolute(Double)
        /// A fraction of the container's width.
        case fractionalWidth(Double)
        /// A fraction of the container's height.
        case fractionalHeight(Double)
        /// Points, until the view is measured.
        case estimated(Double)
        /// Points, until the view is measured; then the length of the longest sibling.
        case uniformAcrossSiblings(Double)
    }

    /// A space in a compositional layout.
    public struct Spacing: Hashable, Sendable {
        /// The length of the space, or its least length, in points.
        public var points: Double
        /// Whether the space takes a part of the room that items leave.
        public var isFlexible: Bool

        /// Makes a space.
        public init(_ points: Double, isFlexible: Bool = false) {
            self.points = points
            self.isFlexible = isFlexible
        }
    }

    /// The spaces around an item. A space that is nil is 0.
    public struct EdgeSpacing: Hashable, Sendable {
        /// The space at each edge.
        public var top, leading, bottom, trailing: Spacing?

        /// Makes no spaces.
        public init() {}
    }

    /// Distances from the four edges, in points. Leading is left where texts run from left to right.
    public struct DirectionalInsets: Hashable, Sendable {
        /// The distance from each edge.
        public var top, leading, bottom, trailing: Double

        /// Makes insets from one distance for each edge.
        public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
        }

        /// The insets with a distance of 0 at every edge.
        public static let zero = DirectionalInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// The edges to which a view of a compositional layout is attached. The cases are UIKit's.
    public enum RectAlignment: String, Hashable, Sendable, CaseIterable {
        /// No edge: the middle.
        case none
        /// The middle of the top edge.
        case top
        /// The corner of the top and the leading edge.
        case topLeading
        /// The middle of the leading edge.
        case leading
        /// The corner of the bottom and the leading edge.
        case bottomLeading
        /// The middle of the bottom edge.
        case bottom
        /// The corner of the bottom and the trailing edge.
        case bottomTrailing
        /// The middle of the trailing edge.
        case trailing
        /// The corner of the top and the trailing edge.
        case topTrailing
    }

    /// The place at which a view is attached to an item, or the place of the view that is there.
    public struct LayoutAnchor: Hashable, Sendable {
        /// The edges; the middle along an axis without an edge.
        public var edges: RectAlignment
        /// The distance by which the view is moved: points, or multiples of the view's size.
        public var offset: CGPoint
        /// Whether the offset is in multiples of the view's size.
        public var isFractional: Bool

        /// Makes an anchor.
        public init(_ edges: RectAlignment, offset: CGPoint = .zero, isFractional: Bool = false) {
            self.edges = edges
            self.offset = offset
            self.isFractional = isFractional
        }
    }

    /// A view that is attached to an item or group.
    public struct SupplementaryItem: Hashable, Sendable {
        /// The kind of the view; `badge` unless given.
        public var kind = "badge"
        /// The width and the height; the whole item unless given.
        public var width = Dimension.fractionalWidth(1), height = Dimension.fractionalHeight(1)
        /// The insets of the view.
        public var insets = DirectionalInsets.zero
        /// The place on the item.
        public var containerAnchor = LayoutAnchor(.topTrailing)
        /// The place on the view that is at ``containerAnchor``; nil for the view inside of the item's edges.
        public var itemAnchor: LayoutAnchor?
        /// The order in depth; 1 unless given.
        public var zIndex = 1

        /// Makes a view that covers its item.
        public init() {}
    }

    /// A header, a footer or another view at an edge of a section or layout.
    public struct BoundaryItem: Hashable, Sendable {
        /// The kind of the view: `header`, `footer`, or a kind of its own; `header` unless given.
        public var kind = "header"
        /// The width and the height; the whole width and 44 estimated points unless given.
        public var width = Dimension.fractionalWidth(1), height = Dimension.estimated(44)
        /// The insets of the view.
        public var insets = DirectionalInsets.zero
        /// The edge; the top unless given.
        public var alignment = RectAlignment.top
        /// The distance by which the view is moved, in points.
        public var offset = CGPoint.zero
        /// Whether the section or layout is longer by the view; true unless given.
        public var extendsBoundary = true
        /// Whether the view stays in the viewport while its section is visible.
        public var pins = false
        /// The order in depth; 1 unless given.
        public var zIndex = 1

        /// Makes a header of 44 estimated points at the top.
        public init() {}
    }

    /// A view behind the contents of a section.
    public struct Decoration: Hashable, Sendable {
        /// The kind of the view; `background` unless given.
        public var kind = "background"
        /// The distances from the edges of the section.
        public var insets = DirectionalInsets.zero
        /// The order in depth; 0 unless given.
        public var zIndex = 0

        /// Makes a background of the whole section.
        public init() {}
    }
}
