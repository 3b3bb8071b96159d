#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

extension UITableView {
    /// The table's properties that scenarios have, in the order in which a player sets them.
    static let scenarioProperties: [ObjectProperty<Scenario.Table, UITableView>] = {
        var properties: [ObjectProperty<Scenario.Table, UITableView>] = [
            .init("rowHeight", \.rowHeight, \.rowHeight),
            .init("estimatedRowHeight", \.estimatedRowHeight, \.estimatedRowHeight),
            .init("sectionHeaderHeight", \.sectionHeaderHeight, \.sectionHeaderHeight),
            .init("sectionFooterHeight", \.sectionFooterHeight, \.sectionFooterHeight),
            .init("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight, \.estimatedSectionHeaderHeight),
            .init("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight, \.estimatedSectionFooterHeight),
            .init("insetsContentViewsToSafeArea", \.insetsContentViewsToSafeArea, \.insetsContentViewsToSafeArea),
            .init("editing", \.isEditing, \.isEditing),
        ]
        if #available(iOS 15, tvOS 15, *) {
            properties.append(.init("sectionHeaderTopPadding", \.sectionHeaderTopPadding, \.sectionHeaderTopPadding))
        }
        #if !os(tvOS)
        properties.append(
            .init(
                "separatorStyle", \.separatorStyle, \.separatorStyle,
                set: { $0 == .none ? UITableViewCell.SeparatorStyle.none : .singleLine },
                read: { $0 == .none ? .none : .singleLine }))
        #endif
        return properties
    }()

    /// The table's properties in the form of scenarios. Some numbers may be invalid in a scenario, for example
    /// negative.
    var scenarioTable: Scenario.Table {
        var table = Scenario.Table()
        table.style = .init(style)
        table.profiles = [.ofThisSystem]
        Self.scenarioProperties.read(from: self, into: &table)
        table.headerViewHeight = tableHeaderView.map { Double($0.frame.height) }
        table.footerViewHeight = tableFooterView.map { Double($0.frame.height) }
        return table
    }
}

extension Scenario.Table.Profile {
    /// The profile of the system on which the table runs.
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
    /// The height in the form of scenarios: `automatic` for a negative or an infinite height, and for a value that is
    /// not a number.
    var tableHeight: Double { self >= 0 && isFinite ? Double(self) : Scenario.Table.automaticHeight }
}
#endif
