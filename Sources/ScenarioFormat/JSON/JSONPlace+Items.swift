import PlainTexts

extension JSONPlace {
    /// Reads a height in points, or the word `automatic` for a height that follows from the content.
    package func tableHeight() throws(ScenarioError) -> Double {
        switch value {
        case .string("automatic"): return Scenario.Table.automaticHeight
        case .string(let text): throw error("\(quoted(text)) is neither a number nor “automatic”")
        case .number(Scenario.Table.automaticHeight): throw error("write “automatic” for \(NumberText.plain(-1))")
        default: return try length()
        }
    }

    /// Reads the path of an item, such as `0-3`.
    package func itemPath() throws(ScenarioError) -> Scenario.ItemPath {
        let name = try string()
        guard let path = Scenario.ItemPath(name), path.section <= ScenarioLimits.items,
            path.item <= ScenarioLimits.items
        else { throw error("\(quoted(name)) names no item; write “0-3”") }
        return path
    }

    /// Reads a key of the object as the path of an item. The item need not exist.
    func itemPath(ofKey name: String) throws(ScenarioError) -> Scenario.ItemPath {
        guard let path = Scenario.ItemPath(name) else {
            throw error("\(quoted(name)) names no item; write “0-3”", atKey: name)
        }
        return path
    }

    /// Reads the path of one item, or a list of such paths.
    package func itemPaths() throws(ScenarioError) -> [Scenario.ItemPath] {
        guard case .array = value else { return [try itemPath()] }
        return try elements { element throws(ScenarioError) in try element.itemPath() }
    }

    /// Reads one value, or a list of values that is not empty.
    package func list<Value>(
        _ what: String, _ read: (JSONPlace) throws(ScenarioError) -> Value
    ) throws(ScenarioError) -> [Value] {
        guard case .array = value else { return [try read(self)] }
        let values = try elements(read)
        guard !values.isEmpty else { throw error("expected at least one \(what)") }
        return values
    }

    /// Reads the height of one row, or a list of heights of rows.
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
