/// The movements of the elements that are on screen before or after a batch update. An update takes no time here; this
/// value returns the moments between its beginning and its end.
///
/// ```swift
/// let middle = view.lastTransition?.frame(at: 0.5)
/// ```
@MainActor
public struct UpdateTransition {
    /// The movement of one element. A reloaded element has two movements: its old view disappears, its new view
    /// appears.
    @MainActor
    public struct Element {
        /// The kinds of movements.
        public enum Role: Hashable, Sendable {
            /// An element that comes on screen: inserted, or moved there.
            case appearing
            /// An element that leaves the screen: deleted, or moved away.
            case disappearing
            /// An element that is on screen before and after the update.
            case staying
        }

        /// Whether the element appears, disappears or stays.
        public let role: Role
        /// The element's path before the update; nil for a new element.
        public let indexPathBefore: IndexPath?
        /// The element's path after the update; nil for an element that is gone.
        public let indexPathAfter: IndexPath?
        /// The element's place and look at the beginning of the movement, in content coordinates.
        public let initial: Placement
        /// The element's place and look at the end of the movement, in content coordinates.
        public let final: Placement

        /// The category of the element: a cell, a supplementary view or a decoration view.
        public var category: ElementCategory { final.category }
        /// The kind of a supplementary or decoration view; nil for cells.
        public var kind: String? { final.kind }

        /// The place and look at a moment of the movement, with frame, alpha and transform interpolated. The moment is
        /// 0 at the beginning and 1 at the end.
        public func placement(at fraction: CGFloat) -> Placement {
            initial.interpolated(to: final, at: fraction)
        }
    }

    /// The movements of the elements: first the elements that stay or appear, in the order in which they are displayed,
    /// then the elements that disappear.
    public internal(set) var elements: [Element] = []
    /// The viewport at the beginning of the update, in content coordinates.
    public internal(set) var boundsBefore: CGRect
    /// The viewport at the end of the update, in content coordinates.
    public internal(set) var boundsAfter: CGRect

    /// The viewport and the elements at a moment of the update. The moment is 0 at the beginning and 1 at the end.
    public func frame(at fraction: CGFloat) -> AnimationFrame {
        AnimationFrame(
            fraction: fraction, bounds: boundsBefore.interpolated(to: boundsAfter, at: fraction),
            elements: elements.map { $0.placement(at: fraction) })
    }
}

/// One moment of an update, with the places of the viewport and of the elements.
@MainActor
public struct AnimationFrame {
    /// The moment: 0 at the beginning of the update, 1 at its end.
    public let fraction: CGFloat
    /// The viewport at this moment, in content coordinates.
    public let bounds: CGRect
    /// The places of the elements at this moment, in the order of the transition's elements.
    public let elements: [Placement]
}

extension Placement {
    /// Returns a placement between this one and `end`. It is a copy of `end` whose geometry and alpha are interpolated.
    package func interpolated(to end: Placement, at fraction: CGFloat) -> Placement {
        var result = end
        guard fraction != 1 else { return result }
        result.transform = .identity
        if CATransform3DIsIdentity(transform3D), CATransform3DIsIdentity(end.transform3D) {
            result.frame = frame.interpolated(to: end.frame, at: fraction)
        } else {
            // With a transform the frame does not determine the size, and with one in space it is null (R6.9).
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
    package func interpolated(to end: CGSize, at fraction: CGFloat) -> CGSize {
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
