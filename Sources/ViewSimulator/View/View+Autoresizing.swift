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

    /// Another transform than the identity is left out, as where a frame is set.
    private func resize(from old: CGSize, to new: CGSize) {
        let mask = autoresizingMask
        var frame = placement.frame
        let horizontal = FlexibleParts(
            before: mask.contains(.flexibleLeftMargin), length: mask.contains(.flexibleWidth),
            after: mask.contains(.flexibleRightMargin))
        let vertical = FlexibleParts(
            before: mask.contains(.flexibleTopMargin), length: mask.contains(.flexibleHeight),
            after: mask.contains(.flexibleBottomMargin))
        (frame.origin.x, frame.size.width) = horizontal.resized(
            frame.origin.x, frame.size.width, from: old.width, to: new.width)
        (frame.origin.y, frame.size.height) = vertical.resized(
            frame.origin.y, frame.size.height, from: old.height, to: new.height)
        if frame != placement.frame { self.frame = frame }
    }
}

/// The flexible ones of the three parts that a superview's length is made of.
private struct FlexibleParts {
    var before: Bool
    var length: Bool
    var after: Bool

    /// Documented: the difference is shared among the flexible parts in proportion to what they are. Choices: parts
    /// without any length share it equally, a negative margin takes no part, and a length does not go below 0. Nothing
    /// is rounded.
    func resized(
        _ origin: CGFloat, _ extent: CGFloat, from old: CGFloat, to new: CGFloat
    ) -> (origin: CGFloat, extent: CGFloat) {
        let difference = new - old
        guard difference != 0, difference.isFinite, before || length || after else { return (origin, extent) }
        let parts = [before ? origin : nil, length ? extent : nil, after ? old - origin - extent : nil]
        let flexible = parts.compactMap { $0 }
        let sum = flexible.reduce(0) { $0 + max($1, 0) }
        func share(_ part: CGFloat?) -> CGFloat {
            guard let part else { return 0 }
            if flexible.count == 1 { return difference }
            if sum > 0 { return difference * (max(part, 0) / sum) }
            return difference / CGFloat(flexible.count)
        }
        return (origin + share(parts[0]), max(0, extent + share(parts[1])))
    }
}
