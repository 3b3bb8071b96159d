extension Scenario.RowTraits {
    static let fields = Fields<Self>([
        Field(
            "height", \.heights, .rowHeights,
            "of rows: the delegate's `heightForRowAt`, points or `\"automatic\"`; one or a list"),
        Field("estimate", \.estimates, .rowHeights, "of rows: the delegate's `estimatedHeightForRowAt`; one or a list"),
        Field(
            "accessory", \.accessory, .choice,
            "of rows: `\"disclosureIndicator\"`, `\"detailDisclosureButton\"`, `\"checkmark\"`, `\"detailButton\"` or "
                + "`\"none\"`"),
        Field("indentation", \.indentationLevel, .integer(0...1000), "of rows: the level of indentation"),
    ])
}

extension Form where Value == [Scenario.Length] {
    fileprivate static let rowHeights = defined(
        "rowHeights", read: { place throws(ScenarioError) in try place.rowHeights() },
        write: { .oneOrList($0.map(\.rowJSON)) })
}

extension Scenario.Section {
    /// The fields of a section's metrics in a layout. A table does not use them, because its headers and footers are
    /// views.
    static let metrics = Fields<Self>([
        Field("header", \.headerLength, edge.optional, summary, usual: usual),
        Field("footer", \.footerLength, edge.optional, summary, usual: usual),
        Field("sectionInset", \.inset, Form.insets.optional, summary, usual: usual),
        Field("minimumLineSpacing", \.minimumLineSpacing, Form.length.optional, summary, usual: usual),
        Field("minimumInteritemSpacing", \.minimumInteritemSpacing, Form.length.optional, summary, usual: usual),
    ])

    private static let summary = "as in `layout`, for this section"
    private static let usual = "the layout's"
    private static let edge = Form<Scenario.Length>.defined(
        "sectionView", read: Form.lengthOrShare.read, write: Form.lengthOrShare.write)
}
