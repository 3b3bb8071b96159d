import CallerChecks
import ConstraintSolving

/// The solution of an engine's constraints for one purpose: to lay out the root in its size, or to find the root's
/// fitting size.
@MainActor
final class ConstraintSolution {
    /// The purpose of a solution, which determines whether the root's size is given or preferred.
    enum Purpose: Equatable {
        /// A layout, in which the root's bounds are given.
        case layout
        /// A fitting, in which the root's size is only preferred, with priorities.
        case fitting(horizontal: LayoutPriority, vertical: LayoutPriority)
    }

    let purpose: Purpose
    private var solver = ConstraintSolver()
    private(set) var rootSize: CGSize?
    /// The value of the engine's `readings` when this solution was last checked against the constants. `readings` is
    /// the number of times that the engine has read its constants. If the values are equal, the constants are
    /// unchanged.
    private var reading = 0
    /// The constants for which the system was last solved in the first round. A second round solves for
    /// `wrappedConstants`, with contents wrapped at the widths from the first round.
    private var solvedConstants: ContiguousArray<Double> = []
    private var notedCounters = SolverCounters()
    private var wrappedConstants: ContiguousArray<Double> = []
    /// The contents, such as texts, that must wrap, because this solution makes them narrower than their preferred
    /// size. Each entry has the index of a content, its width in the solution, and its size when it is wrapped at this
    /// width.
    private var wraps: [Wrap] = []
    /// One entry for each content: whether the content could wrap when the system was solved.
    private var wrapping: ContiguousArray<Bool> = []

    private struct Wrap: Equatable {
        var content: Int
        var width: CGFloat
        var size: CGSize
    }

    /// The number of constraints for the place and the size of the root. These constraints come first in the solver.
    private static let rootConstraintCount = 4

    init(_ purpose: Purpose, of engine: ConstraintEngine) {
        self.purpose = purpose
        solver.reserve(
            variables: engine.parts.entries.count * SlotPart.allCases.count,
            constraints: engine.parts.system.count + ConstraintSolution.rootConstraintCount)
        for _ in engine.parts.entries {
            for kind in [SolverVariable.Kind.position, .position, .size, .size] { _ = solver.addVariable(kind) }
        }
        var priorities: (horizontal: LayoutPriority, vertical: LayoutPriority) = (.required, .required)
        if case .fitting(let horizontal, let vertical) = purpose { priorities = (horizontal, vertical) }
        add(.x, .required)
        add(.y, .required)
        add(.width, priorities.horizontal)
        add(.height, priorities.vertical)
        for constraint in engine.parts.system { give(constraint) }
    }

    /// Adds a weak preference for the value of an ambiguous part of an item. All other constraints are stronger.
    func addPreference(_ part: SlotPart, of slot: Int, _ length: CGFloat) {
        give(
            LinearConstraint(
                LinearExpression(part.variable(of: slot)), .equal, length.usable, priority: 1, isSystem: true,
                label: SystemLabel.root(part).rawValue))
    }

    private func add(_ part: SlotPart, _ priority: LayoutPriority) {
        give(
            LinearConstraint(
                LinearExpression(part.variable(of: 0)), .equal, 0, priority: priority.usable, isSystem: true,
                label: SystemLabel.root(part).rawValue))
    }

    private func give(_ constraint: LinearConstraint) {
        do {
            try solver.add(constraint)
        } catch {
            stop("\(error)")
        }
    }

    // MARK: Solving

    /// Whether the solution is that of the constants that the engine has read, for a size of the root.
    func isSolved(_ engine: ConstraintEngine, rootSize size: CGSize) -> Bool {
        reading == engine.readings && size == rootSize
    }

