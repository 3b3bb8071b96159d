import CellSizing
import Foundation

/// Finds the items and constraints of an engine's root, and gives them to its solver.
@MainActor
struct EngineBuilder {
    private let engine: ConstraintEngine

    init(_ engine: ConstraintEngine) {
        self.engine = engine
    }

    func build() {
        let found = ConstraintScope(engine.root)
        addRoot()
        for item in found.items { add(item, isReached: found.reached.contains(ObjectIdentifier(item))) }
        for constraint in found.constraints { add(constraint) }
        for item in found.items { addContent(of: item, isReached: found.reached.contains(ObjectIdentifier(item))) }
        addContent(of: engine.root, isReached: engine.purpose != .layout)
    }

    // MARK: Items

    private func variables(for item: AnyObject, isFree: Bool) -> ConstraintEngine.Variables {
        let variables = ConstraintEngine.Variables(
            x: engine.solver.addVariable(.position), y: engine.solver.addVariable(.position),
            width: engine.solver.addVariable(.size), height: engine.solver.addVariable(.size))
        engine.items[ObjectIdentifier(item)] = variables
        engine.order.append(ConstraintEngine.Entry(item: item, variables: variables, isFree: isFree))
        return variables
    }

    /// The root is at the origin of its own coordinates.
    private func addRoot() {
        let root = engine.root
        let variables = variables(for: root, isFree: false)
        require(variables.x) { 0 }
        require(variables.y) { 0 }
        switch engine.purpose {
        case .layout:
            require(variables.width) { [unowned root] in root.bounds.size.width }
            require(variables.height) { [unowned root] in root.bounds.size.height }
        case .fitting(let horizontal, let vertical):
            require(variables.width, priority: horizontal) { [unowned engine] in engine.wantedSize.width }
            require(variables.height, priority: vertical) { [unowned engine] in engine.wantedSize.height }
        }
    }

    private func add(_ item: AnyObject, isReached: Bool) {
        if let view = item as? View {
            let isFree = !view.translatesAutoresizingMaskIntoConstraints && isReached
            noteHidden(view)
            let variables = variables(for: view, isFree: isFree)
            guard !isFree else { return }
            require(variables.x) { [unowned view] in view.alignmentFrame.origin.x }
            require(variables.y) { [unowned view] in view.alignmentFrame.origin.y }
            require(variables.width) { [unowned view] in view.alignmentFrame.size.width }
            require(variables.height) { [unowned view] in view.alignmentFrame.size.height }
        } else if let guide = item as? LayoutGuide {
            let variables = variables(for: guide, isFree: true)
            if let view = guide.owningView, let insets = guide.insets { tie(variables, to: view, insets) }
        }
    }

    /// What a stack view does not show has no say by its content, and what is in it neither. Called from the outside in.
    private func noteHidden(_ view: View) {
        let isInside = view.superview.map { engine.hiddenItems.contains(ObjectIdentifier($0)) } ?? false
        if isInside || view.isArranged && view.isHidden { engine.hiddenItems.insert(ObjectIdentifier(view)) }
    }

    /// A guide that a view keeps inside its own edges.
    private func tie(
        _ guide: ConstraintEngine.Variables, to view: View, _ insets: @escaping @MainActor (View) -> EdgeInsets
    ) {
        guard let outer = engine.items[ObjectIdentifier(view)] else { return }
        require(guide.x) { [unowned view] in insets(view).left }
        require(guide.y) { [unowned view] in insets(view).top }
        var right = LinearExpression([.init(guide.x, 1), .init(guide.width, 1)])
        right.add(outer.width, -1)
        require(right) { [unowned view] in 0 - insets(view).right }
        var bottom = LinearExpression([.init(guide.y, 1), .init(guide.height, 1)])
        bottom.add(outer.height, -1)
        require(bottom) { [unowned view] in 0 - insets(view).bottom }
    }

    /// `size ≤ I` at the priority of hugging and `size ≥ I` at that of compression resistance, on each axis on which
    /// the content has a size.
    private func addContent(of item: AnyObject, isReached: Bool) {
        guard let view = item as? View, isReached, !engine.hiddenItems.contains(ObjectIdentifier(view)),
            let variables = engine.items[ObjectIdentifier(view)],
            view === engine.root || !view.translatesAutoresizingMaskIntoConstraints
        else { return }
        let content = ConstraintEngine.Content(of: view)
        engine.contents.append(content)
        for axis in content.axes {
            let variable = axis == .horizontal ? variables.width : variables.height
            let constant: @MainActor () -> CGFloat = { [unowned view, unowned engine] in
                let size = engine.sizeOfContent(of: view)
                return max(axis == .horizontal ? size.width : size.height, 0)
            }
            let hugging = view.contentHuggingPriority(for: axis)
            require(LinearExpression(variable), .lessThanOrEqual, priority: hugging, constant)
            let resistance = view.contentCompressionResistancePriority(for: axis)
            require(LinearExpression(variable), .greaterThanOrEqual, priority: resistance, constant)
        }
    }

    // MARK: Constraints

    private func add(_ constraint: LayoutConstraint) {
        let lowering = ConstraintLowering(constraint, in: engine)
        guard let expression = lowering.expression else { return }
        let relation: ConstraintRelation =
            switch constraint.relation {
            case .lessThanOrEqual: .lessThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        let identifier = give(
            LinearConstraint(
                expression, relation, finite(engine.constant(of: constraint)),
                priority: max(constraint.priority.rawValue, 1), isSystem: constraint.owner != .developer,
                label: engine.lowered.count))
        engine.lowered.append(ConstraintEngine.Lowered(constraint: constraint, identifier: identifier))
    }

    private func require(
        _ variable: SolverVariable, priority: LayoutPriority = .required, _ constant: @escaping @MainActor () -> CGFloat
    ) {
        require(LinearExpression(variable), priority: priority, constant)
    }

    /// A constraint of the system's own: a conflict does not break it.
    private func require(
        _ expression: LinearExpression, _ relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
        _ constant: @escaping @MainActor () -> CGFloat
    ) {
        let identifier = give(
            LinearConstraint(
                expression, relation, finite(constant()), priority: min(max(priority.rawValue, 1), 1000),
                isSystem: true, label: -1))
        engine.given.append(ConstraintEngine.Given(identifier: identifier, constant: constant))
    }

    private func finite(_ constant: CGFloat) -> Double { constant.isFinite ? Double(constant) : 0 }

    private func give(_ constraint: LinearConstraint) -> ConstraintIdentifier {
        do {
            return try engine.solver.add(constraint)
        } catch {
            preconditionFailure("\(error)")
        }
    }
}
