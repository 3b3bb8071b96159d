#if canImport(UIKit) && !os(watchOS)
import UIKit

// What of a table a scenario names, under the names that it has there.

extension UITableView {
    /// The members of `container`.
    var allContainerValues: [String: DocumentValue] {
        var values = containerValues
        if #available(iOS 16, tvOS 16, *) {
            switch selfSizingInvalidation {
            case .disabled: values["selfSizingInvalidation"] = "disabled"
            case .enabledIncludingConstraints: values["selfSizingInvalidation"] = "enabledIncludingConstraints"
            default: values["selfSizingInvalidation"] = "enabled"
            }
        }
        return values
    }

    /// The members of `table`.
    var tableValues: [String: DocumentValue] {
        var values: [String: DocumentValue] = [
            "style": styleName, "profile": Self.profileName,
            "rowHeight": rowHeight.tableHeight, "estimatedRowHeight": estimatedRowHeight.tableHeight,
            "sectionHeaderHeight": sectionHeaderHeight.tableHeight,
            "sectionFooterHeight": sectionFooterHeight.tableHeight,
            "estimatedSectionHeaderHeight": estimatedSectionHeaderHeight.tableHeight,
            "estimatedSectionFooterHeight": estimatedSectionFooterHeight.tableHeight,
            "headerView": tableHeaderView?.frame.height.tableHeight ?? .null,
            "footerView": tableFooterView?.frame.height.tableHeight ?? .null,
            "insetsContentViewsToSafeArea": .bool(insetsContentViewsToSafeArea), "editing": .bool(isEditing),
        ]
        if #available(iOS 15, tvOS 15, *) { values["sectionHeaderTopPadding"] = sectionHeaderTopPadding.tableHeight }
        #if !os(tvOS)
        switch separatorStyle {
        case .none: values["separatorStyle"] = "none"
        default: values["separatorStyle"] = "singleLine"
        }
        #endif
        return values
    }

    private var styleName: DocumentValue {
        switch style {
        case .plain: "plain"
        case .grouped: "grouped"
        default: "insetGrouped"
        }
    }

    /// The system whose tables these are.
    private static var profileName: DocumentValue {
        switch Int(UIDevice.current.systemVersion.prefix { $0 != "." }) ?? 18 {
        case ..<8: "iOS7"
        case 8: "iOS8"
        case 9...10: "iOS9"
        case 11...14: "iOS11"
        case 15...18: "iOS15"
        default: "iOS26"
        }
    }
}

extension CGFloat {
    /// A height, or what says that something sizes itself.
    @MainActor var tableHeight: DocumentValue {
        self == UITableView.automaticDimension ? "automatic" : .number(Double(self))
    }
}
#endif
