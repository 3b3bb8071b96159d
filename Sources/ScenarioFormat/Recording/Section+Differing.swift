extension Scenario.Section {
    /// Makes a section without items. A given length is stored if it differs from the layout's length. Lengths are
    /// points, and nil means the layout's length.
    package init(
        over layout: Scenario.Layout, inset: Scenario.Insets?, minimumLineSpacing: Double?,
        minimumInteritemSpacing: Double?, headerLength: Double?, footerLength: Double?
    ) {
        func differing<Value: Equatable>(_ value: Value?, _ usual: Value) -> Value? { value == usual ? nil : value }
        self.init(items: [])
        self.inset = differing(inset, layout.sectionInset)
        self.minimumLineSpacing = differing(minimumLineSpacing, layout.minimumLineSpacing)
        self.minimumInteritemSpacing = differing(minimumInteritemSpacing, layout.minimumInteritemSpacing)
        self.headerLength = differing(headerLength.map { .points($0) }, layout.headerLength)
        self.footerLength = differing(footerLength.map { .points($0) }, layout.footerLength)
    }
}
