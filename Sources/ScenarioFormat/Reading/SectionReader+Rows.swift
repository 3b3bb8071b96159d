// Sections and rows of a table.

extension SectionReader {
    /// Reads a group of rows, which have heights instead of sizes.
    func row(_ place: JSONPlace, style: Scenario.TextStyle) throws(ScenarioError) -> Scenario.ItemGroup {
        let object = try place.object(Self.groupKeys)
        try object.refuse(
            ["size"],
            "goes with a “layout”; say “height” for what the delegate answers, “actual” for what the cell does")
        let given = try source(of: object, at: place)
        let content: Scenario.ItemGroup.Content =
            switch given {
            case "actual"?: .actual(try object.required("actual").heights())
            case "answers"?: .answers(try object.required("answers").heights())
            case "cell"?: try cells(object.required("cell"), object)
            case "text"?, "texts"?: try texts(object, style: style)
            default: .plain
            }
        var count = try object["count"]?.integer(0...ScenarioLimits.items)
        var row = Scenario.RowTraits()
        try Scenario.RowTraits.fields.read(object, into: &row)
        if given == nil, count == nil { count = max(row.heights.count, row.estimates.count) }
        guard given != nil || count != 0 || object.has("count") else {
            throw place.error(
                "expected “actual”, “height”, “answers”, “text”, “texts”, “cell” or “count”")
        }
        var group = Scenario.ItemGroup(content, count: count)
        group.row = row
        if let place = object["actualByCategory"] {
            guard given == "actual" else { throw place.error("goes with “actual”, which is the height at “large”") }
            group.actualByCategory = try categories(place) { place throws(ScenarioError) in try place.heights() }
        }
        return group
    }

    /// Reads a title, a height, or an object with several values.
    func sectionView(_ place: JSONPlace) throws(ScenarioError) -> Scenario.SectionView {
        if case .string(let title) = place.value {
            _ = try place.string()
            return Scenario.SectionView(.title(title))
        }
        if case .number = place.value { return Scenario.SectionView(.plain, height: try place.length()) }
        guard case .object = place.value else { throw place.expected("a title, a height or an object") }
        let object = try place.object(["title", "actual", "cell", "content", "height", "estimate"])
        let given = ["title", "actual", "cell"].filter(object.has)
        guard given.count <= 1 else { throw place.exclusion(given) }
        if let lost = object["content"], !object.has("cell") {
            throw lost.error("goes with “cell”, which names the kind of view that shows it")
        }
        var view = Scenario.SectionView(
            .plain, height: try object["height"]?.tableHeight(), estimate: try object["estimate"]?.tableHeight())
        if let title = try object["title"]?.string() { view.content = .title(title) }
        if let height = try object["actual"]?.length() { view.content = .actual(height) }
        if let cell = object["cell"], case .cells(let name, let contents) = try cells(cell, object) {
            view.content = .cell(name, contents[0])
        }
        guard !object.keys.isEmpty else { throw place.error("says nothing") }
        return view
    }
}

extension JSONPlace {
    /// Sizes of which only the height is given: rows are as wide as their table, and heights may be multiples of that.
    fileprivate func heights() throws(ScenarioError) -> [Scenario.ItemSize] {
        if case .array(let values) = value,
            values.contains(where: { if case .array = $0 { true } else { false } })
        {
            throw error("is a height or a list of heights; [width, height] goes with a “layout” only")
        }
        return try list("height") { place throws(ScenarioError) in
            Scenario.ItemSize(rowHeight: try place.length(along: .height))
        }
    }
}
