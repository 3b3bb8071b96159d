import ConstraintSolving

/// The label of a constraint that client code did not make. A solver refers to constraints by their labels.
enum SystemLabel: Equatable {
    /// A constraint for the place or the size of the root view.
    case root(SlotPart)
    /// A constraint that the engine made, for example for a frame or an inset. The value is the index of the
    /// constraint.
    case constraint(Int)

    var rawValue: Int {
        switch self {
        case .root(let part): -1 - part.rawValue
        case .constraint(let index): -1 - SlotPart.allCases.count - index
        }
    }

    /// Makes the label with the given raw value. Nil if a constraint of client code has this value.
    init?(rawValue: Int) {
        guard rawValue < 0 else { return nil }
        let number = -1 - rawValue
        self = SlotPart(rawValue: number).map { .root($0) } ?? .constraint(number - SlotPart.allCases.count)
    }
}

extension ConstraintEngine {
    /// Reports the problems of a solution that were not reported yet. A problem that ended is reported again if it
    /// returns. A new size of the root view does not repeat a report. A problem that is found both in a layout and in a
    /// request for a size is reported only once.
    func report(_ solution: ConstraintSolution) {
        guard !isTemporary, solution.hasProblems || !root.reported.isEmpty else { return }
        let found = solution.hasProblems ? diagnostics(of: solution) : []
        for diagnostic in root.reported.record(found, isLayout: solution.purpose == .layout, engine: number) {
            root.view?.report(diagnostic)
        }
    }

    func diagnostics(of solution: ConstraintSolution) -> [ConstraintDiagnostic] {
        guard let view = root.view else { return [] }
        let path = view.pathInMessages
        let conflicts = solution.conflicts.map { conflict -> ConstraintDiagnostic.Kind in
            // A stable order, so that constraints of the system come first, in their order.
            let order = conflict.members.indices.sorted {
                let numbers = [$0, $1].map { parts.activationNumber(of: conflict.members[$0]) }
                return numbers[0] != numbers[1] ? numbers[0] < numbers[1] : $0 < $1
            }
            return ConstraintDiagnostic.Kind.conflict(
                members: order.map { member(of: conflict.members[$0].label, solution) },
                broken: order.firstIndex(of: conflict.brokenIndex) ?? 0)
        }
        var seen: Set<Int> = []
        let cuts = solution.cutNumbers.filter { $0.label >= 0 && seen.insert($0.label).inserted }.map { cut in
            ConstraintDiagnostic.Kind.constantCut(
                constraint: parts.constraints[cut.label].constraint.text, given: cut.given, used: cut.used)
        }
        return (conflicts + cuts).map { ConstraintDiagnostic(view: path, kind: $0) }
    }

    func ambiguities(in solution: ConstraintSolution) -> [ConstraintDiagnostic] {
        parts.entries.indices.compactMap { slot in
            guard parts.entries[slot].isFree, let view = parts.entries[slot].state.view else { return nil }
            let open = SlotPart.allCases.filter { solution.isAmbiguous($0, of: slot) }
            guard !open.isEmpty else { return nil }
            return ConstraintDiagnostic(view: view.pathInMessages, kind: .ambiguity(parts: open.map { "\($0)" }))
        }
    }

    // MARK: Texts

    private func member(of label: Int, _ solution: ConstraintSolution) -> ConstraintDiagnostic.Member {
        switch SystemLabel(rawValue: label) {
        case nil: member(of: parts.constraints[label].constraint)
        case .root(let part): rootMember(part, solution)
        case .constraint(let index): systemMember(index)
        }
    }

    private func rootMember(_ part: SlotPart, _ solution: ConstraintSolution) -> ConstraintDiagnostic.Member {
        let size = solution.rootSize ?? .zero
        let number =
            switch part {
            case .x, .y: CGFloat(0)
            case .width: size.width
            case .height: size.height
            }
        let isOfCell = root.view?.fittingOwner != nil
        let given = isOfCell ? "what its cell is given" : "its frame"
        let origin = solution.purpose == .layout ? given : "what it is offered"
        return equation(of: root, part, "==", number, origin)
    }

    private func systemMember(_ index: Int) -> ConstraintDiagnostic.Member {
        guard let (source, offset) = parts.plan.source(of: index) else {
            return .init(constraint: "", origin: "a view")
        }
        switch source {
        case .frame(let slot, let shares):
            let part = SlotPart.allCases[offset % SlotPart.allCases.count]
            let state = parts.entries[slot].state
            if !shares.isZero {
                let name = LayoutConstraint.name(of: state.item)
                return .init(constraint: "\(name).\(part) follows its superview", origin: "its autoresizing mask")
            }
            return equation(of: state, part, "==", CGFloat(constants[index]), "its frame")
        case .insets(let slot):
            return insetMember(of: parts.entries[slot].state.guide, offset, CGFloat(constants[index]))
        case .contentArea(let slot, let given):
            let length = given.contains(.horizontal) && offset == 2 ? SlotPart.width : .height
            let part = offset == 0 ? SlotPart.x : offset == 1 ? .y : length
            return equation(of: parts.entries[slot].state, part, "==", CGFloat(constants[index]), "its content size")
        case .content(let content):
            let item = parts.plan.contents[content]
            let part = item.hasWidth && offset < 2 ? SlotPart.width : .height
            let isHugging = offset % 2 == 0
            return equation(
                of: parts.entries[item.slot].state, part, isHugging ? "<=" : ">=", CGFloat(constants[index]),
                isHugging ? "its content's hugging" : "its content's compression resistance")
        case .constraint(let constraint):
            return member(of: parts.constraints[constraint].constraint)
        }
    }

    /// Describes the constraint between an edge of a layout guide and the same edge of its view.
    ///
    /// `offset` selects the edge in the order left, top, right, bottom, in which `ConstantPlan` writes insets.
    private func insetMember(of guide: LayoutGuide?, _ offset: Int, _ inset: CGFloat) -> ConstraintDiagnostic.Member {
        let edge = ["left", "top", "right", "bottom"][offset % 4]
        let sides = [guide, guide?.owningView].map { "\(LayoutConstraint.name(of: $0)).\(edge)" }
        let distance = inset == 0 ? "" : "\(inset < 0 ? " -" : " +") \(LayoutConstraint.text(of: abs(inset)))"
        return .init(constraint: "\(sides[0]) == \(sides[1])\(distance)", origin: "its insets")
    }

    private func member(of constraint: LayoutConstraint) -> ConstraintDiagnostic.Member {
        .init(constraint: constraint.text, origin: constraint.owner == .developer ? nil : "a stack's")
    }

    private func equation(
        of state: ConstraintState, _ part: SlotPart, _ relation: String, _ number: CGFloat, _ origin: String
    ) -> ConstraintDiagnostic.Member {
        let side = "\(LayoutConstraint.name(of: state.item)).\(part)"
        return .init(constraint: "\(side) \(relation) \(LayoutConstraint.text(of: number))", origin: origin)
    }
}
