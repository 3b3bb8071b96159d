extension View {
    /// The parts of a view's frame that change with its superview's size.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// The parts, with UIKit's bits, one bit for each flexible part.
        public var rawValue: UInt

        /// Makes a set of parts from their bits.
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

    /// The placement of contents in a view. Kept for client code: nothing is drawn, and no size depends on it.
    public enum ContentMode: Int, Sendable {
        /// The first three cases scale the contents, and `redraw` draws them again. The others place the contents in
        /// the centre or at an edge.
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        /// These cases place the contents in a corner.
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// Whether the view's frame or margins depend on the superview's size.
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
