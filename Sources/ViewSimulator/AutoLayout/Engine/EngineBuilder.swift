import ConstraintSolving

/// A builder that finds the parts of an engine: its items and constraints. It converts the constraints to linear
/// constraints. The items are the engine's root and the items inside the root. Items inside another view that is a root
/// are left out.
@MainActor
struct EngineBuilder {
    private let number: Int
    private var parts = EngineParts()

    private init(number: Int) {
        self.number = number
    }

    static func parts(of root: View, number: Int, in environment: ConstraintEnvironment) -> EngineParts {
        var builder = EngineBuilder(number: number)
        if let counts = environment.engineCounts { builder.parts.reserve(for: counts) }
        builder.build(root)
        environment.engineCounts = builder.parts.counts
        return builder.parts
    }

    private mutating func build(_ root: View) {
        append(root.constraintState, in: 0)
        visit(root, slot: 0)
        for slot in parts.entries.indices.dropFirst() { addItem(slot) }
        for index in parts.constraints.indices { lower(index) }
        for slot in parts.contentAreas { tieContentArea(slot) }
        for slot in parts.entries.indices.dropFirst() { addContent(slot) }
        addContent(0)
    }

    // MARK: Gathering

    private mutating func append(_ state: ConstraintState, in outer: Int) {
        state.engineNumber = number
        state.slot = parts.entries.count
        state.isFree = false
        parts.entries.append(EngineParts.Entry(state: state, outer: outer))
    }

    /// Adds the items inside a view, from the outside in. If constraints allow several results, this order determines
    /// the result.
    private mutating func visit(_ view: View, slot: Int) {
        if let state = view.ownConstraintState {
            if state.holdsConstraints { note(state.held, of: view) }
            for guide in state.guides { append(guide.constraintState, in: slot) }
        }
        for child in view.children {
            let isFixed = child.translatesAutoresizingMaskIntoConstraints
            let state = child.ownConstraintState
            let isReachedInto = state?.reachedIntoIn == number
            // A view with its own frame that no constraint names is not part of the system: cells come and go in a view
            // that is.
            if isFixed, !isReachedInto, state?.namedIn != number { continue }
            let inner = parts.entries.count
            append(child.constraintState, in: slot)
            if !isFixed || isReachedInto { visit(child, slot: inner) }
        }
    }

    private mutating func note(_ held: [LayoutConstraint], of holder: View) {
        let isMirrored = holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for constraint in held {
            var hasDistances = false
            constraint.forEachSide { side in
                side.state.namedIn = number
                // A guide that its view keeps inside its own edges.
                if let guide = side.state.guide, guide.insets != nil {
                    guide.owningView?.constraintState.namedIn = number
                }
                if side.attribute.isOfMargins { side.state.view?.noteSurroundingsAreRead() }
                let isReachedInto = noteViews(between: side, and: holder)
                hasDistances = hasDistances || side.attribute.hasDistance || isReachedInto && side.attribute.isPlace
            }
            parts.constraints.append(
                .init(constraint: constraint, isMirrored: isMirrored, hasDistances: hasDistances))
        }
    }

    /// Marks each view between `holder` and an item that a constraint of `holder` names. The mark means that a
    /// constraint from outside names an item inside the view. Returns whether there are such views.
    private func noteViews(between side: LayoutConstraint.Side, and holder: View) -> Bool {
        guard side.state.view !== holder else { return false }
        // A baseline may belong to another view since the constraint became active.
        side.state.view?.isTiedFromAbove = true
        var hasViews = false
        side.state.forEachView(below: holder) { view in
            let state = view.constraintState
            state.reachedIntoIn = number
            if side.attribute.isPlace { state.placedIntoIn = number }
            view.isTiedFromAbove = true
            hasViews = true
        }
        return hasViews
    }

    // MARK: Items

