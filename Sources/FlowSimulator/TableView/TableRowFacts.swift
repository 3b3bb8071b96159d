import FlowEngine
import Foundation
import ViewSimulator

/// What is known of a row's height, for whoever writes a table down.
package struct TableRowFacts {
    /// In points, with the line below.
    package var height: CGFloat
    /// Whether it is a guess until the row comes on screen.
    package var hasEstimate: Bool
    /// Whether the row was asked when it came on screen.
    package var isMeasured: Bool
}

extension TableView {
    /// Asks nobody. Nil where there is no such row. O(log *n*) once heights are read.
    package func rowFacts(at indexPath: IndexPath) -> TableRowFacts? {
        readHeightsIfNeeded()
        guard let path = ItemPath(indexPath), geometry.contains(path) else { return nil }
        return TableRowFacts(
            height: geometry.height(of: path), hasEstimate: hasEstimate(path),
            isMeasured: geometry.model.sizeSource(of: path) == .measured)
    }

    /// Whether rows have estimates at all; a delegate may say of single rows that they have none.
    package var estimatesRows: Bool {
        readHeightsIfNeeded()
        return pass.heights.isEstimating
    }

    /// What a row is guessed at of which the delegate says nothing, in points; 0: there are no estimates.
    package var usualRowEstimate: CGFloat { rowEstimate }

    /// What the line below takes from a row that sizes itself, in points.
    package var rowLine: CGFloat { separatorThickness }

    /// Asks the delegate once more for a row's height. Nil where it says nothing. Nothing is counted or reported.
    package func declaredHeightOfRow(at indexPath: IndexPath) -> CGFloat? {
        guard let delegate = tableDelegate else { return nil }
        let wasAsking = pass.isAskingHeight
        pass.isAskingHeight = true
        defer { pass.isAskingHeight = wasAsking }
        return OptionalRequirement.ask { delegate.tableView(self, heightForRowAt: indexPath) }
    }

    /// The same of its estimate.
    package func declaredEstimateOfRow(at indexPath: IndexPath) -> CGFloat? {
        guard let delegate = tableDelegate else { return nil }
        return OptionalRequirement.ask { delegate.tableView(self, estimatedHeightForRowAt: indexPath) }
    }

    /// Of the views above and below all sections, in points, as they count; nil where there is none.
    package var accessoryViewHeights: (header: CGFloat?, footer: CGFloat?) {
        (tableHeaderView.map { _ in geometry.headerViewHeight }, tableFooterView.map { _ in geometry.footerViewHeight })
    }

    /// Of the index at the side, where it is shown; nil until the data source was asked.
    package var knownIndexTitles: [String]? {
        pass.sectionIndexTitles.map { _ in sectionIndexWidth > 0 ? pass.sectionIndexTitles ?? [] : [] }
    }
}
