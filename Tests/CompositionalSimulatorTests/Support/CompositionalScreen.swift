import CompositionalSimulator

/// A view of 375 × 812 points at three pixels a point, with a compositional layout and cells whose sizes are numbers.
@MainActor
final class CompositionalScreen {
    let view: CollectionView
    let layout: CollectionViewCompositionalLayout
    let source: SizedSource

    init(
        _ layout: CollectionViewCompositionalLayout, counts: [Int] = [20],
        size: CGSize = CGSize(width: 375, height: 812), scale: CGFloat = 3
    ) {
        self.layout = layout
        source = SizedSource(counts: counts)
        view = CollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        view.core.overrideDisplayScale(scale)
        view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
    }

    convenience init(
        _ section: CollectionLayoutSection, counts: [Int] = [20], size: CGSize = CGSize(width: 375, height: 812),
        scale: CGFloat = 3, configuration: CollectionViewCompositionalLayoutConfiguration? = nil
    ) {
        let layout = CollectionViewCompositionalLayout(
            section: section, configuration: configuration ?? CollectionViewCompositionalLayoutConfiguration())
        self.init(layout, counts: counts, size: size, scale: scale)
    }

    /// The frame of an item, in content coordinates.
    func frame(_ section: Int, _ item: Int) -> CGRect? {
        layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    /// The frame of the header, footer or badge of a kind.
    func frame(ofKind kind: String, _ section: Int, _ item: Int = 0) -> CGRect? {
        layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: item, section: section))?.frame
    }

    /// Registers plain views of kinds.
    func register(_ kinds: String...) -> CompositionalScreen {
        for kind in kinds {
            view.register(
                SizedView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
        }
        return self
    }

    /// The messages of the issues so far.
    var issues: [LayoutIssue.Kind] { view.issues.map(\.kind) }
}

/// A data source whose cells have given heights and widths.
@MainActor
final class SizedSource: NSObject, CollectionViewDataSource {
    var counts: [Int]
    /// The size that the cell of an item returns; nil for the size that it is offered.
    var size: (IndexPath) -> CGSize? = { _ in nil }
    /// The size that a supplementary view returns; nil for the size that it is offered.
    var viewSize: (String, IndexPath) -> CGSize? = { _, _ in nil }

    init(counts: [Int]) {
        self.counts = counts
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? SizedCell)?.preferred = { [unowned self] in size($0) }
        return cell
    }

    func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> CollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: kind, for: indexPath)
        (view as? SizedView)?.preferred = { [unowned self] in viewSize(kind, $0) }
        return view
    }
}

/// A cell that returns a given size, whatever its item's place is.
final class SizedCell: CollectionViewCell {
    var preferred: (IndexPath) -> CGSize? = { _ in nil }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
        if let size = preferred(layoutAttributes.indexPath) { layoutAttributes.size = size }
        return layoutAttributes
    }
}

/// A supplementary view that returns a given size.
final class SizedView: CollectionReusableView {
    var preferred: (IndexPath) -> CGSize? = { _ in nil }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
        if let size = preferred(layoutAttributes.indexPath) { layoutAttributes.size = size }
        return layoutAttributes
    }
}
