/// The description of a constraint that a stack needs. A new constraint is made only if no existing constraint has the
/// same structure.
struct ArrangementConstraint {
    var first: ConstraintState
    var attribute: LayoutConstraint.Attribute
    var relation = LayoutConstraint.Relation.equal
    var second: ConstraintState?
    var other = LayoutConstraint.Attribute.notAnAttribute
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    var priority = LayoutPriority.required
    var identifier: String

    /// All parts of a constraint except the constant. If only constants change, the solver keeps its system of
    /// equations.
    struct Structure: Hashable {
        let first: ObjectIdentifier?
        let attribute: LayoutConstraint.Attribute
        let relation: LayoutConstraint.Relation
        let second: ObjectIdentifier?
        let other: LayoutConstraint.Attribute
        let multiplier: CGFloat
        let priority: LayoutPriority
        let identifier: String?
    }

    var structure: Structure {
        Structure(
            first: ObjectIdentifier(first), attribute: attribute, relation: relation,
            second: second.map { ObjectIdentifier($0) }, other: other, multiplier: multiplier, priority: priority,
            identifier: identifier)
    }

    @MainActor
    func make() -> LayoutConstraint {
        let constraint = LayoutConstraint(first, attribute, relation, second, other, multiplier, constant)
        (constraint.priority, constraint.identifier) = (priority, identifier)
        return constraint
    }

    /// Returns the constraints for the descriptions `wanted`. An existing constraint with the structure of a
    /// description is reused, and gets the constant of the description. O(*n*).
    @MainActor
    static func constraints(_ wanted: [ArrangementConstraint], reusing old: [LayoutConstraint]) -> [LayoutConstraint] {
        var spare: [Structure: LayoutConstraint] = [:]
        for constraint in old { spare[constraint.structure] = constraint }
        return wanted.map { wanted in
            guard let constraint = spare.removeValue(forKey: wanted.structure) else { return wanted.make() }
            constraint.replaceConstant(wanted.constant)
            return constraint
        }
    }
}

extension LayoutConstraint {
    fileprivate var structure: ArrangementConstraint.Structure {
        ArrangementConstraint.Structure(
            first: first.map { ObjectIdentifier($0) }, attribute: firstAttribute, relation: relation,
            second: second.map { ObjectIdentifier($0) }, other: secondAttribute, multiplier: multiplier,
            priority: priority, identifier: identifier)
    }
}

/// An item in a stack's constraints: a view or a guide.
@MainActor
protocol ConstraintItem: AnyObject {
    var constraintState: ConstraintState { get }
}

extension View: ConstraintItem {}

extension LayoutGuide: ConstraintItem {}

/// The layout attributes of an item on one axis: start, end, centre and length.
struct AxisAttributes {
    let start, end, center, length: LayoutConstraint.Attribute

    init(_ axis: LayoutConstraint.Axis) {
        (start, end, center, length) =
            axis == .horizontal ? (.leading, .trailing, .centerX, .width) : (.top, .bottom, .centerY, .height)
    }
}
