import CallerChecks

/// An anchor for a length of an item, or for the distance between two places.
@preconcurrency @MainActor
public final class LayoutDimension: LayoutAnchor<LayoutDimension> {
    /// Makes a constraint: this length is `c` points.
    public func constraint(equalToConstant c: CGFloat) -> LayoutConstraint { relation(.equal, toConstant: c) }

    /// Makes a constraint: this length is at least `c` points.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> LayoutConstraint {
        relation(.greaterThanOrEqual, toConstant: c)
    }

    /// Makes a constraint: this length is at most `c` points.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> LayoutConstraint {
        relation(.lessThanOrEqual, toConstant: c)
    }

    /// Makes a constraint: this length is `m` times the length of `anchor`.
    public func constraint(equalTo anchor: LayoutDimension, multiplier m: CGFloat) -> LayoutConstraint {
        relation(.equal, to: anchor, multiplier: m, constant: 0)
    }

    /// Makes a constraint: this length is at least `m` times the length of `anchor`.
    public func constraint(greaterThanOrEqualTo anchor: LayoutDimension, multiplier m: CGFloat) -> LayoutConstraint {
        relation(.greaterThanOrEqual, to: anchor, multiplier: m, constant: 0)
    }

    /// Makes a constraint: this length is at most `m` times the length of `anchor`.
    public func constraint(lessThanOrEqualTo anchor: LayoutDimension, multiplier m: CGFloat) -> LayoutConstraint {
        relation(.lessThanOrEqual, to: anchor, multiplier: m, constant: 0)
    }

    /// Makes a constraint: this length is the sum of `m` times the length of `anchor` and `c` points.
    public func constraint(
        equalTo anchor: LayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> LayoutConstraint { relation(.equal, to: anchor, multiplier: m, constant: c) }

    /// Makes a constraint: this length is at least the sum of `m` times the length of `anchor` and `c` points.
    public func constraint(
        greaterThanOrEqualTo anchor: LayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> LayoutConstraint { relation(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c) }

    /// Makes a constraint: this length is at most the sum of `m` times the length of `anchor` and `c` points.
    public func constraint(
        lessThanOrEqualTo anchor: LayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> LayoutConstraint { relation(.lessThanOrEqual, to: anchor, multiplier: m, constant: c) }

    private func relation(_ relation: LayoutConstraint.Relation, toConstant constant: CGFloat) -> LayoutConstraint {
        require(
            state.item != nil,
            "the view or guide of the anchor was released: a constraint can no longer be made with it")
        return LayoutConstraint(
            state, attribute, relation, nil, .notAnAttribute, 1, constant,
            starts: start.map { LayoutConstraint.Starts(first: $0, second: nil) })
    }
}
