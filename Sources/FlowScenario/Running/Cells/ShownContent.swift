import FlowSimulator

/// What a cell, header or footer with contents shows: its views and constraints are made once, and from then on it
/// shows one content after the other.
@MainActor
package final class ShownContent {
    private(set) var views: CellViews?
    private var content = Scenario.Cell.Content()
    private weak var cells: ScenarioCells?
    private var kind = ""

    /// - Parameters:
    ///   - name: Of the kind of cell.
    ///   - contentView: Of the view that shows it, always the same.
    ///   - category: The reader's text size.
    func show(
        _ content: Scenario.Cell.Content, of name: String, from cells: ScenarioCells, in contentView: View,
        at category: Scenario.ContentSizeCategory
    ) {
        if views == nil { views = cells.make(name, in: contentView, at: category) }
        (self.cells, kind) = (cells, name)
        show(content, at: category)
    }

    /// Another content than the one that is shown; the cell is not asked again for that unless it asks to be.
    func show(_ content: Scenario.Cell.Content, at category: Scenario.ContentSizeCategory) {
        guard let views, mayLayOut(content) else { return }
        self.content = content
        views.show(content, at: category)
    }

    /// Counts that it is laid out, and says whether it may.
    func mayLayOut() -> Bool { mayLayOut(content) }

    private func mayLayOut(_ content: Scenario.Cell.Content) -> Bool {
        cells?.mayLayOut(kind, content) ?? false
    }

    /// In the content view's coordinates; nil where there is no such view.
    func frame(of name: String) -> CGRect? { views?.frame(of: name) }

    func lineCount(of name: String) -> Int? { views?.lines(of: name)?.count }
}
