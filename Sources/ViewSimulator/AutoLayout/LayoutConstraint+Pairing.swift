import CallerChecks

extension LayoutConstraint.Attribute {
    /// The kind of an attribute. A constraint can relate two places on the same axis, or two lengths.
    enum Dimension: Hashable {
        case place(LayoutConstraint.Axis)
        case length
        case none
    }

    var dimension: Dimension {
        switch self {
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            .place(.horizontal)
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
            .place(.vertical)
        case .width, .height: .length
        case .notAnAttribute: .none
        }
    }

    /// Whether the place of an edge depends on the reading direction: true for leading and trailing edges, false for
    /// left and right edges. Nil for all other attributes.
    var followsReading: Bool? {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        case .left, .right, .leftMargin, .rightMargin: false
        default: nil
        }
    }
}

extension LayoutConstraint {
    static func state(of value: Any) -> ConstraintState {
        if let view = value as? View { return view.constraintState }
        if let guide = value as? LayoutGuide { return guide.constraintState }
        stop("Constraint items must each be a view or layout guide. (\(value))")
    }

    static func usable(_ constant: CGFloat) -> CGFloat {
        require(constant.isFinite, "Constant is not finite! That's illegal. constant:\(constant)")
        return constant
    }

    /// Traps if UIKit refuses to make the constraint. A constraint between attributes on different axes, such as `left`
    /// and `top`, can be made. UIKit refuses such a constraint only at layout.
    func checkPairing() {
        let problem = LayoutConstraint.makingProblem(
            (firstAttribute, firstDimension), (secondAttribute, secondDimension), multiplier: multiplier
        ) { "Invalid pairing of layout attributes: \(self)." }
        if let problem { stop(problem) }
    }

    /// One side of a constraint: its attribute, and whether it is a place, a length or neither. A side may be a
    /// distance between two attributes. Such a side is a length, and `attribute` is the attribute at which the distance
    /// ends.
    private typealias Measured = (attribute: Attribute, dimension: Attribute.Dimension)

    private nonisolated static func makingProblem(
        _ first: Measured, _ second: Measured, multiplier: CGFloat, pairing: () -> String
    ) -> String? {
        let (one, other) = (first.dimension, second.dimension)
        guard one != .none else { return "Constraint must contain a first layout item attribute" }
        if case .place = one, other == .none || multiplier == 0 {
            return "A multiplier of 0 or a nil second item together with a location for the first attribute creates "
                + "an illegal constraint of a location equal to a constant. Location attributes must be specified in "
                + "pairs."
        }
        guard other == .none || (one == .length) == (other == .length) else { return pairing() }
        if let follows = first.attribute.followsReading, let others = second.attribute.followsReading, follows != others
        {
            return pairing() + " A constraint cannot be made between a leading/trailing attribute and a right/left "
                + "attribute. Use leading/trailing for both or neither."
        }
        return nil
    }

    /// Returns UIKit's reason for refusing a constraint between two attributes; nil if UIKit accepts it. UIKit refuses
    /// some constraints when they are made, and others when they are laid out.
    package nonisolated static func pairingProblem(
        _ first: Attribute, _ second: Attribute, multiplier: CGFloat
    ) -> String? {
        let pairing = "Invalid pairing of layout attributes: \(first.name) and \(second.name)."
        let (one, other) = ((first, first.dimension), (second, second.dimension))
        if let problem = makingProblem(one, other, multiplier: multiplier, pairing: { pairing }) { return problem }
        return areOnOneAxis(first.dimension, second.dimension) ? nil : pairing
    }

    private var firstDimension: Attribute.Dimension { starts?.first == nil ? firstAttribute.dimension : .length }

    private var secondDimension: Attribute.Dimension { starts?.second == nil ? secondAttribute.dimension : .length }

    /// Whether one of the two attributes depends on the reading direction.
    var followsReading: Bool { firstAttribute.followsReading == true || secondAttribute.followsReading == true }

    /// Whether all places that the constraint relates are on one axis. UIKit stops the program when a constraint
    /// between two axes is laid out.
    var isOnOneAxis: Bool { LayoutConstraint.areOnOneAxis(firstDimension, secondDimension) }

    private nonisolated static func areOnOneAxis(_ one: Attribute.Dimension, _ other: Attribute.Dimension) -> Bool {
        if case .place(let one) = one, case .place(let other) = other { return one == other }
        return true
    }
}
