extension Scenario.RowTraits {
    static let fields = Fields<Self>([
        Field(
            "height", \.heights, .rowHeights,
            "of rows: the delegate's `heightForRowAt`, points or `\"automatic\"`; one or a list"),
        Field(
            "estimate", \.estimates, .rowHeights, "of rows: the delegate's `estimatedHeightForRowAt`; one or a list"),
        Field(
            "accessory", \.accessory, .choice,
            "of rows: `\"disclosureIndicator\"`, `\"detailDisclosureButton\"`, `\"checkmark\"`, `\"detailButton\"` or "
                + "`\"none\"`"),
        Field("indentation", \.indentationLevel, .integer(0...1000), "of rows: how deep they are"),
    ])
}

extension Form where Value == [Scenario.Length] {
    fileprivate static let rowHeights = defined(
        "rowHeights", read: { place throws(ScenarioError) in try place.rowHeights() },
        write: { .oneOrList($0.map(\.rowJSON)) })
}
