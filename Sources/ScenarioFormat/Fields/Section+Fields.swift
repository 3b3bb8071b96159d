extension Scenario.Section {
    /// The metrics of a section of a layout. In a table headers and footers are views.
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
