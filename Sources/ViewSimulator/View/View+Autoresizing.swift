import Foundation

extension View {
    /// What of a view goes along when its superview gets another size.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// One bit for each flexible part; UIKit's bits.
        public var rawValue: UInt

        /// Parts by their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The distance from the superview's left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance from the superview's right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance from the superview's top edge.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance from the superview's bottom edge.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// How a content would fill the view. Kept for client code: nothing is drawn here, and no size depends on it.
    public enum ContentMode: Int, Sendable {
        /// By scaling, by being drawn again, or by staying at a place.
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        /// At a corner.
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// Whether a superview's size matters to the view's frame or margins.
    var followsSuperviewSize: Bool { autoresizingBits != 0 || keepsSuperviewMargins }

    func noteFollowing() {
        if followsSuperviewSize { parent?.hasFollowingSubviews = true }
    }

    /// The view's size was another: subviews follow it. Only where one of them may.
    func adaptSubviews(from old: CGSize) {
        let new = placement.size
        for child in children where child.parent === self {
            if autoresizesSubviews, child.autoresizingBits != 0, child.translatesAutoresizingMaskIntoConstraints {
                child.resize(from: old, to: new)
            }
            if child.keepsSuperviewMargins { child.lookAtMargins() }
        }
    }

    /// Another transform than the identity is left out.
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
