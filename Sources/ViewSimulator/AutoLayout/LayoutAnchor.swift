import CallerChecks

/// An attribute of an item, as an object. With this object, client code makes constraints to other attributes of the
/// same kind.
@preconcurrency @MainActor
open class LayoutAnchor<AnchorType: AnyObject>: NSObject {
    final let state: ConstraintState
    final let attribute: LayoutConstraint.Attribute
    /// The item and the attribute at which the anchor's distance starts. Nil if the anchor is not a distance.
    final let start: LayoutConstraint.Start?

    init(_ state: ConstraintState, _ attribute: LayoutConstraint.Attribute, from start: LayoutConstraint.Start? = nil) {
        (self.state, self.attribute, self.start) = (state, attribute, start)
    }

    /// The view or guide of the anchor; nil after it was released.
    open var item: AnyObject? { state.item }

    /// Makes a constraint: this anchor is equal to `anchor`.
    open func constraint(equalTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
        relation(.equal, to: anchor, constant: 0)
    }

    /// Makes a constraint: this anchor is greater than or equal to `anchor`.
    open func constraint(greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
        relation(.greaterThanOrEqual, to: anchor, constant: 0)
    }

    /// Makes a constraint: this anchor is less than or equal to `anchor`.
    open func constraint(lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
        relation(.lessThanOrEqual, to: anchor, constant: 0)
    }

    /// Makes a constraint: this anchor is equal to `anchor` plus `c` points.
    open func constraint(equalTo anchor: LayoutAnchor<AnchorType>, constant c: CGFloat) -> LayoutConstraint {
        relation(.equal, to: anchor, constant: c)
    }

    /// Makes a constraint: this anchor is at least `anchor` plus `c` points.
    open func constraint(
        greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> LayoutConstraint {
        relation(.greaterThanOrEqual, to: anchor, constant: c)
    }

    /// Makes a constraint: this anchor is at most `anchor` plus `c` points.
    open func constraint(lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant c: CGFloat) -> LayoutConstraint {
        relation(.lessThanOrEqual, to: anchor, constant: c)
    }

    final func relation<Other>(
        _ relation: LayoutConstraint.Relation, to anchor: LayoutAnchor<Other>, multiplier: CGFloat = 1,
        constant: CGFloat
    ) -> LayoutConstraint {
        require(
            state.item != nil && anchor.state.item != nil,
            "the view or guide of the anchor was released: a constraint can no longer be made with it")
        let starts = LayoutConstraint.Starts(first: start, second: anchor.start)
        return LayoutConstraint(
            state, attribute, relation, anchor.state, anchor.attribute, multiplier, constant,
            starts: start == nil && anchor.start == nil ? nil : starts)
    }
}

/// An anchor for a place on the horizontal axis.
@preconcurrency @MainActor
public final class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
    /// Makes an anchor for the distance from this place to the place of `otherAnchor`.
    public func anchorWithOffset(to otherAnchor: LayoutXAxisAnchor) -> LayoutDimension {
        LayoutDimension(otherAnchor.state, otherAnchor.attribute, from: .init(state: state, attribute: attribute))
    }

    /// Makes a constraint: this place is after `anchor`, at a distance of `multiplier` times the system spacing of 8
    /// points.
    public func constraint(
        equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint { spaced(.equal, anchor, multiplier) }

    /// Makes a constraint: this place is after `anchor`, at a distance of at least `multiplier` times the system
    /// spacing of 8 points.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier) }

    /// Makes a constraint: this place is after `anchor`, at a distance of at most `multiplier` times the system spacing
    /// of 8 points.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier) }
}

/// An anchor for a place on the vertical axis.
@preconcurrency @MainActor
public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
    /// Makes an anchor for the distance from this place to the place of `otherAnchor`.
    public func anchorWithOffset(to otherAnchor: LayoutYAxisAnchor) -> LayoutDimension {
        LayoutDimension(otherAnchor.state, otherAnchor.attribute, from: .init(state: state, attribute: attribute))
    }

    /// Makes a constraint: this place is below `anchor`, at a distance of `multiplier` times the system spacing of 8
    /// points.
    public func constraint(
        equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint { spaced(.equal, anchor, multiplier) }

    /// Makes a constraint: this place is below `anchor`, at a distance of at least `multiplier` times the system
    /// spacing of 8 points.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier) }

    /// Makes a constraint: this place is below `anchor`, at a distance of at most `multiplier` times the system spacing
    /// of 8 points.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier) }
}

extension LayoutAnchor {
    /// Makes a constraint with a distance in units of UIKit's system spacing. On a device, the spacing between
    /// baselines depends on the fonts of the texts; here it does not.
    fileprivate func spaced<Other>(
        _ relation: LayoutConstraint.Relation, _ anchor: LayoutAnchor<Other>, _ multiplier: CGFloat
    ) -> LayoutConstraint {
        self.relation(relation, to: anchor, constant: VisualFormat.systemSpacing * multiplier)
    }
}
