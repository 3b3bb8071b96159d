extension View {
    /// The lengths of a view, and its distances from the superview's edges, that are flexible. Flexible lengths and
    /// distances change with the superview's size.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// The flexible lengths and distances, with UIKit's bits, one bit for each.
        public var rawValue: UInt

        /// Makes a mask from the bits of the flexible lengths and distances.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The flexible distance from the superview's left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The flexible width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The flexible distance from the superview's right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The flexible distance from the superview's top edge.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The flexible height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The flexible distance from the superview's bottom edge.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// The placement of contents in a view. Not used by this library: nothing is drawn, and no size depends on it.
    public enum ContentMode: Int, Sendable {
        /// The contents are scaled to the view's size.
        case scaleToFill
        /// The contents are scaled to the largest size that fits in the view, in proportion.
        case scaleAspectFit
        /// The contents are scaled to the smallest size that fills the view, in proportion.
        case scaleAspectFill
        /// The contents are drawn again.
        case redraw
        /// The contents are in the centre.
        case center
        /// The contents are at the top edge.
        case top
        /// The contents are at the bottom edge.
        case bottom
        /// The contents are at the left edge.
        case left
        /// The contents are at the right edge.
        case right
        /// The contents are in the top left corner.
        case topLeft
        /// The contents are in the top right corner.
        case topRight
        /// The contents are in the bottom left corner.
        case bottomLeft
        /// The contents are in the bottom right corner.
        case bottomRight
    }

    /// Whether the superview's size has an effect on the view's frame or on its margins.
    var followsSuperviewSize: Bool { autoresizingBits != 0 || keepsSuperviewMargins }

    func noteFollowing() {
        if followsSuperviewSize { parent?.hasFollowingSubviews = true }
    }

    /// Resizes subviews after a change of the view's size. Only called if a subview may depend on that size.
    func adaptSubviews(from old: CGSize) {
        let new = placement.size
        for child in children where child.parent === self {
            if autoresizesSubviews, child.autoresizingBits != 0, child.translatesAutoresizingMaskIntoConstraints {
                child.resize(from: old, to: new)
            }
            if child.keepsSuperviewMargins { child.checkMargins() }
        }
    }

    /// Resizes the view after a change of its superview's size from `old` to `new`. A transform of the view is ignored.
    private func resize(from old: CGSize, to new: CGSize) {
        let mask = autoresizingMask
        var frame = placement.frame
        (frame.origin.x, frame.size.width) = FlexibleParts(horizontal: mask).resized(
            frame.origin.x, frame.size.width, from: old.width, to: new.width)
        (frame.origin.y, frame.size.height) = FlexibleParts(vertical: mask).resized(
            frame.origin.y, frame.size.height, from: old.height, to: new.height)
        placeWithoutTransform(in: frame)
    }
}
