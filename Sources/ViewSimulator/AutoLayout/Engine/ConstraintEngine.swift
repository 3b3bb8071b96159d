import ConstraintSolving
import Foundation

/// The constraints around one view, its root, as a system that a solver solves: views and guides become four variables
/// each, in the coordinates of the view that they are in.
///
/// ```
/// gather items and constraints of the root → lower each constraint to a linear one → read constants → solve
/// → measure again what wraps, at the width that came out → solve with those constants → values
/// ```
///
/// A view whose frame is its own is constant to the constraints around it, and so is the root while it is laid out. A
/// subtree of such a view that no constraint reaches from outside has an engine of its own: 64 cells are 64 small
/// systems.
///
/// One engine serves layout and fitting: both share what was gathered, lowered and read, and each has its solver.
///
/// Views that are asked for their contents and baselines may lay themselves out to find them, or have a size fitted.
/// Then the engine around them is at work already, and a temporary one answers, without what is being asked.
@MainActor
final class ConstraintEngine {
    unowned let root: ConstraintState
    let number: Int
    var parts = EngineParts() {
        didSet { slots = nil }
    }
    /// Of all items, where they had to be looked for.
    private var slots: [ObjectIdentifier: Int]?
    /// In the order of the system's constraints, with texts in one line.
    private(set) var constants: ContiguousArray<Double> = []
    /// Something that constants follow from may have changed.
    var needsReading = true
    private(set) var readings = 0
    private(set) var layout: ConstraintSolution?
    private(set) var fitting: ConstraintSolution?
    let isTemporary: Bool

    private static var madeCount = 0
    /// A temporary engine is at work: there is no second one.
    private static var hasTemporary = false
    /// Structures are few and cells are many; the second cell of a kind starts where the first one ended.
    static var prepared = PreparedStructures()

    /// Knows nothing until `gather(_:)`.
    private init(of root: View, isTemporary: Bool) {
        self.root = root.constraintState
        self.isTemporary = isTemporary
        ConstraintEngine.madeCount += 1
        number = ConstraintEngine.madeCount
        SizingWork.total.engines += 1
    }

    /// The one that a root keeps, which is kept before clients are asked: so it is dropped where they change
    /// constraints. Nil where no constraint concerns the root's subtree.
    static func make(of root: View) -> ConstraintEngine? {
        let engine = ConstraintEngine(of: root, isTemporary: false)
        engine.root.engine = engine
        engine.gather(root)
        if !engine.parts.constraints.isEmpty { return engine }
        if engine.root.engine === engine { engine.root.engine = nil }
        return nil
    }

    /// One for a question that comes while the root's own is at work; nil where that has been answered so already, and
    /// where no constraint concerns the root's subtree.
    static func makeTemporary(of root: View) -> ConstraintEngine? {
        guard !hasTemporary else { return nil }
        let engine = ConstraintEngine(of: root, isTemporary: true)
        engine.gather(root)
        return engine.parts.constraints.isEmpty ? nil : engine
    }

    // MARK: Solving

    /// Finds where everything is, with the root as large as it is now. Nothing is done where nothing changed.
    func solve() {
        guard let view = root.view else { return }
        atWork {
            read(view)
            let solution = layout ?? ConstraintSolution(.layout, of: self)
            layout = solution
            return solution.solve(self, rootSize: view.bounds.size) ? solution : nil
        }.map { report($0) }
    }

    /// Finds how large the root is when its size is wanted at priorities.
    func solve(for size: CGSize, horizontal: LayoutPriority, vertical: LayoutPriority) -> CGSize {
        guard let view = root.view else { return .zero }
        SizingWork.total.fits += 1
        let purpose = ConstraintSolution.Purpose.fitting(horizontal: horizontal, vertical: vertical)
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

    /// Runs `body`, which asks views and so may call clients.
    private func atWork<Answer>(_ body: () -> Answer) -> Answer {
        let outer = (isAtWork: root.isAtWork, hasTemporary: ConstraintEngine.hasTemporary)
        root.isAtWork = true
        if isTemporary { ConstraintEngine.hasTemporary = true }
        defer { (root.isAtWork, ConstraintEngine.hasTemporary) = outer }
        return body()
    }

    private func gather(_ view: View) {
        parts = atWork { EngineBuilder.parts(of: view, number: number) }
    }

    private func read(_ view: View) {
        guard needsReading else { return }
        needsReading = false
        if !parts.readContents() {
            parts = EngineBuilder.parts(of: view, number: number)
            (layout, fitting) = (nil, nil)
            _ = parts.readContents()
        }
        constants.reserveCapacity(parts.system.count)
        parts.readConstants(into: &constants)
        readings += 1
    }

    // MARK: The solution

    /// Nil for what is not in the system.
    func slot(of state: ConstraintState) -> Int? {
        if state.engineNumber == number, state.slot < parts.entries.count, parts.entries[state.slot].state === state {
            return state.slot
        }
        // Another engine was made since then that has the item too.
        if let slots { return slots[ObjectIdentifier(state)] }
        var slots: [ObjectIdentifier: Int] = [:]
        for (slot, entry) in parts.entries.enumerated() { slots[ObjectIdentifier(entry.state)] = slot }
        self.slots = slots
        return slots[ObjectIdentifier(state)]
    }

    /// Where an item is, in the coordinates of the view that it is in; nil for what is not in the system.
    func rect(of state: ConstraintState) -> CGRect? {
        slot(of: state).flatMap { layout?.rect($0) }
    }

    /// Calls `body` with each item in a view whose frame comes from the solution.
    func forEachFreeItem(in state: ConstraintState, _ body: (ConstraintState, CGRect) -> Void) {
        guard let layout, let outer = slot(of: state) else { return }
        // What is called may have the engine read again, and then it may have other items.
        let entries = parts.entries
        var slot = entries[outer].first
        while slot >= 0 {
            body(entries[slot].state, layout.rect(slot))
            slot = entries[slot].next
        }
    }
}
