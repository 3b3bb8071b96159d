import FlowSimulator
import Foundation

/// A cell that answers a size.
final class BenchmarkCell: CollectionViewCell {
    var wantedSize: CGSize?

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
        if let wantedSize { layoutAttributes.size = wantedSize }
        return layoutAttributes
    }
}

/// Counts by section, and how large each item is.
class BenchmarkSource: NSObject, CollectionViewDataSource {
    let counts: [Int]
    let size: (IndexPath) -> CGSize?

    init(_ counts: [Int], size: @escaping (IndexPath) -> CGSize? = { _ in nil }) {
        self.counts = counts
        self.size = size
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: BenchmarkScreen.cell, for: indexPath)
        (cell as? BenchmarkCell)?.wantedSize = size(indexPath)
        return cell
    }

    func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> CollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: BenchmarkScreen.header, for: indexPath)
    }
}

/// The same, asked for sizes before anything is laid out.
final class BenchmarkDelegate: CollectionViewDelegateFlowLayout {
    let size: (IndexPath) -> CGSize

    init(size: @escaping (IndexPath) -> CGSize) {
        self.size = size
    }

    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size(indexPath) }
}

/// A collection view of 390 × 844 with its flow layout, and who answers its questions.
@MainActor
final class BenchmarkScreen {
    static let cell = "cell"
    static let header = "header"

    let view: CollectionView
    let layout = CollectionViewFlowLayout()
    private let source: BenchmarkSource
    private let delegate: BenchmarkDelegate?

    init(
        counts: [Int], delegate: BenchmarkDelegate? = nil, size: @escaping (IndexPath) -> CGSize? = { _ in nil },
        configure: (CollectionViewFlowLayout) -> Void = { _ in }
    ) {
        configure(layout)
        source = BenchmarkSource(counts, size: size)
        self.delegate = delegate
        view = CollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
        view.register(BenchmarkCell.self, forCellWithReuseIdentifier: Self.cell)
        view.register(
            CollectionReusableView.self, forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
            withReuseIdentifier: Self.header)
        view.dataSource = source
        view.delegate = delegate
    }

    /// The mixed workload, all sizes asked of a delegate.
    static func mixed(_ sizes: [CGSize]) -> BenchmarkScreen {
        BenchmarkScreen(counts: [sizes.count], delegate: BenchmarkDelegate(size: { sizes[$0.item] }))
    }

    /// The mixed workload, sizes answered by cells as they come on screen.
    static func selfSizingMixed(_ sizes: [CGSize]) -> BenchmarkScreen {
        BenchmarkScreen(counts: [sizes.count], size: { sizes[$0.item] }) { layout in
            layout.estimatedItemSize = CGSize(width: 50, height: 50)
        }
    }

    /// The catalogue.
    static func catalogue(_ catalogue: Catalogue) -> BenchmarkScreen {
        let sections = catalogue.sections.map { $0.map { CGSize(width: $0.width, height: $0.height) } }
        let screen = BenchmarkScreen(
            counts: sections.map(\.count), size: { sections[$0.section][$0.item] }
        ) { layout in
            layout.estimatedItemSize = CGSize(width: 100, height: 28)
            layout.minimumLineSpacing = 8
            layout.minimumInteritemSpacing = 8
            layout.sectionInset = EdgeInsets(top: 8, left: 16, bottom: 16, right: 16)
            layout.headerReferenceSize = CGSize(width: 0, height: 32)
        }
        screen.view.displayScale = 3
        return screen
    }

    func scroll(to offset: CGFloat) {
        view.contentOffset.y = offset
        view.layoutIfNeeded()
    }

    /// One viewport after the other, until the end is reached: everything is seen and measured.
    func scrollThrough() {
        view.layoutIfNeeded()
        while view.contentOffset.y + 844 < view.contentSize.height {
            scroll(to: min(view.contentOffset.y + 844, view.contentSize.height - 844))
        }
    }
}
