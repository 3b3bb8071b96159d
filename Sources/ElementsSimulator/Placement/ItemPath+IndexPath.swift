import FlowEngine

extension ItemPath {
    /// Makes an item's path from an index path; nil if the index path cannot name an item.
    package init?(_ indexPath: IndexPath) {
        guard indexPath.count == 2 else { return nil }
        self.init(section: indexPath[0], item: indexPath[1])
    }
}

extension IndexPath {
    package init(_ path: ItemPath) {
        self = .at(path.section, path.item)
    }
}
