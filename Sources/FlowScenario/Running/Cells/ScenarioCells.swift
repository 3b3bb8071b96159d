import FlowSimulator

/// The kinds of cells of a run, and the work that their cells caused.
@MainActor
package final class ScenarioCells {
    private let kinds: [String: Scenario.Cell]
    private let weights: [String: Int]
    private let workLimit: Int
    /// The work so far: one for each view, guide and constraint in a layout, and fifty for each that was made.
    private(set) var work = 0
    /// The number of times that the views and constraints of a cell were made: once for each cell object.
    package private(set) var madeCount = 0
    /// The work of making a part. Laying it out is a work of one.
    private static let making = 50

    init(_ kinds: [String: Scenario.Cell], workLimit: Int) {
        (self.kinds, self.workLimit) = (kinds, workLimit)
        weights = kinds.mapValues(\.weight)
    }

    /// Sets the work to 0, for the next step.
    func renew() {
        work = 0
    }

    package func kind(_ name: String) -> Scenario.Cell? { kinds[name] }

    /// Whether the run has used up its work. Cells are then left as they are until the present layout ends, and the run
    /// ends after it.
    private var isExhausted: Bool { work > workLimit }

    /// Adds the layout of a cell to the run's work.
    ///
    /// - Returns: False if the work is used up, and the cell is left as it is.
    func chargeLayout(_ name: String, _ content: Scenario.Cell.Content) -> Bool {
        guard !isExhausted, let weight = weights[name] else { return false }
        work += weight + content.textWeight
        return true
    }

    /// Makes the views of a cell in its content view; nil if the run has made too many.
    func make(_ name: String, in contentView: View, at category: Scenario.ContentSizeCategory) -> CellViews? {
        guard let cell = kinds[name], let weight = weights[name], !isExhausted else { return nil }
        work += weight * Self.making
        madeCount += 1
        return CellViews(cell, in: contentView, at: category)
    }
}
