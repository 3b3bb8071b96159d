import FlowSimulator

extension Scenario.Table.Style: JSONWritable {}
extension Scenario.Table.Profile: JSONWritable {}
extension Scenario.Table.SeparatorStyle: JSONWritable {}

extension Scenario.Table {
    /// What differs from other properties.
    ///
    /// - Parameter names: What is written in any case.
    func members(over base: Scenario.Table, naming names: [String] = []) -> JSONMembers {
        var members = JSONMembers(named: names)
        members.add("style", style, or: base.style)
        if profiles.count == 1 {
            members.add("profile", profiles, or: base.profiles) { $0[0].json }
        } else {
            members.add("profiles", profiles, or: base.profiles)
        }
        func add(_ key: String, _ height: KeyPath<Scenario.Table, Double?>) {
            members.add(key, self[keyPath: height], or: base[keyPath: height]) { Self.json($0) }
        }
        add("rowHeight", \.rowHeight)
        add("estimatedRowHeight", \.estimatedRowHeight)
        add("sectionHeaderHeight", \.sectionHeaderHeight)
        add("sectionFooterHeight", \.sectionFooterHeight)
        add("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight)
        add("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight)
        add("sectionHeaderTopPadding", \.sectionHeaderTopPadding)
        members.add("separatorStyle", separatorStyle, or: base.separatorStyle)
        add("headerView", \.headerViewHeight)
        add("footerView", \.footerViewHeight)
        members.add(
            "insetsContentViewsToSafeArea", insetsContentViewsToSafeArea, or: base.insetsContentViewsToSafeArea)
        members.add("sectionIndex", sectionIndex, or: base.sectionIndex)
        members.add("editing", isEditing, or: base.isEditing)
        members.add("dequeuesForPath", dequeuesForPath, or: base.dequeuesForPath)
        members.add("anchor", anchor, or: base.anchor)
        return members
    }

    /// A height in points, or what says that something sizes itself.
    static func json(_ height: Double?) -> JSONValue {
        height == TableView.automaticHeight ? "automatic" : .orNull(height)
    }
}
