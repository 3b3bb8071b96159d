import FlowEngine

/// Makes the attributes objects of a query.
@MainActor
struct CompositionalAttributesFactory {
    private let layout: CollectionViewCompositionalLayout
    private let updateCount: Int

    init(_ layout: CollectionViewCompositionalLayout) {
        self.layout = layout
        updateCount = layout.state.updateCount
    }

    func make(_ element: CompositionalElement) -> CollectionViewLayoutAttributes {
        let attributes = AttributesFactory.makeEmpty(for: layout)
        attributes.updateCount = updateCount
        attributes.change { fields in
            switch element.key {
            case .item(let path), .attached(_, let path), .separator(_, let path): fields.setPath(path)
            case .boundary(_, let section), .decoration(_, let section):
                fields.setPath(ItemPath(section: section, item: 0))
            case .global: fields.indexPath = IndexPath(index: 0)
            }
            if let kind = element.kind {
                fields.name(element.key.isDecoration ? .decorationView : .supplementaryView, kind)
            }
            fields.frame = CGRect(element.frame)
            fields.zIndex = element.zIndex
        }
        return attributes
    }
}
