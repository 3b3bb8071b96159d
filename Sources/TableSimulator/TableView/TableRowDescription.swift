import FlowEngine
import ViewSimulator

/// The description of a row's height, for code that writes a table as a scenario.
package struct TableRowDescription {
    /// The height of the row in points, including the separator.
    package var height: CGFloat
    /// Whether the row has an estimate until it comes on screen.
    package var hasEstimate: Bool
    /// Whether the height was determined when the row came on screen.
    package var isMeasured: Bool
}

extension TableView {
    /// The description of a row; nil if there is no such row. Asks neither data source nor delegate. O(log *n*) after
    /// heights were read.
    package func rowDescription(at indexPath: IndexPath) -> TableRowDescription? {
        readHeightsIfNeeded()
        guard let path = ItemPath(indexPath), geometry.contains(path) else { return nil }
        return TableRowDescription(
            height: geometry.height(of: path), hasEstimate: estimate(of: path) != .none,
            isMeasured: geometry.model.sizeSource(of: path) == .measured)
    }

    /// Whether rows have estimates in general. A single row has no estimate if the delegate returns 0 for it.
    package var estimatesRows: Bool {
        readHeightsIfNeeded()
        return pass.data.heights.isEstimating
    }

    /// The estimate of rows to which the delegate gives no estimate, in points; 0 if there are no estimates.
    package var usualRowEstimate: CGFloat { rowEstimate }

    /// The height of the separator of a self-sizing row, in points.
    package var rowLine: CGFloat { separatorThickness }

    /// Asks the delegate again for the height of a row. Returns nil if the delegate does not implement the method. The
    /// call is neither counted nor reported.
    package func declaredHeightOfRow(at indexPath: IndexPath) -> CGFloat? {
        tableDelegate.flatMap { askHeight(at: indexPath, of: $0) }
    }

    /// Asks the delegate again for the estimate of a row. Returns nil if the delegate does not implement the method.
    /// The call is neither counted nor reported.
    package func declaredEstimateOfRow(at indexPath: IndexPath) -> CGFloat? {
        guard let delegate = tableDelegate else { return nil }
        return OptionalRequirement.ask { delegate.tableView(self, estimatedHeightForRowAt: indexPath) }
    }

    /// The heights of the views above and below all sections, in points; nil if there is no such view.
    package var accessoryViewHeights: (header: CGFloat?, footer: CGFloat?) {
        (tableHeaderView.map { _ in geometry.headerViewHeight }, tableFooterView.map { _ in geometry.footerViewHeight })
    }

    /// The titles of the section index. Empty if the index is not shown; nil until the data source was asked.
    package var knownIndexTitles: [String]? {
        pass.data.sectionIndexTitles.map { _ in sectionIndexWidth > 0 ? pass.data.sectionIndexTitles ?? [] : [] }
    }
}
