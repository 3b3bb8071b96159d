/// An optional method of a table's delegate or data source. The raw value is a part of the method's name in UIKit.
///
/// A table that finds a method calls it for every row or section, and behaves differently. So a scenario's delegate
/// has only those whose values a row or section needs at any time.
package enum TableMethod: String, Hashable, Sendable, CaseIterable {
    case rowHeight = "heightForRowAt"
    case rowEstimate = "estimatedHeightForRowAt"
    case rowIndentation = "indentationLevelForRowAt"
    case headerHeight = "heightForHeaderInSection"
    case headerEstimate = "estimatedHeightForHeaderInSection"
    case headerView = "viewForHeaderInSection"
    case footerHeight = "heightForFooterInSection"
    case footerEstimate = "estimatedHeightForFooterInSection"
    case footerView = "viewForFooterInSection"
    case headerTitle = "titleForHeaderInSection"
    case footerTitle = "titleForFooterInSection"
}

extension Scenario {
    /// The optional methods that the delegate and the data source of the scenario's table must implement.
    package var tableMethods: Set<TableMethod> {
        let sections = sectionsOfAllTimes
        let rows = sections.flatMap(\.items).map(\.row)
        let (headers, footers) = (sections.compactMap(\.header), sections.compactMap(\.footer))
        return Set(
            TableMethod.allCases.filter { method in
                switch method {
                case .rowHeight: rows.contains { !$0.heights.isEmpty }
                case .rowEstimate: rows.contains { !$0.estimates.isEmpty }
                case .rowIndentation: rows.contains { $0.indentationLevel != 0 }
                case .headerHeight: headers.contains { $0.height != nil }
                case .headerEstimate: headers.contains { $0.estimate != nil }
                case .headerView: headers.contains { $0.title == nil }
                case .footerHeight: footers.contains { $0.height != nil }
                case .footerEstimate: footers.contains { $0.estimate != nil }
                case .footerView: footers.contains { $0.title == nil }
                case .headerTitle: headers.contains { $0.title != nil }
                case .footerTitle: footers.contains { $0.title != nil }
                }
            })
    }
}
