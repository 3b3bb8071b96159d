import FlowSimulator
import FlowTestSupport
import Foundation

/// Says what is true of sections; what is nil there, and any length across, is the layout's property.
@MainActor
class AttackDelegate: CollectionViewDelegateFlowLayout {
    let source: AttackSource

    init(_ source: AttackSource) {
        self.source = source
    }

    private func metrics(_ section: Int) -> ReferenceMetrics { source.truth.sections[section].metrics }

    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        insetForSectionAt section: Int
    ) -> EdgeInsets {
        metrics(section).inset.map { EdgeInsets($0) } ?? properties(collectionViewLayout).sectionInset
    }

    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        metrics(section).lineSpacing.map { CGFloat($0) } ?? properties(collectionViewLayout).minimumLineSpacing
    }

    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        metrics(section).itemSpacing.map { CGFloat($0) } ?? properties(collectionViewLayout).minimumInteritemSpacing
    }

    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        guard let length = metrics(section).header else { return properties(collectionViewLayout).headerReferenceSize }
        return CGSize(width: length, height: length)
    }

    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        guard let length = metrics(section).footer else { return properties(collectionViewLayout).footerReferenceSize }
        return CGSize(width: length, height: length)
    }

    private func properties(_ layout: CollectionViewLayout) -> CollectionViewFlowLayout {
        guard let layout = layout as? CollectionViewFlowLayout else { preconditionFailure("not a flow layout") }
        return layout
    }
}

/// The same, with sizes. Its methods are its own: one that only a subclass adds is not seen.
@MainActor
final class AttackSizeDelegate: CollectionViewDelegateFlowLayout {
    private let plain: AttackDelegate
    private let more: ReferenceSize

    init(_ source: AttackSource, _ sizing: ReferenceSizing) {
        plain = AttackDelegate(source)
        if case .guess(let more) = sizing { self.more = more } else { more = ReferenceSize(0, 0) }
    }

    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let size = plain.source.truth.sections[indexPath.section].items[indexPath.item].size
        return CGSize(width: size.width + more.width, height: size.height + more.height)
    }

    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        insetForSectionAt section: Int
    ) -> EdgeInsets {
        plain.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    }

    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        plain.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
    }

    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        plain.collectionView(collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
    }

    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        plain.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
    }

    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        plain.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
    }
}

extension CGSize {
    init(_ size: ReferenceSize) {
        self.init(width: size.width, height: size.height)
    }
}

extension EdgeInsets {
    init(_ insets: ReferenceInsets) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}

extension ReferenceSize {
    init(_ size: CGSize) {
        self.init(Double(size.width), Double(size.height))
    }
}

extension ReferenceRect {
    init(_ rect: CGRect) {
        self.init(
            Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width), Double(rect.size.height))
    }
}
