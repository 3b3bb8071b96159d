#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

extension UITableView {
    /// The table's properties. Their numbers may be such as no scenario has.
    var scenarioTable: Scenario.Table {
        var table = Scenario.Table()
        switch style {
        case .plain: table.style = .plain
        case .grouped: table.style = .grouped
        default: table.style = .insetGrouped
        }
        table.profiles = [.ofThisSystem]
        table.rowHeight = Double(rowHeight)
        table.estimatedRowHeight = Double(estimatedRowHeight)
        table.sectionHeaderHeight = Double(sectionHeaderHeight)
        table.sectionFooterHeight = Double(sectionFooterHeight)
        table.estimatedSectionHeaderHeight = Double(estimatedSectionHeaderHeight)
        table.estimatedSectionFooterHeight = Double(estimatedSectionFooterHeight)
        table.headerViewHeight = tableHeaderView.map { Double($0.frame.height) }
        table.footerViewHeight = tableFooterView.map { Double($0.frame.height) }
        table.insetsContentViewsToSafeArea = insetsContentViewsToSafeArea
        table.isEditing = isEditing
        if #available(iOS 15, tvOS 15, *) { table.sectionHeaderTopPadding = Double(sectionHeaderTopPadding) }
        #if !os(tvOS)
        table.separatorStyle = separatorStyle == .none ? .none : .singleLine
        #endif
        return table
    }
}

extension Scenario.Table.Profile {
    /// The system whose tables these are.
    @MainActor fileprivate static var ofThisSystem: Self {
        switch Int(UIDevice.current.systemVersion.prefix { $0 != "." }) ?? 18 {
        case ..<8: .iOS7
        case 8: .iOS8
        case 9...10: .iOS9
        case 11...14: .iOS11
        case 15...18: .iOS15
        default: .iOS26
        }
    }
}

extension CGFloat {
    /// A height that scenarios have: `automatic` for one that is negative, or no number.
    var tableHeight: Double { self >= 0 && isFinite ? Double(self) : Scenario.Table.automaticHeight }
}
#endif
