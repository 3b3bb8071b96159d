extension CollectionView {
    /// The axis along which a flow layout's lines follow each other.
    public enum ScrollDirection: Int, Sendable {
        /// The vertical axis. Lines are rows, one below the other (R1.1).
        case vertical
        /// The horizontal axis. Lines are columns, one to the right of the other (R1.1).
        case horizontal
    }

    /// The places to which `scrollToItem(at:at:animated:)` scrolls an item. A value has at most one position for each
    /// axis.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        /// The positions, one bit for each.
        public let rawValue: UInt

        /// A scroll of the item's top edge to the viewport's top edge, inside the insets.
        public static let top = ScrollPosition(rawValue: 1)
        /// A scroll of the item's vertical centre to the viewport's vertical centre.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// A scroll of the item's bottom edge to the viewport's bottom edge, inside the insets.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// A scroll of the item's left edge to the viewport's left edge, inside the insets.
        public static let left = ScrollPosition(rawValue: 8)
        /// A scroll of the item's horizontal centre to the viewport's horizontal centre.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// A scroll of the item's right edge to the viewport's right edge, inside the insets.
        public static let right = ScrollPosition(rawValue: 32)

        /// Makes positions from their bits. Nothing is checked.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    /// The kinds of elements that attributes describe.
    public enum ElementCategory: UInt, Sendable {
        /// The category of an item's cell.
        case cell
        /// The category of a view that goes with items, such as a header.
        case supplementaryView
        /// The category of a view that belongs to the layout alone.
        case decorationView
    }

    /// A setting that decides when a cell on screen may change its size (R8.21).
    public enum SelfSizingInvalidation: Int, Sendable {
        /// The size never changes.
        case disabled
        /// The size changes when the cell or its content view requests a new size.
        case enabled
        /// The cell's size changes as with `enabled`, and when constraints in the cell change. It also changes with the
        /// texts that these constraints position.
        case enabledIncludingConstraints
    }

    /// The delays before items make room for an item that is dragged over them, shortest first.
    public enum ReorderingCadence: Int, Sendable {
        /// Items make room for a dragged item without a delay.
        case immediate
        /// Items make room for a dragged item after a short delay.
        case fast
        /// Items make room for a dragged item after a longer delay.
        case slow
    }
}

extension CollectionViewCell {
    /// The states of a cell while it is dragged.
    public enum DragState: Int, Sendable {
        /// The cell is not dragged.
        case none
        /// The cell is about to be dragged.
        case lifting
        /// The cell is being dragged.
        case dragging
    }
}
