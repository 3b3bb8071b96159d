import FlowEngine

/// A view that diffable data sources can change: it has a data source, and accepts batch updates.
@MainActor
package protocol DiffableView: AnyObject {
    /// The view's present data source.
    var askedForData: AnyObject? { get }
    func reloadData()
    /// Adds operations to the running batch.
    func give(_ operations: [UpdateOperation], _ animation: RowAnimation?)
    func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
}

extension ElementsView {
    package func give(_ operations: [UpdateOperation], _ animation: RowAnimation?) {
        core.give(operations, animation)
    }
}

/// The common part of all diffable data sources. This object holds the present snapshot, finds identifiers and paths,
/// and changes the view from the present snapshot to the next.
@MainActor
package final class DiffableCore<SectionID: Hashable, ItemID: Hashable> {
    package typealias Snapshot = DiffableDataSourceSnapshot<SectionID, ItemID>
    package typealias Transaction = DiffableDataSourceTransaction<SectionID, ItemID>

    /// The snapshot that the view shows. It has no marks for reloading, because all such marks are applied.
    package private(set) var current = Snapshot()
    private var hasApplied = false

    /// Shows a snapshot by a batch update; the first snapshot is shown by a reload. If `source` is not the view's data
    /// source, the view is not changed, and the snapshot is only stored.
    ///
    /// - Parameters:
    ///   - snapshot: The new snapshot.
    ///   - source: The data source that owns the core; held until the update is done.
    ///   - view: The view that shows it.
    ///   - animation: The animation of rows.
    ///   - completion: Called after the update.
    package func apply(
        _ snapshot: Snapshot, of source: AnyObject, to view: (any DiffableView)?, animation: RowAnimation?,
        completion: (() -> Void)?
    ) {
        guard hasApplied, let view, view.askedForData === source else {
            return reload(snapshot, of: source, in: view, completion: completion)
        }
        view.performBatchUpdates {
            let changes = snapshot.changes(from: self.current)
            self.current = snapshot.unmarked
            view.give(changes.operations, animation)
        } completion: { [source] _ in
            withExtendedLifetime(source) { completion?() }
        }
    }

    /// Shows a snapshot by a reload, without comparing it with the present snapshot.
    package func reload(
        _ snapshot: Snapshot, of source: AnyObject, in view: (any DiffableView)?, completion: (() -> Void)?
    ) {
        hasApplied = true
        current = snapshot.unmarked
        // A view with another data source shows that one's data.
        if let view, view.askedForData === source { view.reloadData() }
        completion?()
    }

    /// Calls a function and waits until the function calls its completion.
    func wait(for applying: (@escaping () -> Void) -> Void) async {
        await withCheckedContinuation { continuation in
            applying { continuation.resume() }
        }
    }

    // MARK: Identifiers

    /// The item at a path; nil if there is no such item. O(1).
    package func item(at indexPath: IndexPath) -> ItemID? {
        guard let path = ItemPath(indexPath), current.storage.items.indices.contains(path.section),
            current.storage.items[path.section].indices.contains(path.item)
        else { return nil }
        return current.storage.items[path.section][path.item]
    }

    /// The path of an item; nil if it is not in the snapshot. O(*m*) for *m* items of its section.
    package func indexPath(of item: ItemID) -> IndexPath? {
        current.storage.place(of: item).map { .at($0.section, $0.item) }
    }

    /// The section at an index; nil if there is no such section. O(1).
    package func section(at index: Int) -> SectionID? {
        current.storage.sections.indices.contains(index) ? current.storage.sections[index] : nil
    }

    /// The number of items of a section. Traps if there is no such section. O(1).
    package func numberOfItems(inSection index: Int) -> Int { current.storage.items[index].count }

    // MARK: Moves by the user

    /// The snapshots before and after an item's move. Nil if there is no item at `source`, or if `target` is not a
    /// valid path after the move.
    package func moving(from source: IndexPath, to target: IndexPath) -> Transaction? {
        guard item(at: source) != nil, let source = ItemPath(source), let target = ItemPath(target),
            current.storage.items.indices.contains(target.section)
        else { return nil }
        let places = numberOfItems(inSection: target.section) + (source.section == target.section ? 0 : 1)
        guard (0..<places).contains(target.item) else { return nil }
        var next = current
        next.moveItem(from: source, to: target)
        return DiffableDataSourceTransaction(initialSnapshot: current, finalSnapshot: next)
    }

    /// Adopts the snapshot after a move. The view shows this snapshot already.
    package func adopt(_ transaction: Transaction) { current = transaction.finalSnapshot }
}
