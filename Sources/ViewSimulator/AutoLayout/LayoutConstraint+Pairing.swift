import Foundation

extension LayoutConstraint.Attribute {
    /// What an attribute measures. Only places on one axis, or lengths, can be related.
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

    /// Whether the attribute depends on the direction of reading; nil where the direction does not matter.
    var followsReading: Bool? {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        case .left, .right, .leftMargin, .rightMargin: false
        default: nil
        }
    }
}

extension LayoutConstraint {
    static func item(_ value: Any) -> AnyObject {
        let object = value as AnyObject
        precondition(
            object is View || object is LayoutGuide, "Constraint items must each be a view or layout guide. (\(value))")
        return object
    }

    static func usable(_ constant: CGFloat) -> CGFloat {
        precondition(constant.isFinite, "Constant is not finite! That's illegal. constant:\(constant)")
        return constant
    }

    /// What UIKit refuses when a constraint is made. A place on one axis related to one on the other is refused only
    /// when it is laid out: clients make such constraints and count them.
    func checkPairing() {
        let problem = LayoutConstraint.makingProblem(firstAttribute, secondAttribute, multiplier: multiplier) {
            "Invalid pairing of layout attributes: \(self)."
        }
        if let problem { preconditionFailure(problem) }
    }

    private nonisolated static func makingProblem(
        _ first: Attribute, _ second: Attribute, multiplier: CGFloat, pairing: () -> String
    ) -> String? {
        let (one, other) = (first.dimension, second.dimension)
        guard one != .none else { return "Constraint must contain a first layout item attribute" }
        if case .place = one, other == .none || multiplier == 0 {
            return "A multiplier of 0 or a nil second item together with a location for the first attribute creates "
                + "an illegal constraint of a location equal to a constant. Location attributes must be specified in "
                + "pairs."
        }
        guard other == .none || (one == .length) == (other == .length) else { return pairing() }
        if let follows = first.followsReading, let others = second.followsReading, follows != others {
            return pairing() + " A constraint cannot be made between a leading/trailing attribute and a right/left "
                + "attribute. Use leading/trailing for both or neither."
        }
        return nil
    }

    /// UIKit's reason not to make a constraint of two attributes, or not to lay it out; nil where it does both.
    package nonisolated static func pairingProblem(_ first: Attribute, _ second: Attribute, multiplier: CGFloat)
        -> String?
    {
        let pairing = "Invalid pairing of layout attributes: \(first.name) and \(second.name)."
        if let problem = makingProblem(first, second, multiplier: multiplier, pairing: { pairing }) { return problem }
        return areOnOneAxis(first, second) ? nil : pairing
    }

    /// Whether both sides are on one axis. UIKit stops when it lays out such a constraint.
    var isOnOneAxis: Bool { LayoutConstraint.areOnOneAxis(firstAttribute, secondAttribute) }

    private nonisolated static func areOnOneAxis(_ first: Attribute, _ second: Attribute) -> Bool {
        if case .place(let one) = first.dimension, case .place(let other) = second.dimension { return one == other }
        return true
    }
}
