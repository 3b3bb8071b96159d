import FlowEngine
import Foundation

/// Makes the attributes objects of one query; what all of them share is looked up once.
@MainActor
struct AttributesFactory {
    /// Of an object that nobody changed since it was made: its fields are set once.
    static let revision: UInt32 = 1

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
        supplementaryZIndex =
            layout.quirks.contains(.supplementaryZIndexIsZero) ? 0 : layout.options.supplementaryZIndex
    }

    func make(_ element: FlowElement) -> CollectionViewLayoutAttributes {
        let attributes: CollectionViewLayoutAttributes
        if attributesClass == CollectionViewLayoutAttributes.self {
            attributes = CollectionViewLayoutAttributes()
            var fields = AttributesStorage()
            set(element, in: &fields)
            attributes.replaceStorage(by: fields)
        } else {
            // A subclass may begin with other fields.
            attributes = attributesClass.init(_dynamically: ())
            attributes.change { set(element, in: &$0) }
        }
        attributes.updateCount = updateCount
        return attributes
    }

    @inline(__always)
    private func set(_ element: FlowElement, in fields: inout AttributesStorage) {
        let path = element.path
        fields.indexPath = .at(path.section, path.item)
        fields.frame = CGRect(element.frame)
        guard path.kind != .item else { return }
        fields.category = .supplementaryView
        fields.kind =
            path.kind == .header ? CollectionView.elementKindSectionHeader : CollectionView.elementKindSectionFooter
        fields.zIndex = supplementaryZIndex
    }
}
