import Foundation

/// What a batch update does to the elements that are on screen before it or after it: where each comes from and where
/// it goes. An update takes no time here, so this is the place to look at the middle of one:
///
/// ```swift
/// let middle = view.lastTransition?.frame(at: 0.5)
/// ```
@MainActor
public struct UpdateTransition {
    /// The way of one element. A reloaded one is two: what it was goes, what it is comes.
    @MainActor
    public struct Element {
        /// What happens to an element.
        public enum Role: Hashable, Sendable {
            /// It comes on screen: inserted, or moved there.
            case appearing
            /// It goes: deleted, or moved away.
            case disappearing
            /// It is on screen before and after.
            case staying
        }

        /// Whether it comes, goes or stays.
        public let role: Role
        /// Nil for what is new.
        public let indexPathBefore: IndexPath?
        /// Nil for what is gone.
        public let indexPathAfter: IndexPath?
        /// At the beginning, in the content's coordinates.
        public let initial: CollectionViewLayoutAttributes
        /// At the end.
        public let final: CollectionViewLayoutAttributes

        /// A cell, a supplementary view or a decoration view.
        public var category: CollectionView.ElementCategory { final.representedElementCategory }
        /// Nil for cells.
        public var kind: String? { final.representedElementKind }

        /// Frame, alpha and transform on the way, 0 at the beginning and 1 at the end.
        public func attributes(at fraction: CGFloat) -> CollectionViewLayoutAttributes {
            initial.interpolated(to: final, at: fraction)
        }
    }

    /// Those that stay or appear in the order in which they are displayed, then those that disappear.
    public internal(set) var elements: [Element] = []
    /// The viewport at the beginning, in content coordinates.
    public internal(set) var boundsBefore: CGRect
    /// The viewport at the end, in content coordinates.
    public internal(set) var boundsAfter: CGRect

    /// What is seen at a moment of the update, 0 … 1.
    public func frame(at fraction: CGFloat) -> AnimationFrame {
        AnimationFrame(
            fraction: fraction, bounds: boundsBefore.interpolated(to: boundsAfter, at: fraction),
            elements: elements.map { $0.attributes(at: fraction) })
    }
}

/// One moment of an update: where the viewport is, and where the elements are.
@MainActor
public struct AnimationFrame {
    /// 0 at the beginning of the update, 1 at its end.
    public let fraction: CGFloat
    /// In the content's coordinates.
    public let bounds: CGRect
    /// In the order of the transition's elements.
    public let elements: [CollectionViewLayoutAttributes]
}

extension CollectionViewLayoutAttributes {
    /// A copy of the later attributes with geometry and alpha on the way to them.
    func interpolated(
        to end: CollectionViewLayoutAttributes, at fraction: CGFloat
    ) -> CollectionViewLayoutAttributes {
        let result = end.duplicate()
        guard fraction != 1 else { return result }
        result.transform = .identity
        if CATransform3DIsIdentity(transform3D), CATransform3DIsIdentity(end.transform3D) {
            result.frame = frame.interpolated(to: end.frame, at: fraction)
        } else {
            // With a transform a frame says too little, and with one in space it is null (R6.9).
            result.size = size.interpolated(to: end.size, at: fraction)
            result.center = CGPoint(
                x: center.x.interpolated(to: end.center.x, at: fraction),
                y: center.y.interpolated(to: end.center.y, at: fraction))
            result.transform3D = transform3D.interpolated(to: end.transform3D, at: fraction)
        }
        result.alpha = alpha.interpolated(to: end.alpha, at: fraction)
        return result
    }
}

extension CGFloat {
    fileprivate func interpolated(to end: CGFloat, at fraction: CGFloat) -> CGFloat {
        fraction == 0 || self == end ? self : self + (end - self) * fraction
    }
}

extension CGSize {
    func interpolated(to end: CGSize, at fraction: CGFloat) -> CGSize {
        CGSize(
            width: width.interpolated(to: end.width, at: fraction),
            height: height.interpolated(to: end.height, at: fraction))
    }
}

extension CGRect {
    fileprivate func interpolated(to end: CGRect, at fraction: CGFloat) -> CGRect {
        CGRect(
            origin: CGPoint(
                x: origin.x.interpolated(to: end.origin.x, at: fraction),
                y: origin.y.interpolated(to: end.origin.y, at: fraction)),
            size: size.interpolated(to: end.size, at: fraction))
    }
}

extension CATransform3D {
    fileprivate func interpolated(to end: CATransform3D, at fraction: CGFloat) -> CATransform3D {
        func mixed(_ entry: (CATransform3D) -> CGFloat) -> CGFloat {
            entry(self).interpolated(to: entry(end), at: fraction)
        }
        var result = CATransform3DIdentity
        (result.m11, result.m12, result.m13, result.m14) = (mixed(\.m11), mixed(\.m12), mixed(\.m13), mixed(\.m14))
        (result.m21, result.m22, result.m23, result.m24) = (mixed(\.m21), mixed(\.m22), mixed(\.m23), mixed(\.m24))
        (result.m31, result.m32, result.m33, result.m34) = (mixed(\.m31), mixed(\.m32), mixed(\.m33), mixed(\.m34))
        (result.m41, result.m42, result.m43, result.m44) = (mixed(\.m41), mixed(\.m42), mixed(\.m43), mixed(\.m44))
        return result
    }
}
