import ElementsSimulator

/// The content that a cell, header or footer shows, and the views that show it. These views and their constraints are
/// made once; after that only the content in them changes.
@MainActor
package final class ShownContent {
    private(set) var views: CellViews?
    private var content = Scenario.Cell.Content()
    private weak var cells: ScenarioCells?
    private var kind = ""

    /// Shows a content, and makes the views of the cell at the first call.
    ///
    /// - Parameters:
    ///   - name: The name of the kind of cell.
    ///   - contentView: The content view of the view that shows it, always the same.
    ///   - category: The reader's text size.
    func show(
        _ content: Scenario.Cell.Content, of name: String, from cells: ScenarioCells, in contentView: View,
        at category: Scenario.ContentSizeCategory
    ) {
        if views == nil { views = cells.make(name, in: contentView, at: category) }
        (self.cells, kind) = (cells, name)
        show(content, at: category)
    }

    /// Shows another content. The cell is measured again only if it asks for a measurement.
    func show(_ content: Scenario.Cell.Content, at category: Scenario.ContentSizeCategory) {
        guard let views, chargeLayout(content) else { return }
        self.content = content
        views.show(content, at: category)
    }

    /// Adds the work of a layout of the cell to the run's work. Returns false if the limit of this work is reached.
    func chargeLayout() -> Bool { chargeLayout(content) }

    private func chargeLayout(_ content: Scenario.Cell.Content) -> Bool {
        cells?.chargeLayout(kind, content) ?? false
    }

    /// Returns the frame of a view in the content view's coordinates; nil if there is no such view.
    func frame(of name: String) -> CGRect? { views?.frame(of: name) }

    func lineCount(of name: String) -> Int? { views?.lines(of: name)?.count }
}