    private mutating func addItem(_ slot: Int) {
        let state = parts.entries[slot].state
        if let view = state.view {
            noteHidden(view, slot)
            let isFree =
                !view.translatesAutoresizingMaskIntoConstraints
                && (state.namedIn == number || view.hasUnreachedContent)
            if isFree { setFree(slot) } else { addFrame(slot) }
        } else if let guide = state.guide {
            setFree(slot)
            if guide.insets != nil { tie(slot) }
            guide.contentAxes = guide.isContentArea ? [] : nil
            if guide.isContentArea { parts.contentAreas.append(slot) }
        }
    }

    /// Marks an item as hidden if a stack view does not show the item's view or a view around it. The contents of
    /// hidden items are ignored. Call the method for outer views first.
    private mutating func noteHidden(_ view: View, _ slot: Int) {
        let isInside = parts.entries[parts.entries[slot].outer].isHidden
        parts.entries[slot].isHidden = isInside || view.isArranged && view.isHidden
    }

    private mutating func setFree(_ slot: Int) {
        parts.entries[slot].isFree = true
        parts.entries[slot].state.isFree = true
        let outer = parts.entries[slot].outer
        let last = parts.entries[outer].last
        if last < 0 { parts.entries[outer].first = slot } else { parts.entries[last].next = slot }
        parts.entries[outer].last = slot
    }

    private mutating func addFrame(_ slot: Int) {
        let shares = shares(ofFixed: slot)
        for part in SlotPart.allCases {
            var length = LinearExpression(part.variable(of: slot))
            let outer = part == .x || part == .width ? SlotPart.width : .height
            length.add(outer.variable(of: parts.entries[slot].outer), -Double(shares[part]))
            require(length)
        }
        parts.plan.append(.frame(slot: slot, shares), count: 4)
    }

    /// Returns the shares that a view with a fixed frame receives of its superview's growth. There is one share for
    /// each of x, y, width and height, as a fraction of 1. The shares follow from the view's autoresizing mask. All
    /// shares are 0 if constraints cannot resize the superview. The content view of a cell always receives all growth.
    private func shares(ofFixed slot: Int) -> FrameShares {
        let outer = parts.entries[slot].outer
        // R18.17: the content view of a cell follows the size in question.
        if parts.entries[slot].state.view?.isContentOfSuperview == true { return .all }
        guard outer == 0 || parts.entries[outer].isFree, let view = parts.entries[slot].state.view,
            let superview = view.parent, view.autoresizingBits != 0, superview.autoresizesSubviews,
            view.translatesAutoresizingMaskIntoConstraints
        else { return FrameShares() }
        return FrameShares(of: view, in: superview.bounds.size)
    }

    /// Adds the constraints of a guide that has insets from the edges of its view.
    private mutating func tie(_ slot: Int) {
        let outer = slotAround(guide: slot)
        let isFlat = parts.entries[slot].state.guide?.isFlat ?? false
        require(LinearExpression(SlotPart.x.variable(of: slot)))
        require(LinearExpression((isFlat ? SlotPart.height : .y).variable(of: slot)))
        for (place, length) in [(SlotPart.x, SlotPart.width), (.y, .height)] {
            var edge = LinearExpression(place.variable(of: slot))
            edge.add(length.variable(of: slot))
            edge.add(length.variable(of: outer), -1)
            require(edge)
        }
        parts.plan.append(.insets(slot: slot), count: 4)
    }

    /// Returns the slot of the item that contains a guide. The margins of a scroll view are inside the scroll view's
    /// content; all other guides are inside their view.
    private func slotAround(guide slot: Int) -> Int {
        let outer = parts.entries[slot].outer
        let state = parts.entries[outer].state
        guard let content = state.contentGuide?.constraintState, content.engineNumber == number,
            state.marginsGuide === parts.entries[slot].state.guide
        else { return outer }
        return content.slot
    }