    /// Solves the system, unless constants, contents and the root's size are unchanged. Returns whether the system was
    /// solved.
    func solve(_ engine: ConstraintEngine, rootSize size: CGSize) -> Bool {
        guard !isSolved(engine, rootSize: size) else { return false }
        let isRead = reading != engine.readings
        reading = engine.readings
        if isRead, size == rootSize, solvedConstants == engine.constants, wrapsAreCurrent(engine) { return false }
        defer { engine.environment.work.add(solver.counters, since: &notedCounters) }
        rootSize = size
        solvedConstants = engine.constants
        solve(engine.constants, engine)
        findWraps(engine)
        guard !wraps.isEmpty else { return true }
        for wrap in wraps { engine.parts.plan.contents[wrap.content].wrapped = .init(wrap.width, wrap.size) }
        wrappedConstants = engine.constants
        engine.parts.wrapConstants(&wrappedConstants)
        for wrap in wraps { engine.parts.plan.contents[wrap.content].wrapped = nil }
        solve(wrappedConstants, engine)
        return true
    }

    /// Finds the contents that must wrap, because the solution makes them narrower than one line. Measures these
    /// contents at their widths in the solution.
    private func findWraps(_ engine: ConstraintEngine) {
        wraps.removeAll(keepingCapacity: true)
        wrapping.removeAll(keepingCapacity: true)
        for content in engine.parts.plan.contents { wrapping.append(content.wraps) }
        for index in engine.parts.plan.contents.indices where engine.parts.plan.contents[index].wraps {
            let content = engine.parts.plan.contents[index]
            let width = rect(content.slot).size.width
            guard width < content.size.width - 0.001, let view = engine.parts.entries[content.slot].state.view else {
                continue
            }
            wraps.append(Wrap(content: index, width: width, size: view.askContent(wrappedAt: width)))
        }
    }

    /// Whether all contents still wrap at the same widths and have the same sizes there.
    ///
    /// This can change although no constant has changed. Another text may have the same width in one line and wrap at
    /// other places, and a label's number of lines may change.
    private func wrapsAreCurrent(_ engine: ConstraintEngine) -> Bool {
        let contents = engine.parts.plan.contents
        guard contents.indices.allSatisfy({ contents[$0].wraps == wrapping[$0] }) else { return false }
        return wraps.allSatisfy { wrap in
            let view = engine.parts.entries[engine.parts.plan.contents[wrap.content].slot].state.view
            return view?.askContent(wrappedAt: wrap.width) == wrap.size
        }
    }

    private func solve(_ constants: ContiguousArray<Double>, _ engine: ConstraintEngine) {
        let size = rootSize ?? .zero
        solver.setConstant(size.width.usable, at: SlotPart.width.rawValue)
        solver.setConstant(size.height.usable, at: SlotPart.height.rawValue)
        solver.setConstants(constants, from: ConstraintSolution.rootConstraintCount)
        solver.solve(using: &engine.environment.preparedStructures, choosing: engine.parts.latest)
    }

    // MARK: Results

    /// Returns the rectangle of an item, in the coordinates of the containing view.
    func rect(_ slot: Int) -> CGRect {
        let values = solver.values
        let first = slot * SlotPart.allCases.count
        return CGRect(x: values[first], y: values[first + 1], width: values[first + 2], height: values[first + 3])
    }

    /// Returns whether the constraints leave a part of an item ambiguous.
    func isAmbiguous(_ part: SlotPart, of slot: Int) -> Bool { solver.isAmbiguous(part.variable(of: slot)) }

    /// Whether the solution has problems to report.
    var hasProblems: Bool { !solver.conflicts.isEmpty || solver.hasCutNumbers }

    /// The required constraints that contradict each other.
    var conflicts: [ConstraintConflict] { solver.conflicts }

    /// The constants that were limited because they are too large.
    var cutNumbers: [CutNumber] { solver.cutNumbers }

    var counters: SolverCounters { solver.counters }
}

/// The four variables of an item.
enum SlotPart: Int, CaseIterable {
    case x, y, width, height

    func variable(of slot: Int) -> SolverVariable { SolverVariable(index: slot * 4 + rawValue) }

    static func slot(of variable: SolverVariable) -> Int { variable.index / 4 }

    static func part(of variable: SolverVariable) -> SlotPart {
        switch variable.index % 4 {
        case 0: .x
        case 1: .y
        case 2: .width
        default: .height
        }
    }
}

extension LayoutPriority {
    /// The priority as the solver receives it: limited to the range from 1 to 1000.
    var usable: Float { min(max(rawValue, 1), 1000) }
}
