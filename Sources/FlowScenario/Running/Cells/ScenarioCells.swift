import FlowSimulator

/// The kinds of cells of a run, and the work that cells of them were.
@MainActor
package final class ScenarioCells {
    private let kinds: [String: Scenario.Cell]
    private let weights: [String: Int]
    private let workLimit: Int
    /// Views, guides and constraints that were laid out, and fifty for each that was made.
    private(set) var work = 0
    /// How often the views and constraints of a cell were made: once for every cell object.
    package private(set) var madeCount = 0
    /// What making something counts for, where laying it out counts for one.
    private static let making = 50

    init(_ kinds: [String: Scenario.Cell], workLimit: Int) {
        (self.kinds, self.workLimit) = (kinds, workLimit)
        weights = kinds.mapValues(\.weight)
    }

    /// The work so far counts no more.
    func renew() {
        work = 0
    }

    package func kind(_ name: String) -> Scenario.Cell? { kinds[name] }

    /// A run that has used up its work ends after the present layout, which must end, too: then cells are left as they
    /// are.
    private var isExhausted: Bool { work > workLimit }

    /// Counts that a cell is laid out, and says whether it may.
    func mayLayOut(_ name: String, _ content: Scenario.Cell.Content) -> Bool {
        guard !isExhausted, let weight = weights[name] else { return false }
        work += weight + content.textWeight
        return true
    }

    /// The views of a cell in its content view; nil where there were too many.
    func make(_ name: String, in contentView: View, at category: Scenario.ContentSizeCategory) -> CellViews? {
        guard let cell = kinds[name], let weight = weights[name], !isExhausted else { return nil }
        work += weight * Self.making
        madeCount += 1
        return CellViews(cell, in: contentView, at: category)
    }
}
