#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A collection view with the flow layout of a scenario that is played.
@MainActor
final class PlayedCollection: PlayedSurface {
    let collectionView: UICollectionView
    let collectionRecorder: CollectionViewRecorder
    private let layout: PlayedLayout
    private let source = PlayedSource()
    private let delegate: any UICollectionViewDelegateFlowLayout

    init(_ document: [String: DocumentValue], size: CGSize) {
        let values = document["layout"]?.members ?? [:]
        layout = PlayedLayout(isFlipped: values["flipsInRightToLeft"]?.bool ?? false)
        layout.apply(values)
        collectionView = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        collectionRecorder = CollectionViewRecorder(recording: collectionView, name: document["name"]?.text ?? "")
        let metrics = PlayedMetrics(source: source, layout: layout)
        let givesSizes = !layout.estimates && DocumentValue.object(document).mentions("size")
        delegate = givesSizes ? PlayedSizeDelegate(metrics) : PlayedDelegate(metrics)
    }

    var scrollView: UIScrollView { collectionView }
    var recorder: ScenarioRecorder { collectionRecorder }
    var kind: PlayedKind { .layout }
    var scrollsSideways: Bool { layout.scrollDirection == .horizontal }
    var data: PlayedData {
        get { source.data }
        set { source.data = newValue }
    }

    func connect() {
        // Cells that are made ahead are measured ahead.
        collectionView.isPrefetchingEnabled = false
        collectionView.register(PlayedCell.self, forCellWithReuseIdentifier: PlayedCell.identifier)
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            collectionView.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
                withReuseIdentifier: PlayedCell.identifier)
        }
        source.view = collectionView
        collectionView.dataSource = source
        collectionView.delegate = delegate
    }

    func apply(_ values: [String: DocumentValue]) { layout.apply(values) }

    func scroll(to path: IndexPath, at position: String?) {
        let positions: [String: UICollectionView.ScrollPosition] = [
            "centeredVertically": .centeredVertically, "bottom": .bottom, "left": .left,
            "centeredHorizontally": .centeredHorizontally, "right": .right,
        ]
        let position = position.flatMap { positions[$0] } ?? .top
        collectionRecorder.announce(.scrollToItem(path, position))
        collectionView.scrollToItem(at: path, at: position, animated: false)
    }

    func announceChanges(at paths: [IndexPath]) { collectionRecorder.announce(.changeContents(paths)) }

    func remeasure(at path: IndexPath) {
        if layout.estimates { collectionView.cellForItem(at: path)?.invalidateIntrinsicContentSize() }
    }

    func reloadData() { collectionView.reloadData() }

    func performBatch(reconfiguring reconfigured: [IndexPath], _ updates: @escaping () -> Void) {
        if !reconfigured.isEmpty { collectionRecorder.announce(.reconfigureItems(reconfigured)) }
        collectionView.performBatchUpdates(updates, completion: nil)
    }

    func notify(of change: DataChange) {
        switch change {
        case .insertItem(let path): collectionView.insertItems(at: [path])
        case .deleteItem(let path): collectionView.deleteItems(at: [path])
        case .moveItem(let path, let target): collectionView.moveItem(at: path, to: target)
        case .insertSection(let index): collectionView.insertSections([index])
        case .deleteSection(let index): collectionView.deleteSections([index])
        case .moveSection(let index, let target): collectionView.moveSection(index, toSection: target)
        case .reloadSection(let index, _): collectionView.reloadSections([index])
        case .reloadItem: break
        }
    }

    func reload(_ paths: [IndexPath]) { collectionView.reloadItems(at: paths) }

    func reconfigure(_ paths: [IndexPath]) {
        if #available(iOS 15, tvOS 15, *) {
            collectionView.reconfigureItems(at: paths)
        } else {
            collectionView.reloadItems(at: paths)
        }
    }

    func perform(_ name: String, _ value: DocumentValue) -> Bool {
        switch name {
        case "movement": move(value)
        case "invalidate": invalidate(value)
        default: return false
        }
        return true
    }

    private func move(_ value: DocumentValue) {
        if let path = value["begin"]?.indexPath {
            collectionView.beginInteractiveMovementForItem(at: path)
        } else if let position = value["update"]?.point {
            collectionView.updateInteractiveMovementTargetPosition(position)
        } else if value == "end" {
            collectionView.endInteractiveMovement()
        } else {
            collectionView.cancelInteractiveMovement()
        }
    }

    private func invalidate(_ value: DocumentValue) {
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
