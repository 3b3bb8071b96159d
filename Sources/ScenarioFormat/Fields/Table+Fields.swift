import PlainTexts

extension Scenario.Table {
    static let fields = Fields<Self>([
        Field("style", \.style, .choice, "`\"plain\"`, `\"grouped\"` or `\"insetGrouped\"`", isChangeable: false),
        Field(
            "profile", "\"$ref\": \"#/$defs/profile\"",
            "the system whose tables are meant: `\"iOS7\"`, `\"iOS8\"`, `\"iOS9\"` (and 10), `\"iOS11\"` (to 14), "
                + "`\"iOS15\"` (to 18), `\"iOS26\"`",
            usual: "`\"iOS15\"`",
            read: { table, place throws(ScenarioError) in table.profiles = [try place.choice()] },
            write: { table, base, members in
                if table.profiles.count == 1 {
                    members.add("profile", table.profiles, or: base.profiles) { $0[0].json }
                }
            }),
        Field(
            "profiles", "\"type\": \"array\", \"items\": {\"$ref\": \"#/$defs/profile\"}, \"minItems\": 1",
            "a list of them, instead of `profile`: all are played, each in a run of its own", usual: "none",
            isChangeable: false,
            read: { table, place throws(ScenarioError) in table.profiles = try profiles(place) },
            write: { table, base, members in
                if table.profiles.count != 1 { members.add("profiles", table.profiles, or: base.profiles) }
            }),
        Field(
            "rowHeight", \.rowHeight, .tableHeight, "height of rows for which the delegate gives none",
            usual: "`\"automatic\"`, on iOS 7 44"),
        Field(
            "estimatedRowHeight", \.estimatedRowHeight, .tableHeight,
            "the height that a row is assumed to have until it is measured; 0 switches estimates off, and with them rows "
                + "that size themselves",
            usual: "`\"automatic\"`, which is 44; before iOS 11 0"),
        Field("sectionHeaderHeight", \.sectionHeaderHeight, .tableHeight, edgeSummary, usual: "`\"automatic\"`"),
        Field("sectionFooterHeight", \.sectionFooterHeight, .tableHeight, edgeSummary, usual: "`\"automatic\"`"),
        Field(
            "estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight, .tableHeight, estimateSummary,
            usual: estimateUsual),
        Field(
            "estimatedSectionFooterHeight", \.estimatedSectionFooterHeight, .tableHeight, estimateSummary,
            usual: estimateUsual),
        Field(
            "sectionHeaderTopPadding", \.sectionHeaderTopPadding, .tableHeight,
            "padding above each header of a plain table", usual: "`\"automatic\"`: 22 from iOS 15 on, 0 before"),
        Field(
            "separatorStyle", \.separatorStyle, .choice,
            "`\"singleLine\"`, `\"singleLineEtched\"`: a row that sizes itself is a pixel higher than its content; or "
                + "`\"none\"`"),
        Field("headerView", \.headerViewHeight, .lengthOrNull, viewSummary, usual: "none"),
        Field("footerView", \.footerViewHeight, .lengthOrNull, viewSummary, usual: "none"),
        Field(
            "insetsContentViewsToSafeArea", \.insetsContentViewsToSafeArea, .bool,
            "whether content keeps clear of the safe area at the sides"),
        Field(
            "sectionIndex", \.sectionIndex, Form.text.list,
            "list of the titles of the index at the right, which takes width from all rows", usual: "none"),
        Field("editing", \.isEditing, .bool, "whether rows have controls to delete them"),
        Field(
            "dequeuesForPath", \.dequeuesForPath, .bool,
            "whether the data source dequeues cells with `for:`; iOS 8 asks for the height once more then"),
        Field("anchor", \.anchorRule, .anchor, "as in `layout`"),
    ])

    private static let edgeSummary = "height of headers and footers for which the delegate gives none"
    private static let estimateSummary = "their height until they are measured; 0 switches estimates off"
    private static let estimateUsual = "`\"automatic\"`; before iOS 11 0"
    private static let viewSummary = "height of the view above the first section, and below the last; null for none"

    /// The keys of properties that a step can set.
    static let changingKeys = fields.rows.filter(\.isChangeable).map(\.key)

    init(_ place: JSONPlace) throws(ScenarioError) {
        let object = try place.object(Self.fields.keys)
        if let list = object["profiles"], object.has("profile") {
            throw list.error("“profile” and “profiles” exclude each other")
        }
        self.init()
        try Self.fields.read(object, into: &self)
    }

    /// Reads the properties that a `set` step changes.
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

    /// Reads a list of at least one profile, in which no profile occurs twice.
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

    /// Returns a height in points as JSON, or the word `automatic` for a height that follows from the content.
    static func json(_ height: Double?) -> JSONValue {
        height == automaticHeight ? "automatic" : .orNull(height)
    }
}

extension Scenario.Table.Profile: JSONWritable {}

extension Form where Value == Double? {
    fileprivate static let tableHeight = defined(
        "tableHeight", read: { place throws(ScenarioError) in try place.tableHeight() },
        write: { Scenario.Table.json($0) })

    fileprivate static let lengthOrNull = Form(
        "\"anyOf\": [{\"$ref\": \"#/$defs/length\"}, {\"type\": \"null\"}]",
        read: { place throws(ScenarioError) in place.value == .null ? nil : try place.length() },
        write: { Scenario.Table.json($0) })
}
