@MainActor
extension TraceEvent.Element {
    init(_ attributes: CollectionViewLayoutAttributes) {
        self.init(attributes.name)
    }

    init(_ name: ElementName) {
        self.init(category: name.category.methods.traced, kind: name.kind, path: name.indexPath.components)
    }
}
