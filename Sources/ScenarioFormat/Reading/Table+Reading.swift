import PlainTexts

extension Scenario.Table {
    /// The keys that a step can set.
    static let changingKeys = fields.rows.filter(\.isChangeable).map(\.key)

    init(_ place: JSONPlace) throws(ScenarioError) {
        let object = try place.object(Self.fields.keys)
        if let list = object["profiles"], object.has("profile") {
            throw list.error("“profile” and “profiles” exclude each other")
        }
        self.init()
        try Self.fields.read(object, into: &self)
    }

    /// Reads the properties after a `set`.
    static func change(_ place: JSONPlace, of table: Self) throws(ScenarioError) -> Scenario.TableChange {
        if let style = place.value["style"] {
            throw JSONPlace(value: style, place: "\(place.place).style").error("cannot be changed between steps")
        }
        let others = Scenario.Layout.fields.keys.filter { !changingKeys.contains($0) }
        let object = try place.object(changingKeys + others)
        guard !object.keys.isEmpty else { throw place.error("sets nothing") }
        try object.refuse(others, "goes with a “layout” only")
        if let profile = object["profile"], table.profiles.count > 1 {
            throw profile.error("cannot be changed where “profiles” are played side by side")
        }
        var changed = table
        try fields.read(object, into: &changed)
        return Scenario.TableChange(changed, names: object.keys)
    }

    /// Reads a list of profiles: each once, at least one.
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

extension Scenario.AnchorRule {
    init(_ place: JSONPlace) throws(ScenarioError) {
        if case .string = place.value {
            self = try place.choice([
                ("automatic", .automatic), ("top", .top), ("bottom", .bottom), ("none", .none),
            ])
            return
        }
        let item = try place.object(["item"]).required("item")
        self = .item(try item.itemPath())
    }
}

extension JSONPlace {
    /// Reads a height in points, or the word for a height that follows from the content.
    package func tableHeight() throws(ScenarioError) -> Double {
        switch value {
        case .string("automatic"): return Scenario.Table.automaticHeight
        case .string(let text): throw error("\(quoted(text)) is neither a number nor “automatic”")
        case .number(Scenario.Table.automaticHeight): throw error("write “automatic” for \(NumberText.plain(-1))")
        default: return try length()
        }
    }

    package func strings() throws(ScenarioError) -> [String] {
        try elements { element throws(ScenarioError) in try element.string() }
    }

    /// Reads the path of an item, `0-3`.
    package func itemPath() throws(ScenarioError) -> Scenario.ItemPath {
        let name = try string()
        guard let path = Scenario.ItemPath(name), path.section <= ScenarioLimits.items,
            path.item <= ScenarioLimits.items
        else { throw error("\(quoted(name)) names no item; write “0-3”") }
        return path
    }

    /// One path, or a list of them.
    package func itemPaths() throws(ScenarioError) -> [Scenario.ItemPath] {
        guard case .array = value else { return [try itemPath()] }
        return try elements { element throws(ScenarioError) in try element.itemPath() }
    }

    /// One value, or a list of them that is not empty.
    package func list<Value>(
        _ what: String, _ read: (JSONPlace) throws(ScenarioError) -> Value
    ) throws(ScenarioError) -> [Value] {
        guard case .array = value else { return [try read(self)] }
        let values = try elements(read)
        guard !values.isEmpty else { throw error("expected at least one \(what)") }
        return values
    }

    /// One height of a row, or a list of them.
    package func rowHeights() throws(ScenarioError) -> [Scenario.Length] {
        try list("height") { place throws(ScenarioError) in
            switch place.value {
            case .string(let text) where text.last == "%": try place.length(along: .height)
            case .object: try place.length(along: .height)
            default: .points(try place.tableHeight())
            }
        }
    }
}
