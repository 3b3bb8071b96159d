extension CollectionView {
    /// Reads the number of items of each section; nil without a data source.
    func readCounts() -> [Int]? {
        guard let dataSource else { return nil }
        let sections = OptionalRequirement.answer { dataSource.numberOfSections(in: self) }
        return CollectionView.checked(
            sections: sections, itemsOf: { dataSource.collectionView(self, numberOfItemsInSection: $0) },
            called: "items")
    }
}
