import FlowEngine

extension ItemPath {
    /// Makes a path of a section and an item; nil for a path that cannot name an item.
    init?(_ indexPath: IndexPath) {
        guard indexPath.count == 2 else { return nil }
        self.init(section: indexPath[0], item: indexPath[1])
    }

    /// Makes the path of a cell's attributes; nil for attributes of other elements.
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
