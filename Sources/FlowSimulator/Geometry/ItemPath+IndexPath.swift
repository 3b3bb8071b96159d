import FlowEngine

extension ItemPath {
    /// Makes an item's path from an index path; nil if the index path cannot name an item.
    init?(_ indexPath: IndexPath) {
        guard indexPath.count == 2 else { return nil }
        self.init(section: indexPath[0], item: indexPath[1])
    }

    /// Makes the path of the item that a cell's attributes describe; nil for attributes of other elements.
    @MainActor
    init?(cell attributes: CollectionViewLayoutAttributes) {
        guard attributes.representedElementCategory == .cell else { return nil }
        self.init(attributes.indexPath)
    }
}

extension IndexPath {
    init(_ path: ItemPath) {
        self = .at(path.section, path.item)
    }
}
