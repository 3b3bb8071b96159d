import FlowSimulator

/// The kinds of cells of a run, and the work that their cells caused.
@MainActor
package final class ScenarioCells {
    private let kinds: [String: Scenario.Cell]
    private let weights: [String: Int]
    private let workLimit: Int
    /// The number of views, guides and constraints that were laid out, and fifty for each that was made.
    private(set) var work = 0
    /// The number of times that the views and constraints of a cell were made: once for every cell object.
    package private(set) var madeCount = 0
    /// The work of making a part; laying it out is a work of one.
    private static let making = 50

    init(_ kinds: [String: Scenario.Cell], workLimit: Int) {
        (self.kinds, self.workLimit) = (kinds, workLimit)
        weights = kinds.mapValues(\.weight)
    }

    /// Begins to count work again.
    func renew() {
        work = 0
    }

    package func kind(_ name: String) -> Scenario.Cell? { kinds[name] }

    /// Whether the run has used up its work. It ends after the present layout, which must end, too: until then cells
    /// are left as they are.
    private var isExhausted: Bool { work > workLimit }

    /// Adds the layout of a cell to the work.
    ///
    /// - Returns: False if the work is used up, and the cell is left as it is.
    func chargeLayout(_ name: String, _ content: Scenario.Cell.Content) -> Bool {
        guard !isExhausted, let weight = weights[name] else { return false }
        work += weight + content.textWeight
        return true
    }

    /// Makes the views of a cell in its content view; nil if there were too many.
    func make(_ name: String, in contentView: View, at category: Scenario.ContentSizeCategory) -> CellViews? {
        guard let cell = kinds[name], let weight = weights[name], !isExhausted else { return nil }
        work += weight * Self.making
        madeCount += 1
        return CellViews(cell, in: contentView, at: category)
    }
}
