import FlowSimulator

/// Different metrics for each section need a delegate.
final class SectionDelegate: CollectionViewDelegateFlowLayout {
    var insets: [EdgeInsets] = []
    var headers: [CGFloat] = []
    var footers: [CGFloat] = []

    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        insetForSectionAt section: Int
    ) -> EdgeInsets {
        return section < insets.count ? insets[section] : .zero
    }

    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        section < headers.count ? size(headers[section], headers[section]) : .zero
    }

    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        section < footers.count ? size(footers[section], footers[section]) : .zero
    }
}

final class SizeDelegate: CollectionViewDelegateFlowLayout {
    var sizes: [CGSize]
    var questions = 0

    init(_ sizes: [CGSize]) {
        self.sizes = sizes
    }

    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        questions += 1
        return sizes[indexPath.item]
    }
}
