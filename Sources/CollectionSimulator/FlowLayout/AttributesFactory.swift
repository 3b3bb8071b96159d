import CallerChecks
import FlowEngine

/// Makes the attributes objects of one query. The values that all objects have in common are looked up once.
@MainActor
package struct AttributesFactory {
    /// The `revision` of an attributes object whose fields were not changed after it was made. Any other revision means
    /// that the object was changed.
    static let revision: UInt32 = 1

    /// The class of the objects if it is a subclass; nil if the objects have the class of this library.
    private let subclass: CollectionViewLayoutAttributes.Type?
    private let supplementaryZIndex: Int
    private let updateCount: Int

    init(_ layout: CollectionViewFlowLayout) {
        let wanted: AnyClass = type(of: layout).layoutAttributesClass
        subclass = wanted == CollectionViewLayoutAttributes.self ? nil : AttributesFactory.checked(wanted)
        updateCount = layout.updates.count
        supplementaryZIndex =
            layout.quirks.contains(.supplementaryZIndexIsZero) ? 0 : layout.options.supplementaryZIndex
    }

    /// Makes empty attributes of the class that a layout names.
    package static func makeEmpty(for layout: CollectionViewLayout) -> CollectionViewLayoutAttributes {
        let wanted: AnyClass = type(of: layout).layoutAttributesClass
        if wanted == CollectionViewLayoutAttributes.self { return CollectionViewLayoutAttributes() }
        return makeDynamically(checked(wanted)) ?? CollectionViewLayoutAttributes()
    }

    private static func checked(_ wanted: AnyClass) -> CollectionViewLayoutAttributes.Type {
        guard let subclass = wanted as? CollectionViewLayoutAttributes.Type else {
            stop("\(wanted) is not a subclass of CollectionViewLayoutAttributes")
        }
        return subclass
    }

    func make(_ element: FlowElement) -> CollectionViewLayoutAttributes {
        guard subclass == nil, element.path.kind == .item else { return makeOther(element) }
        let attributes = CollectionViewLayoutAttributes()
        attributes.becomeCell(at: element.path.itemPath, frame: CGRect(element.frame))
        attributes.updateCount = updateCount
        return attributes
    }

    private func makeOther(_ element: FlowElement) -> CollectionViewLayoutAttributes {
        // A subclass may begin with other fields.
        let attributes = subclass.flatMap { makeDynamically($0) } ?? CollectionViewLayoutAttributes()
        attributes.change { set(element, in: &$0) }
        attributes.updateCount = updateCount
        return attributes
    }

    private func set(_ element: FlowElement, in fields: inout Placement) {
        let path = element.path
        fields.setPath(path.itemPath)
        fields.frame = CGRect(element.frame)
        guard path.kind != .item else { return }
        fields.name(.supplementaryView, path.kind.supplementaryKind)
        fields.zIndex = supplementaryZIndex
    }
}

extension ElementPath {
    fileprivate var itemPath: ItemPath { ItemPath(section: section, item: item) }
}
