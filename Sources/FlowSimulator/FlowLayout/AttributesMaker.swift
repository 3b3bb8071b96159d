import FlowEngine
import Foundation

/// Makes the attributes objects of one query; what all of them share is looked up once.
@MainActor
struct AttributesMaker {
    private let attributesClass: CollectionViewLayoutAttributes.Type
    private let supplementaryZIndex: Int
    private let updateCount: Int

    init(_ layout: CollectionViewFlowLayout) {
        let wanted: AnyClass = type(of: layout).layoutAttributesClass
        guard let attributesClass = wanted as? CollectionViewLayoutAttributes.Type else {
            preconditionFailure("\(wanted) is not a subclass of CollectionViewLayoutAttributes")
        }
        self.attributesClass = attributesClass
        updateCount = layout.updates.count
        supplementaryZIndex = layout.quirks.contains(.supplementaryZIndexIsZero) ? 0 : layout.options.supplementaryZIndex
    }

    func make(_ element: FlowElement) -> CollectionViewLayoutAttributes {
        let attributes = attributesClass.init(_dynamically: ())
        let path = element.path
        attributes.storage.indexPath = .at(path.section, path.item)
        attributes.storage.frame = CGRect(element.frame)
        attributes.updateCount = updateCount
        if path.kind != .item {
            attributes.storage.category = .supplementaryView
            attributes.storage.kind =
                path.kind == .header
                ? CollectionView.elementKindSectionHeader : CollectionView.elementKindSectionFooter
            attributes.storage.zIndex = supplementaryZIndex
        }
        return attributes
    }
}

extension CollectionViewFlowLayout {
    var quirks: UIKitQuirks { installedView?.quirks ?? [] }

    func handOut(_ element: FlowElement) -> CollectionViewLayoutAttributes {
        let attributes = handedOut.attributes(for: element, madeBy: AttributesMaker(self))
        settleHandedOut()
        return attributes
    }

    /// Counts the objects that were made, and tells the view of those handed out that somebody changed (R13.3).
    func settleHandedOut() {
        installedView?.countedWork.attributesMade += handedOut.takeMadeCount()
        for (cached, element) in handedOut.takeMismatches() {
            installedView?.report(
                .cachedFrameMismatch(
                    indexPath: .at(element.path.section, element.path.item), cached: cached,
                    expected: CGRect(element.frame), layoutClass: String(describing: type(of: self))))
        }
    }
}
