import FlowSimulator

extension Scenario.Table {
    /// Those that a step can set.
    static let changingKeys = [
        "profile", "rowHeight", "estimatedRowHeight", "sectionHeaderHeight", "sectionFooterHeight",
        "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight", "sectionHeaderTopPadding", "separatorStyle",
        "headerView", "footerView", "insetsContentViewsToSafeArea", "sectionIndex", "editing",
        "dequeuesForPath", "anchor",
    ]

    init(_ place: JSONPlace) throws(ScenarioError) {
        let object = try place.object(["style", "profiles"] + Self.changingKeys)
        try self.init(object, over: Self())
        style = try object.choice("style") ?? style
        if let list = object["profiles"] {
            guard !object.has("profile") else {
                throw list.error("“profile” and “profiles” exclude each other")
            }
            profiles = try Self.profiles(list)
        }
    }

    /// Reads properties; what is not given stays as in `base`.
    private init(_ object: JSONObject, over base: Self) throws(ScenarioError) {
        self = base
        if let place = object["profile"] { profiles = [try place.choice()] }
        rowHeight = try object.tableHeight("rowHeight") ?? rowHeight
        estimatedRowHeight = try object.tableHeight("estimatedRowHeight") ?? estimatedRowHeight
        sectionHeaderHeight = try object.tableHeight("sectionHeaderHeight") ?? sectionHeaderHeight
        sectionFooterHeight = try object.tableHeight("sectionFooterHeight") ?? sectionFooterHeight
        estimatedSectionHeaderHeight =
            try object.tableHeight("estimatedSectionHeaderHeight") ?? estimatedSectionHeaderHeight
        estimatedSectionFooterHeight =
            try object.tableHeight("estimatedSectionFooterHeight") ?? estimatedSectionFooterHeight
        sectionHeaderTopPadding = try object.tableHeight("sectionHeaderTopPadding") ?? sectionHeaderTopPadding
        separatorStyle = try object.choice("separatorStyle") ?? separatorStyle
        headerViewHeight = try object.lengthOrNone("headerView", headerViewHeight)
        footerViewHeight = try object.lengthOrNone("footerView", footerViewHeight)
        insetsContentViewsToSafeArea =
            try object.bool("insetsContentViewsToSafeArea") ?? insetsContentViewsToSafeArea
        if let list = object["sectionIndex"] { sectionIndex = try list.strings() }
        isEditing = try object.bool("editing") ?? isEditing
        dequeuesForPath = try object.bool("dequeuesForPath") ?? dequeuesForPath
        anchor = try object["anchor"].map(AnchorPolicy.init) ?? anchor
    }

    /// The properties after a `set`.
    static func change(_ place: JSONPlace, of table: Self) throws(ScenarioError) -> Scenario.TableChange {
        if let style = place.value["style"] {
            throw JSONPlace(value: style, place: "\(place.place).style").error("cannot be changed between steps")
        }
        let others = Scenario.Layout.keys.filter { !changingKeys.contains($0) }
        let object = try place.object(changingKeys + others)
        guard !object.keys.isEmpty else { throw place.error("sets nothing") }
        try object.refuse(others, "goes with a “layout” only")
        if let profile = object["profile"], table.profiles.count > 1 {
            throw profile.error("cannot be changed where “profiles” are played side by side")
        }
        return Scenario.TableChange(try Self(object, over: table), names: object.keys)
    }

    /// Each once, at least one.
    static func profiles(_ list: JSONPlace) throws(ScenarioError) -> [Profile] {
        var profiles: [Profile] = []
        for place in try list.elements() {
            let profile: Profile = try place.choice()
            guard !profiles.contains(profile) else { throw place.error("“\(profile.rawValue)” is there twice") }
            profiles.append(profile)
        }
        guard !profiles.isEmpty else { throw list.error("expected at least one profile") }
        return profiles
    }
}

extension AnchorPolicy {
    init(_ place: JSONPlace) throws(ScenarioError) {
        if case .string = place.value {
            self = try place.choice([
                ("automatic", .automatic), ("top", .top), ("bottom", .bottom), ("none", .unanchored),
            ])
            return
        }
        let item = try place.object(["item"]).required("item")
        self = .item(try item.itemPath().indexPath)
    }
}

extension JSONPlace {
    /// A height in points, or what says that something sizes itself.
    func tableHeight() throws(ScenarioError) -> Double {
        switch value {
        case .string("automatic"): return TableView.automaticHeight
        case .string(let text): throw error("\(quoted(text)) is neither a number nor “automatic”")
        case .number(TableView.automaticHeight): throw error("write “automatic” for \(NumberText.plain(-1))")
        default: return try length()
        }
    }

    func strings() throws(ScenarioError) -> [String] {
        var texts: [String] = []
        for place in try elements() { texts.append(try place.string()) }
        return texts
    }

    /// `0-3`.
    func itemPath() throws(ScenarioError) -> Scenario.ItemPath {
        let name = try string()
        guard let path = Scenario.ItemPath(name), path.section <= ScenarioLimits.items,
            path.item <= ScenarioLimits.items
        else { throw error("\(quoted(name)) names no item; write “0-3”") }
        return path
    }

    /// One path, or a list of them.
    func itemPaths() throws(ScenarioError) -> [Scenario.ItemPath] {
        guard case .array = value else { return [try itemPath()] }
        var paths: [Scenario.ItemPath] = []
        for element in try elements() { paths.append(try element.itemPath()) }
        return paths
    }

    /// One value, or a list of them that is not empty.
    func list<Value>(
        _ what: String, _ read: (JSONPlace) throws(ScenarioError) -> Value
    ) throws(ScenarioError) -> [Value] {
        guard case .array = value else { return [try read(self)] }
        var values: [Value] = []
        for place in try elements() { values.append(try read(place)) }
        guard !values.isEmpty else { throw error("expected at least one \(what)") }
        return values
    }

    /// One height of a row, or a list of them.
    func rowHeights() throws(ScenarioError) -> [Scenario.Length] {
        try list("height") { place throws(ScenarioError) in
            switch place.value {
            case .string(let text) where text.last == "%": try place.length(along: .height)
            case .object: try place.length(along: .height)
            default: .points(try place.tableHeight())
            }
        }
    }
}

extension JSONObject {
    func tableHeight(_ key: String) throws(ScenarioError) -> Double? { try self[key]?.tableHeight() }

    /// A length; none for null; what there was where the key is not there.
    fileprivate func lengthOrNone(_ key: String, _ present: Double?) throws(ScenarioError) -> Double? {
        guard let place = self[key] else { return present }
        return place.value == .null ? nil : try place.length()
    }
}

extension TableView {
    /// What says that something sizes itself, as documents and delegates have it.
    nonisolated static var automaticHeight: Double { -1 }
}
