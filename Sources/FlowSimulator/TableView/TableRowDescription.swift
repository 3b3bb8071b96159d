import FlowEngine
import ViewSimulator

/// The description of a row's height, for code that writes a table as a scenario.
package struct TableRowDescription {
    /// The height in points, with the line below.
    package var height: CGFloat
    /// Whether the row has an estimate until it comes on screen.
    package var hasEstimate: Bool
    /// Whether the height was determined when the row came on screen.
    package var isMeasured: Bool
}

extension TableView {
    /// The description of a row; nil if there is no such row. Asks neither data source nor delegate. O(log *n*) once
    /// heights are read.
    package func rowDescription(at indexPath: IndexPath) -> TableRowDescription? {
        readHeightsIfNeeded()
        guard let path = ItemPath(indexPath), geometry.contains(path) else { return nil }
        return TableRowDescription(
            height: geometry.height(of: path), hasEstimate: hasEstimate(path),
            isMeasured: geometry.model.sizeSource(of: path) == .measured)
    }

    /// Whether rows have estimates. A delegate may still return none for single rows.
    package var estimatesRows: Bool {
        readHeightsIfNeeded()
        return pass.heights.isEstimating
    }

    /// The estimate of rows for which the delegate gives none, in points; 0 if there are no estimates.
    package var usualRowEstimate: CGFloat { rowEstimate }

    /// The height of the line below a self-sizing row, in points.
    package var rowLine: CGFloat { separatorThickness }

    /// The delegate's height of a row, asked again; nil if it does not implement the method. The call is neither
    /// counted nor reported.
    package func declaredHeightOfRow(at indexPath: IndexPath) -> CGFloat? {
        tableDelegate.flatMap { askHeight(at: indexPath, of: $0) }
    }

    /// The delegate's estimate of a row, asked again; nil if it does not implement the method. The call is neither
    /// counted nor reported.
    package func declaredEstimateOfRow(at indexPath: IndexPath) -> CGFloat? {
        guard let delegate = tableDelegate else { return nil }
        return OptionalRequirement.ask { delegate.tableView(self, estimatedHeightForRowAt: indexPath) }
    }

    /// The heights of the views above and below all sections, in points; nil if there is no such view.
    package var accessoryViewHeights: (header: CGFloat?, footer: CGFloat?) {
        (tableHeaderView.map { _ in geometry.headerViewHeight }, tableFooterView.map { _ in geometry.footerViewHeight })
    }

    /// The titles of the section index, empty if it is not shown; nil until the data source was asked.
    package var knownIndexTitles: [String]? {
        pass.sectionIndexTitles.map { _ in sectionIndexWidth > 0 ? pass.sectionIndexTitles ?? [] : [] }
    }
}
