import CellSizing
import Foundation

/// One constraint as a linear expression, in the coordinates of the view that holds it: so an edge of that view itself
/// is 0 or its length. Where it reads from right to left, leading and trailing edges are mirrored coordinates, which
/// turns the sign of constants.
@MainActor
struct ConstraintLowering {
    private let constraint: LayoutConstraint
    private let engine: ConstraintEngine
    private let isMirrored: Bool

    init(_ constraint: LayoutConstraint, in engine: ConstraintEngine) {
        (self.constraint, self.engine) = (constraint, engine)
        let follows = [constraint.firstAttribute, constraint.secondAttribute].contains { $0.followsReading == true }
        isMirrored = follows && constraint.holder?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        precondition(constraint.isOnOneAxis, "Invalid pairing of layout attributes: \(constraint)")
    }

    /// `first − multiplier × second`; nil where an item is gone or not in the system.
    var expression: LinearExpression? {
        guard var expression = side(constraint.firstItem, constraint.firstAttribute, 1) else { return nil }
        guard constraint.secondAttribute != .notAnAttribute else { return expression }
        guard let other = side(constraint.secondItem, constraint.secondAttribute, -Double(constraint.multiplier)) else {
            return nil
        }
        for index in 0..<other.count { expression.add(other[index].variable, other[index].coefficient) }
        return expression
    }

    /// One side, without its constants.
    private func side(
        _ item: AnyObject?, _ attribute: LayoutConstraint.Attribute, _ factor: Double
    ) -> LinearExpression? {
        guard let item = engine.baselineItem(of: item, attribute),
            let variables = engine.items[ObjectIdentifier(item)]
        else { return nil }
        var result = LinearExpression()
        func add(_ variable: SolverVariable, _ coefficient: Double) { result.add(variable, coefficient * factor) }
        switch attribute.parts {
        case .width: add(variables.width, 1)
        case .height: add(variables.height, 1)
        case .horizontal(let share):
            let turned = isMirrored ? -1.0 : 1.0
            // In mirrored coordinates an item begins where it ends otherwise.
            if !addOrigin(of: item, turned * factor, isVertical: false, to: &result) { return nil }
            add(variables.width, turned * (isMirrored ? 1 - share : share))
            if isMirrored, let holder = constraint.holder, let outer = engine.items[ObjectIdentifier(holder)] {
                add(outer.width, 1)
            }
        case .vertical(let share):
            if !addOrigin(of: item, factor, isVertical: true, to: &result) { return nil }
            add(variables.height, share)
        case .none: return nil
        }
        return result
    }

    /// The item's origin in the holder's coordinates: those of all views on the way up add up.
    private func addOrigin(
        of item: AnyObject, _ factor: Double, isVertical: Bool, to result: inout LinearExpression
    ) -> Bool {
        var current: AnyObject? = item
        while let place = current, place !== constraint.holder {
            guard let variables = engine.items[ObjectIdentifier(place)] else { return false }
            result.add(isVertical ? variables.y : variables.x, factor)
            current = (place as? View)?.superview ?? (place as? LayoutGuide)?.owningView
        }
        return current != nil
    }
}

extension LayoutConstraint.Attribute {
    /// What of an item's rectangle an attribute is: a length, or a share of the way from its start to its end.
    enum Parts {
        case width, height, none
        case horizontal(Double)
        case vertical(Double)
    }

    var parts: Parts {
        switch self {
        case .left, .leading, .leftMargin, .leadingMargin: .horizontal(0)
        case .right, .trailing, .rightMargin, .trailingMargin: .horizontal(1)
        case .centerX, .centerXWithinMargins: .horizontal(0.5)
        case .top, .topMargin, .firstBaseline: .vertical(0)
        case .bottom, .bottomMargin, .lastBaseline: .vertical(1)
        case .centerY, .centerYWithinMargins: .vertical(0.5)
        case .width: .width
        case .height: .height
        case .notAnAttribute: .none
        }
    }

    /// How far the attribute is from that share of the rectangle: margins and baselines, which change while constraints
    /// do not.
    @MainActor
    func distance(in item: AnyObject?, isMirrored: Bool, wrappedAt width: CGFloat?) -> CGFloat {
        guard let view = item as? View else { return 0 }
        let margins = view.layoutMargins
        return switch self {
        case .leftMargin: margins.left
        case .rightMargin: 0 - margins.right
        case .leadingMargin: isMirrored ? margins.right : margins.left
        case .trailingMargin: 0 - (isMirrored ? margins.left : margins.right)
        case .topMargin: margins.top
        case .bottomMargin: 0 - margins.bottom
        case .centerXWithinMargins: (margins.left - margins.right) / 2
        case .centerYWithinMargins: (margins.top - margins.bottom) / 2
        case .firstBaseline: view.baselines(wrappedAt: width)?.first ?? 0
        case .lastBaseline: 0 - (view.baselines(wrappedAt: width)?.last ?? 0)
        default: 0
        }
    }
}

extension ConstraintEngine {
    /// The item that an attribute is about: that of a stack's baseline is in one of its views.
    func baselineItem(of item: AnyObject?, _ attribute: LayoutConstraint.Attribute) -> AnyObject? {
        guard attribute == .firstBaseline || attribute == .lastBaseline, let view = item as? View else { return item }
        let inner = attribute == .firstBaseline ? view.firstBaselineView : view.lastBaselineView
        return items[ObjectIdentifier(inner)] == nil ? view : inner
    }

    /// The right-hand side of a constraint: its constant, and what margins and baselines add to either side.
    func constant(of constraint: LayoutConstraint) -> CGFloat {
        let isMirrored = constraint.holder?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        func distance(_ attribute: LayoutConstraint.Attribute, in item: AnyObject?) -> CGFloat {
            let item = baselineItem(of: item, attribute)
            return attribute.distance(in: item, isMirrored: isMirrored, wrappedAt: item.flatMap { wrapWidth(of: $0) })
        }
        let first = distance(constraint.firstAttribute, in: constraint.firstItem)
        let second = distance(constraint.secondAttribute, in: constraint.secondItem)
        return constraint.constant - first + constraint.multiplier * second
    }
}
