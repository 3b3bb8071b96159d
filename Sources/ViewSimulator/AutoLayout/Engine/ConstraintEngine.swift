import ConstraintSolving

/// Solves the constraints inside one view, which is the root of the engine. Each view or guide becomes four variables,
/// in the coordinates of the containing view.
///
/// ```
/// gather items and constraints of the root → lower each constraint to a linear one → read constants → solve
/// → measure wrapping contents again, at the widths of the solution → solve with those constants → values
/// ```
///
/// A view that has its own frame is constant for the constraints around it, and so is the root in a layout. A subtree
/// of such a view that no constraint reaches from outside has an engine of its own: 64 cells are 64 small systems.
///
/// One engine serves layout and fitting: both share the gathered items, the lowered constraints and the constants, and
/// each has its solver.
///
/// Views that are asked for their contents and baselines may lay themselves out to find them, or request a fitted size.
/// The engine around them is then already at work, and a temporary engine computes the result, without the view that is
/// being asked.
@MainActor
final class ConstraintEngine {
    unowned let root: ConstraintState
    let number: Int
    var parts = EngineParts() { didSet { slots = nil } }
    /// A table of the items' slots; a slot is the item's index in the system. Nil until a search for an item needs this
    /// table.
    private var slots: [ObjectIdentifier: Int]?
    /// The constants of the system's constraints, in the order of the constraints. A constant that is the size of a
    /// text is the size before the text is wrapped.
    private(set) var constants: ContiguousArray<Double> = []
    /// Whether the constants must be read again before the next solution, because their sources may have changed.
    var needsReading = true
    private(set) var readings = 0
    private(set) var layout: ConstraintSolution?
    private(set) var fitting: ConstraintSolution?
    let isTemporary: Bool
    let environment = SimulationEnvironment.current.constraints

    private static var madeCount = 0
    /// Whether a temporary engine is at work. There is never a second temporary engine.
    private static var hasTemporary = false

    /// Makes an engine without items and constraints, which `gather(_:)` then adds.
    private init(of root: View, isTemporary: Bool) {
        self.root = root.constraintState
        self.isTemporary = isTemporary
        ConstraintEngine.madeCount += 1
        number = ConstraintEngine.madeCount
        environment.work.engines += 1
    }

    /// Makes the engine that a root view stores. Returns nil if no constraint concerns the root's subtree. The engine
    /// is stored before client code is called, so that it is discarded if client code changes constraints.
    static func make(of root: View) -> ConstraintEngine? {
        let engine = ConstraintEngine(of: root, isTemporary: false)
        engine.root.engine = engine
        engine.gather(root)
        if !engine.parts.constraints.isEmpty { return engine }
        if engine.root.engine === engine { engine.root.engine = nil }
        return nil
    }

    /// Makes a temporary engine for a request that arrives while the root's own engine is at work. Returns nil if
    /// another temporary engine is at work, or if no constraint concerns the root's subtree.
    static func makeTemporary(of root: View) -> ConstraintEngine? {
        guard !hasTemporary else { return nil }
        let engine = ConstraintEngine(of: root, isTemporary: true)
        engine.gather(root)
        return engine.parts.constraints.isEmpty ? nil : engine
    }

    // MARK: Solving

    /// Computes the frames of all items, for the root's current size. Does nothing if neither a constant nor the root's
    /// size has changed.
    func solve() {
        guard let view = root.view else { return }
        atWork {
            read(view)
            let solution = layout ?? ConstraintSolution(.layout, of: self)
            layout = solution
            return solution.solve(self, rootSize: view.bounds.size) ? solution : nil
        }.map { report($0) }
    }

    /// Returns the size that the root gets if it prefers `size` with the given priorities.
    func solve(for size: CGSize, horizontal: LayoutPriority, vertical: LayoutPriority) -> CGSize {
        guard let view = root.view else { return .zero }
        environment.work.fits += 1
        let purpose = ConstraintSolution.Purpose.fitting(horizontal: horizontal, vertical: vertical)
        if !needsReading, let fitting, fitting.purpose == purpose, fitting.isSolved(self, rootSize: size) {
            return fitting.rect(0).size
        }
        let (solution, isNew) = atWork {
            read(view)
            let solution = fitting.flatMap { $0.purpose == purpose ? $0 : nil } ?? ConstraintSolution(purpose, of: self)
            fitting = solution
            return (solution, solution.solve(self, rootSize: size))
        }
        let found = solution.rect(0).size
        if isNew { report(solution) }
        return found
    }

    /// Runs `body` with the engine marked as at work, because `body` may call client code.
    private func atWork<Answer>(_ body: () -> Answer) -> Answer {
        let outer = (isAtWork: root.isAtWork, hasTemporary: ConstraintEngine.hasTemporary)
        root.isAtWork = true
        if isTemporary { ConstraintEngine.hasTemporary = true }
        defer { (root.isAtWork, ConstraintEngine.hasTemporary) = outer }
        return body()
    }

    private func gather(_ view: View) {
        parts = atWork { EngineBuilder.parts(of: view, number: number, in: environment) }
    }

    private func read(_ view: View) {
        guard needsReading else { return }
        needsReading = false
        if !parts.readContents() {
            parts = EngineBuilder.parts(of: view, number: number, in: environment)
            layout = nil
            fitting = nil
            _ = parts.readContents()
        }
        constants.reserveCapacity(parts.system.count)
        parts.readConstants(into: &constants)
        readings += 1
    }

    // MARK: The solution

    /// Returns the slot of an item, which is the item's index in the system; nil if the item is not in the system.
    func slot(of state: ConstraintState) -> Int? {
        if state.engineNumber == number, state.slot < parts.entries.count, parts.entries[state.slot].state === state {
            return state.slot
        }
        // A later engine has the item too and has overwritten its slot.
        if let slots { return slots[ObjectIdentifier(state)] }
        var slots: [ObjectIdentifier: Int] = [:]
        for (slot, entry) in parts.entries.enumerated() { slots[ObjectIdentifier(entry.state)] = slot }
        self.slots = slots
        return slots[ObjectIdentifier(state)]
    }

    /// Calls `body` with each item directly inside a view and with the item's rectangle. Items whose frames do not come
    /// from the solution are left out.
    func forEachFreeItem(in state: ConstraintState, _ body: (ConstraintState, CGRect) -> Void) {
        guard let layout, let outer = slot(of: state) else { return }
        // `body` may cause another reading of the engine, which may change its items.
        let entries = parts.entries
        var slot = entries[outer].first
        while slot >= 0 {
            body(entries[slot].state, layout.rect(slot))
            slot = entries[slot].next
        }
    }
}