    /// Adds the constraints of a scroll view's content, which begins at (0, 0). On an axis on which no constraint
    /// determines the content's size, `contentSize` determines it.
    private mutating func tieContentArea(_ slot: Int) {
        guard let guide = parts.entries[slot].state.guide, let view = guide.owningView as? ScrollView else { return }
        if view.placesOwnContent { guide.contentAxes = [] }
        require(LinearExpression(SlotPart.x.variable(of: slot)))
        require(LinearExpression(SlotPart.y.variable(of: slot)))
        var given: ContentAxes = []
        for (axis, part) in [(ContentAxes.horizontal, SlotPart.width), (.vertical, .height)]
        where guide.contentAxes?.contains(axis) == false {
            given.insert(axis)
            require(LinearExpression(part.variable(of: slot)))
        }
        let count = 2 + (given.contains(.horizontal) ? 1 : 0) + (given.contains(.vertical) ? 1 : 0)
        parts.plan.append(.contentArea(slot: slot, given), count: count)
    }

    /// Records the axes on which constraints concern the size of a scroll view's content.
    private func noteContentAxes(of expression: LinearExpression) {
        for index in 0..<expression.count {
            let variable = expression[index].variable
            let slot = SlotPart.slot(of: variable)
            // The far margins depend on the size of the content.
            guard let named = parts.entries[slot].state.guide,
                let guide = named.insets == nil ? named : parts.entries[slotAround(guide: slot)].state.guide,
                guide.isContentArea
            else { continue }
            switch SlotPart.part(of: variable) {
            case .width: guide.contentAxes?.insert(.horizontal)
            case .height: guide.contentAxes?.insert(.vertical)
            case .x, .y: break
            }
        }
    }

    /// Adds the constraints for a view's intrinsic content size `I`, on each axis on which the view has one: `size ≤ I`
    /// with the priority of hugging, and `size ≥ I` with the priority of compression resistance.
    private mutating func addContent(_ slot: Int) {
        let entry = parts.entries[slot]
        guard entry.isFree || slot == 0, !entry.isHidden, let view = entry.state.view else { return }
        let size = view.askContent()
        let content = ConstantPlan.Content(
            slot: slot, hasWidth: size.width != View.noIntrinsicMetric,
            hasHeight: size.height != View.noIntrinsicMetric, wraps: view.wrapsItsContent)
        let index = parts.plan.contents.count
        parts.entries[slot].content = index
        parts.plan.contents.append(content)
        var count = 0
        for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
            guard axis == .horizontal ? content.hasWidth : content.hasHeight else { continue }
            let length = LinearExpression((axis == .horizontal ? SlotPart.width : .height).variable(of: slot))
            require(length, .lessThanOrEqual, priority: view.contentHuggingPriority(for: axis))
            require(length, .greaterThanOrEqual, priority: view.contentCompressionResistancePriority(for: axis))
            count += 2
        }
        parts.plan.append(.content(index), count: count, isTextual: true)
    }

    // MARK: Constraints

    private mutating func lower(_ index: Int) {
        let lowered = parts.constraints[index]
        let constraint = lowered.constraint
        guard let expression = ConstraintLowering(lowered, in: parts.entries, of: number).expression else { return }
        if !parts.contentAreas.isEmpty { noteContentAxes(of: expression) }
        let relation: ConstraintRelation =
            switch constraint.relation {
            case .lessThanOrEqual: .lessThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        parts.system.append(
            LinearConstraint(
                expression, relation, 0, priority: constraint.priority.usable, isSystem: constraint.owner != .developer,
                label: index))
        parts.plan.append(.constraint(index), count: 1, isTextual: lowered.hasDistances)
    }

    /// Adds a constraint that the library itself makes. If required constraints contradict each other, constraints of
    /// client code are broken before such a constraint.
    private mutating func require(
        _ expression: LinearExpression, _ relation: ConstraintRelation = .equal, priority: LayoutPriority = .required
    ) {
        parts.system.append(
            LinearConstraint(
                expression, relation, 0, priority: priority.usable, isSystem: true,
                label: SystemLabel.constraint(parts.system.count).rawValue))
    }
}
