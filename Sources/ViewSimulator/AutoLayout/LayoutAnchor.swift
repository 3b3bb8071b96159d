import CallerChecks
import Foundation

/// One attribute of an item, from which constraints to attributes of the same kind are made.
@preconcurrency @MainActor
open class LayoutAnchor<AnchorType: AnyObject>: NSObject {
    final let state: ConstraintState
    final let attribute: LayoutConstraint.Attribute
    /// Of a distance: where it begins.
    final let start: LayoutConstraint.Start?

    init(_ state: ConstraintState, _ attribute: LayoutConstraint.Attribute, from start: LayoutConstraint.Start? = nil) {
        (self.state, self.attribute, self.start) = (state, attribute, start)
    }

    /// The view or guide that the anchor belongs to; nil when it is gone.
    open var item: AnyObject? { state.item }

    /// Both places are the same.
    open func constraint(equalTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
        relation(.equal, to: anchor, constant: 0)
    }

    /// This place is at least as far.
    open func constraint(greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
        relation(.greaterThanOrEqual, to: anchor, constant: 0)
    }

    /// This place is at most as far.
    open func constraint(lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
        relation(.lessThanOrEqual, to: anchor, constant: 0)
    }

    /// This place is so many points further.
    open func constraint(equalTo anchor: LayoutAnchor<AnchorType>, constant c: CGFloat) -> LayoutConstraint {
        relation(.equal, to: anchor, constant: c)
    }

    /// This place is at least so many points further.
    open func constraint(
        greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> LayoutConstraint {
        relation(.greaterThanOrEqual, to: anchor, constant: c)
    }

    /// This place is at most so many points further.
    open func constraint(lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant c: CGFloat) -> LayoutConstraint {
        relation(.lessThanOrEqual, to: anchor, constant: c)
    }

    final func relation<Other>(
        _ relation: LayoutConstraint.Relation, to anchor: LayoutAnchor<Other>, multiplier: CGFloat = 1,
        constant: CGFloat
    ) -> LayoutConstraint {
        require(
            state.item != nil && anchor.state.item != nil,
            "an anchor's view or guide is gone: a constraint can no longer be made with it")
        let starts = LayoutConstraint.Starts(first: start, second: anchor.start)
        return LayoutConstraint(
            state, attribute, relation, anchor.state, anchor.attribute, multiplier, constant,
            starts: start == nil && anchor.start == nil ? nil : starts)
    }
}

/// A place on the horizontal axis.
@preconcurrency @MainActor
public final class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
    /// The distance from this place to the other, as a length that constraints can be made with.
    public func anchorWithOffset(to otherAnchor: LayoutXAxisAnchor) -> LayoutDimension {
        LayoutDimension(otherAnchor.state, otherAnchor.attribute, from: .init(state: state, attribute: attribute))
    }

    /// This place is a system spacing of 8 points, times `multiplier`, after the other.
    public func constraint(
        equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint { spaced(.equal, anchor, multiplier) }

    /// At least a system spacing after the other.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier) }

    /// At most a system spacing after the other.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier) }
}

/// A place on the vertical axis.
@preconcurrency @MainActor
public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
    /// The distance from this place to the other, as a length that constraints can be made with.
    public func anchorWithOffset(to otherAnchor: LayoutYAxisAnchor) -> LayoutDimension {
        LayoutDimension(otherAnchor.state, otherAnchor.attribute, from: .init(state: state, attribute: attribute))
    }

    /// This place is a system spacing of 8 points, times `multiplier`, below the other.
    public func constraint(
        equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint { spaced(.equal, anchor, multiplier) }

    /// At least a system spacing below the other.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier) }

    /// At most a system spacing below the other.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier) }
}

extension LayoutAnchor {
    /// The distance between siblings that UIKit calls the system's; between baselines it depends on their fonts there.
    fileprivate func spaced<Other>(
        _ relation: LayoutConstraint.Relation, _ anchor: LayoutAnchor<Other>, _ multiplier: CGFloat
    ) -> LayoutConstraint {
        self.relation(relation, to: anchor, constant: VisualFormat.systemSpacing * multiplier)
    }
}
