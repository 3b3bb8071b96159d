import CellSizing
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
@MainActor
final class ConstraintEngine {
    unowned let root: ConstraintState
    let number: Int
    var parts: EngineParts
    /// In the order of the system's constraints, with texts in one line.
    private(set) var constants: ContiguousArray<Double> = []
    /// Something that constants follow from may have changed.
    var needsReading = true
    private(set) var readings = 0
    private(set) var layout: ConstraintSolution?
    private(set) var fitting: ConstraintSolution?
    /// What somebody was told.
    var reported: Set<ConstraintDiagnostic> = []

    private static var madeCount = 0
    /// Structures are few and cells are many; the second cell of a kind starts where the first one ended.
    static var prepared = PreparedStructures()

    init(of root: View) {
        self.root = root.constraintState
        ConstraintEngine.madeCount += 1
        number = ConstraintEngine.madeCount
        parts = EngineBuilder.parts(of: root, number: number)
        SizingWork.total.engines += 1
    }

    /// Whether no constraint is in it.
    var isEmpty: Bool { parts.constraints.isEmpty }

    // MARK: Solving

    /// Finds where everything is, with the root as large as it is now. Nothing is done where nothing changed.
    func solve() {
        guard let view = root.view else { return }
        read(view)
        if layout == nil { layout = ConstraintSolution(.layout, of: self) }
        layout?.solve(self, rootSize: view.bounds.size)
    }

    /// Finds how large the root is when its size is wanted at priorities.
    func solve(for size: CGSize, horizontal: LayoutPriority, vertical: LayoutPriority) -> CGSize {
        guard let view = root.view else { return .zero }
        SizingWork.total.fits += 1
        read(view)
        let purpose = ConstraintSolution.Purpose.fitting(horizontal: horizontal, vertical: vertical)
        if fitting?.purpose != purpose { fitting = ConstraintSolution(purpose, of: self) }
        fitting?.solve(self, rootSize: size)
        return fitting?.rect(0).size ?? .zero
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
        if state.engineNumber == number { return state.slot }
        // Another engine was made since then that has the item too.
        return parts.entries.firstIndex { $0.state === state }
    }

    /// Where an item is, in the coordinates of the view that it is in; nil for what is not in the system.
    func rect(of state: ConstraintState) -> CGRect? {
        slot(of: state).flatMap { layout?.rect($0) }
    }

    /// Calls `body` with each item in a view whose frame comes from the solution.
    func forEachFreeItem(in state: ConstraintState, _ body: (ConstraintState, CGRect) -> Void) {
        guard let layout, let outer = slot(of: state) else { return }
        var slot = parts.entries[outer].first
        while slot >= 0 {
            body(parts.entries[slot].state, layout.rect(slot))
            slot = parts.entries[slot].next
        }
    }
}
