import ElementsSimulator

/// The kinds of cells in a run, and the work that their cells have caused.
@MainActor
package final class ScenarioCells {
    private let kinds: [String: Scenario.Cell]
    private let weights: [String: Int]
    private let workLimit: Int
    /// The work that cells have caused since the run began, or since the last ``renew()``. Each view, guide and
    /// constraint of a cell adds 50 when it is made, and 1 whenever the cell is laid out.
    private(set) var work = 0
    /// The number of cell objects whose views and constraints were made.
    package private(set) var madeCount = 0
    /// The work of making one view, guide or constraint. The unit is the work of laying it out once.
    private static let making = 50

    init(_ kinds: [String: Scenario.Cell], workLimit: Int) {
        (self.kinds, self.workLimit) = (kinds, workLimit)
        weights = kinds.mapValues(\.weight)
    }

    /// Sets ``work`` to 0, so that the limit of work applies to the next step alone.
    func renew() {
        work = 0
    }

    package func kind(_ name: String) -> Scenario.Cell? { kinds[name] }

    /// Whether the run has reached its limit of work for cells. Cells are then not changed until the present layout
    /// ends, and the run ends after this layout.
    private var isExhausted: Bool { work > workLimit }

    /// Adds the work of a cell's layout to the run's work. Returns false and adds nothing if the limit of this work was
    /// exceeded, or if no kind of cell has the name. The cell is then left as it is.
    func chargeLayout(_ name: String, _ content: Scenario.Cell.Content) -> Bool {
        guard !isExhausted, let weight = weights[name] else { return false }
        work += weight + content.textWeight
        return true
    }

    /// Makes the views of a cell in the given content view; nil if the run has reached its limit of work for cells.
    func make(_ name: String, in contentView: View, at category: Scenario.ContentSizeCategory) -> CellViews? {
        guard let cell = kinds[name], let weight = weights[name], !isExhausted else { return nil }
        work += weight * Self.making
        madeCount += 1
        return CellViews(cell, in: contentView, at: category)
    }
}
