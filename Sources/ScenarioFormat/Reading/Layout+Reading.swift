extension Scenario.Layout {
    /// Reads the properties after a `set`.
    static func change(_ place: JSONPlace, of layout: Scenario.Layout) throws(ScenarioError) -> Scenario.LayoutChange {
        let others = Scenario.Table.changingKeys.filter { !fields.keys.contains($0) }
        let object = try place.object(fields.keys + others)
        guard !object.keys.isEmpty else { throw place.error("sets nothing") }
        try object.refuse(others, "goes with a “table” only")
        for field in fields.rows where !field.isChangeable {
            if let value = object[field.key] { throw value.error("cannot be changed between steps") }
        }
        var changed = layout
        try fields.read(object, into: &changed)
        guard changed.cellsSizeThemselves == layout.cellsSizeThemselves else {
            throw place.error(
                "an estimatedItemSize can be changed between steps, but neither introduced nor taken away")
        }
        return Scenario.LayoutChange(changed, names: object.keys)
    }
}
