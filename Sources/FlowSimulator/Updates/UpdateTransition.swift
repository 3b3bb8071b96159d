import Foundation

/// What a batch update does to the elements that are on screen before it or after it: where each comes from and where it
/// goes. An update takes no time here, so this is the place to look at the middle of one:
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
            case appears
            /// It goes: deleted, or moved away.
            case disappears
            /// It is on screen before and after.
            case stays
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
    fileprivate func interpolated(
        to end: CollectionViewLayoutAttributes, at fraction: CGFloat
    ) -> CollectionViewLayoutAttributes {
        let result = end.duplicate()
        guard fraction != 1 else { return result }
        result.transform = .identity
        if transform == .identity, end.transform == .identity {
            result.frame = frame.interpolated(to: end.frame, at: fraction)
        } else {
            result.size = CGSize(
                width: size.width.interpolated(to: end.size.width, at: fraction),
                height: size.height.interpolated(to: end.size.height, at: fraction))
            result.center = CGPoint(
                x: center.x.interpolated(to: end.center.x, at: fraction),
                y: center.y.interpolated(to: end.center.y, at: fraction))
            result.transform = transform.interpolated(to: end.transform, at: fraction)
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

extension CGRect {
    fileprivate func interpolated(to end: CGRect, at fraction: CGFloat) -> CGRect {
        CGRect(
            x: origin.x.interpolated(to: end.origin.x, at: fraction),
            y: origin.y.interpolated(to: end.origin.y, at: fraction),
            width: size.width.interpolated(to: end.size.width, at: fraction),
            height: size.height.interpolated(to: end.size.height, at: fraction))
    }
}

extension CGAffineTransform {
    fileprivate func interpolated(to end: CGAffineTransform, at fraction: CGFloat) -> CGAffineTransform {
        CGAffineTransform(
            a: a.interpolated(to: end.a, at: fraction), b: b.interpolated(to: end.b, at: fraction),
            c: c.interpolated(to: end.c, at: fraction), d: d.interpolated(to: end.d, at: fraction),
            tx: tx.interpolated(to: end.tx, at: fraction), ty: ty.interpolated(to: end.ty, at: fraction))
    }
}
