import CollectionSimulator

extension Scenario.Layout {
    /// The properties of a flow layout, in the order in which a run sets them. Lengths that are given relative to the
    /// available space are not among them.
    @MainActor
    package static let properties: [ObjectProperty<Scenario.Layout, CollectionViewFlowLayout>] = [
        .init("scrollDirection", \.scrollDirection, \.direction),
        .init("minimumLineSpacing", \.minimumLineSpacing, \.minimumLineSpacing),
        .init("minimumInteritemSpacing", \.minimumInteritemSpacing, \.minimumInteritemSpacing),
        .init(
            "sectionInset", \.sectionInset, \.sectionInset, set: { EdgeInsets($0) }, read: { Scenario.Insets($0) }),
        .init("sectionInsetReference", \.sectionInsetReference, \.insetReference),
        .init(
            "pinHeaders", \.sectionHeadersPinToVisibleBounds, \.pinsHeaders, name: "sectionHeadersPinToVisibleBounds"),
        .init(
            "pinFooters", \.sectionFootersPinToVisibleBounds, \.pinsFooters, name: "sectionFootersPinToVisibleBounds"),
        .init("options", \.options, \.options),
        .init("itemSize", \.itemSize, \.itemSize.fixedSize),
        .init(
            "estimatedItemSize", \.estimatedItemSize, \.estimate,
            set: { $0.size(automatic: CollectionViewFlowLayout.automaticSize) },
            read: { Estimate($0, automatic: CollectionViewFlowLayout.automaticSize) }),
        .init("header", \.headerReferenceSize, \.headerSize, name: "headerReferenceSize"),
        .init("footer", \.footerReferenceSize, \.footerSize, name: "footerReferenceSize"),
    ]
}

extension EdgeInsets {
    package init(_ insets: Scenario.Insets) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}

extension Scenario.Insets {
    package init(_ insets: EdgeInsets) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}
