#if canImport(UIKit) && !os(watchOS)
import UIKit

// Steps that change what there is, or have it laid out again.

extension ScenarioPlayer {
    func resizeItems(_ value: DocumentValue) {
        let sizes = (value.members ?? [:]).compactMap { name, size in
            DocumentValue.text(name).indexPath.flatMap { path in size.size.map { (path, $0) } }
        }.sorted { $0.0 < $1.0 }
        recorder.announce(.changeContents(sizes.map(\.0)))
        for (path, size) in sizes {
            source.data[path]?.resized = size
            if layout.estimates { collectionView.cellForItem(at: path)?.invalidateIntrinsicContentSize() }
        }
    }

    func invalidate(_ value: DocumentValue) {
        guard let members = value.members else { return layout.invalidateLayout() }
        let context =
            members["counts"]?.bool == true ? CountingContext() : UICollectionViewFlowLayoutInvalidationContext()
        if let items = members["items"]?.list { context.invalidateItems(at: items.compactMap(\.indexPath)) }
        let kinds = [
            ("headers", UICollectionView.elementKindSectionHeader),
            ("footers", UICollectionView.elementKindSectionFooter),
        ]
        for (name, kind) in kinds {
            let paths = members[name]?.list?.compactMap(\.supplementaryPath) ?? []
            if !paths.isEmpty { context.invalidateSupplementaryElements(ofKind: kind, at: paths) }
        }
        if let sections = members["backgrounds"]?.list?.compactMap(\.supplementaryPath), !sections.isEmpty {
            context.invalidateDecorationElements(ofKind: "background", at: sections)
        }
        if let flag = members["delegateMetrics"]?.bool { context.invalidateFlowLayoutDelegateMetrics = flag }
        if let flag = members["attributes"]?.bool { context.invalidateFlowLayoutAttributes = flag }
        if let offset = members["offset"]?.point { context.contentOffsetAdjustment = offset }
        if let size = members["size"]?.size { context.contentSizeAdjustment = size }
        layout.invalidateLayout(with: context)
    }

    func reload(_ value: DocumentValue, at place: String) throws(ScenarioPlayerError) {
        if let values = value["sections"]?.list {
            var sections: [PlayedSection] = []
            for value in values { sections.append(try PlayedSection(value, at: place)) }
            source.data.replace(with: sections)
        }
        collectionView.reloadData()
    }

    func update(_ value: DocumentValue, at place: String) throws(ScenarioPlayerError) {
        let values = value.list ?? []
        let operations = try OperationReader(values, at: place).operations
        var changed = source.data
        guard changed.apply(operations) else {
            throw ScenarioPlayerError(place: place, reason: "the batch does not fit what there is")
        }
        let reconfigured = values.flatMap { Self.paths($0["reconfigure"]) }
        if !reconfigured.isEmpty { recorder.announce(.reconfigureItems(reconfigured)) }
        collectionView.performBatchUpdates(
            {
                self.source.data = changed
                for operation in operations { self.notifyView(of: operation) }
                for value in values { self.notifyViewOfReplacement(value) }
            }, completion: nil)
    }

    private static func paths(_ value: DocumentValue?) -> [IndexPath] {
        (value?.list ?? value.map { [$0] } ?? []).compactMap(\.indexPath)
    }

    private func notifyView(of operation: PlayedOperation) {
        switch operation.change {
        case .insertItem(let path)?: collectionView.insertItems(at: [path])
        case .deleteItem(let path)?: collectionView.deleteItems(at: [path])
        case .moveItem(let path, let target)?: collectionView.moveItem(at: path, to: target)
        case .insertSection(let index)?: collectionView.insertSections([index])
        case .deleteSection(let index)?: collectionView.deleteSections([index])
        case .moveSection(let index, let target)?: collectionView.moveSection(index, toSection: target)
        case .reloadSection(let index, _)?: collectionView.reloadSections([index])
        case .reloadItem?, nil: break
        }
    }

    private func notifyViewOfReplacement(_ value: DocumentValue) {
        let reloaded = Self.paths(value["reload"])
        if !reloaded.isEmpty { collectionView.reloadItems(at: reloaded) }
        let reconfigured = Self.paths(value["reconfigure"])
        guard !reconfigured.isEmpty else { return }
        if #available(iOS 15, tvOS 15, *) {
            collectionView.reconfigureItems(at: reconfigured)
        } else {
            collectionView.reloadItems(at: reconfigured)
        }
    }
}

/// A context after which the numbers of sections and items are asked again.
private final class CountingContext: UICollectionViewFlowLayoutInvalidationContext {
    override var invalidateDataSourceCounts: Bool { true }
}

extension DocumentValue {
    /// The header or footer of a section: by its number, by the path of an item, or by the section alone.
    fileprivate var supplementaryPath: IndexPath? {
        if let section = number { return IndexPath(item: 0, section: Int(section)) }
        guard let text else { return nil }
        let parts = text.split(separator: "-").compactMap { Int($0) }
        return parts.isEmpty ? nil : IndexPath(indexes: parts)
    }
}
#endif
