/// A data source with outlines, whose items a tap expands and collapses.
@MainActor
package protocol OutlineToggling: AnyObject {
    /// Expands or collapses the item at a path, as the user does with its disclosure indicator.
    func toggleDisclosure(at indexPath: IndexPath)
}

extension CollectionViewDiffableDataSource: OutlineToggling {
    package func toggleDisclosure(at indexPath: IndexPath) {
        guard let item = itemIdentifier(for: indexPath) else { return }
        toggleDisclosure(of: item)
    }
}
