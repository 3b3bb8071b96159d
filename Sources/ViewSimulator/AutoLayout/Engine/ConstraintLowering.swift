import CallerChecks
import ConstraintSolving

/// Converts a constraint to a linear expression, in the coordinates of the view that holds the constraint. This view
/// begins at 0 and ends at its width or height.
///
/// If this view reads from right to left, leading and trailing edges are mirrored coordinates, which changes the sign
/// of constants.
@MainActor
struct ConstraintLowering {
    private let constraint: LayoutConstraint
    private let entries: ContiguousArray<EngineParts.Entry>
    private let engineNumber: Int
    private let isMirrored: Bool
    private let holder: Int

    init(
        _ lowered: EngineParts.Lowered, in entries: ContiguousArray<EngineParts.Entry>, of engineNumber: Int
    ) {
        (constraint, self.entries, self.engineNumber) = (lowered.constraint, entries, engineNumber)
        isMirrored = lowered.isTurned
        holder = constraint.holderState?.slot ?? 0
        require(constraint.isOnOneAxis, "Invalid pairing of layout attributes: \(constraint)")
    }

    /// The expression `first − multiplier × second`; nil if an item is not in the system.
    var expression: LinearExpression? {
        var sum = LinearExpression()
        var isWhole = true
        constraint.forEachSide { side in
            guard side.state.engineNumber == engineNumber else {
                isWhole = false
                return
            }
            add(slot(of: side), side.attribute, Double(side.factor), to: &sum)
        }
        return isWhole ? sum : nil
    }

    /// Returns the slot of the item that one side names: the item's index in `entries`. In constraints that a scroll
    /// view holds, the scroll view's edges and margins are the edges and margins of its content (documented).
    private func slot(of side: LayoutConstraint.Side) -> Int {
        guard side.state === constraint.holderState, side.attribute.isOfContentArea,
            let content = side.state.contentGuide?.constraintState, content.engineNumber == engineNumber
        else { return side.state.slot }
        return content.slot
    }

    /// Adds the variables of one side of the constraint to the expression, without constants.
    private func add(
        _ slot: Int, _ attribute: LayoutConstraint.Attribute, _ factor: Double, to sum: inout LinearExpression
    ) {
        switch attribute.parts {
        case .width: sum.add(SlotPart.width.variable(of: slot), factor)
        case .height: sum.add(SlotPart.height.variable(of: slot), factor)
        case .horizontal(let share):
            let turned = isMirrored ? -factor : factor
            // In mirrored coordinates an item begins at its other edge.
            addOrigin(of: slot, .x, turned, to: &sum)
            let part = isMirrored ? 1 - share : share
            if part != 0 { sum.add(SlotPart.width.variable(of: slot), turned * part) }
            if isMirrored { sum.add(SlotPart.width.variable(of: holder), factor) }
        case .vertical(let share):
            addOrigin(of: slot, .y, factor, to: &sum)
            if share != 0 { sum.add(SlotPart.height.variable(of: slot), factor * share) }
        case .none: break
        }
    }

    /// Adds the item's origin in the coordinates of the view that holds the constraint. This is the sum of the origins
    /// of the item and of all views between the item and that view.
    private func addOrigin(of slot: Int, _ part: SlotPart, _ factor: Double, to sum: inout LinearExpression) {
        var current = slot
        while current != holder, current != 0 {
            sum.add(part.variable(of: current), factor)
            current = entries[current].outer
        }
    }
}

extension LayoutConstraint.Attribute {
    /// The part of an item's rectangle that an attribute names: a length or a place. A place is a fraction of the
    /// rectangle's width or height: 0 for the left, leading or top edge, and 1 for the opposite edge.
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

    /// Whether the attribute is at a distance from an edge or the centre of the rectangle. This is true for margins and
    /// baselines.
    var hasDistance: Bool {
        switch self {
        case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .topMargin, .bottomMargin,
            .centerXWithinMargins, .centerYWithinMargins, .firstBaseline, .lastBaseline:
            true
        default: false
        }
    }

    /// Whether the attribute of a scroll view stands for the scroll view's content. This is so in a constraint to an
    /// item inside the scroll view.
    var isOfContentArea: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
            .leadingMargin, .trailingMargin:
            true
        default: false
        }
    }

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    var isOfMargins: Bool { hasDistance && !isBaseline }

    var isPlace: Bool { if case .place = dimension { true } else { false } }

    /// Returns the distance of a margin or a baseline from the edge or the centre of the rectangle. This distance may
    /// change without a change of constraints.
    @MainActor
    func distance(in state: ConstraintState, isMirrored: Bool, wrappedAt width: CGFloat?) -> CGFloat {
        guard hasDistance, let view = state.view else { return 0 }
        let margins = view.layoutMargins
        return switch self {
        case .leftMargin: margins.left
        case .rightMargin: 0 - margins.right
        case .leadingMargin: isMirrored ? margins.right : margins.left
        case .trailingMargin: 0 - (isMirrored ? margins.left : margins.right)
        case .topMargin: margins.top
        case .bottomMargin: 0 - margins.bottom
        case .centerXWithinMargins: (isMirrored ? margins.right - margins.left : margins.left - margins.right) / 2
        case .centerYWithinMargins: (margins.top - margins.bottom) / 2
        case .firstBaseline: view.baselines(wrappedAt: width)?.first ?? 0
        case .lastBaseline: 0 - (view.baselines(wrappedAt: width)?.last ?? 0)
        default: 0
        }
    }
}
