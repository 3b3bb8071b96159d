import FlowEngine
import Foundation

/// A view that asks for its data and can be given batch updates: what a diffable data source needs of it.
@MainActor
protocol DiffableView: AnyObject {
    /// Whom it asks for its data now.
    var askedForData: AnyObject? { get }
    func reloadData()
    func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
}

/// What diffable data sources of all views do alike: they hold what is shown, find what is where, and lead a view from
/// one snapshot to the next.
@MainActor
final class DiffableCore<SectionID: Hashable, ItemID: Hashable> {
    typealias Snapshot = DiffableDataSourceSnapshot<SectionID, ItemID>
    typealias Transaction = DiffableDataSourceTransaction<SectionID, ItemID>

    /// What the view is shown, without marks: they are done.
    private(set) var current = Snapshot()
    private var hasApplied = false

    /// Shows a snapshot by a batch update, the first one by reloading. A view that has another data source is left
    /// alone, and the snapshot is remembered.
    ///
    /// - Parameters:
    ///   - snapshot: What is to be shown.
    ///   - source: The data source that the core is in; kept until the update is done.
    ///   - view: Whom it is shown to.
    ///   - give: Gives the operations to the view, within its batch.
    ///   - completion: Called when it is done.
    func apply<Shown: DiffableView>(
        _ snapshot: Snapshot, of source: AnyObject, to view: Shown?,
        giving give: @escaping (Shown, [UpdateOperation]) -> Void, completion: (() -> Void)?
    ) {
        guard hasApplied, let view, view.askedForData === source else {
            return reload(snapshot, of: source, in: view, completion: completion)
        }
        view.performBatchUpdates {
            let changes = snapshot.changes(from: self.current)
            self.current = snapshot.unmarked
            give(view, changes.operations)
        } completion: { [source] _ in
            withExtendedLifetime(source) { completion?() }
        }
    }

    /// Shows a snapshot without finding out what is different.
    func reload(_ snapshot: Snapshot, of source: AnyObject, in view: (some DiffableView)?, completion: (() -> Void)?) {
        hasApplied = true
        current = snapshot.unmarked
        // While the view has another data source, its data are none of our business.
        if let view, view.askedForData === source { view.reloadData() }
        completion?()
    }

    /// Waits for what is applied to be done.
    func wait(for applying: (@escaping () -> Void) -> Void) async {
        await withCheckedContinuation { continuation in
            applying { continuation.resume() }
        }
    }

    // MARK: Identifiers

    /// Nil for a path that names no item. O(1).
    func item(at indexPath: IndexPath) -> ItemID? {
        guard let path = ItemPath(indexPath), current.storage.items.indices.contains(path.section),
            current.storage.items[path.section].indices.contains(path.item)
        else { return nil }
        return current.storage.items[path.section][path.item]
    }

    /// Nil for an item that is not there. O(*m*), *m* items of its section.
    func indexPath(of item: ItemID) -> IndexPath? {
        current.storage.place(of: item).map { .at($0.section, $0.item) }
    }

    /// Nil for an index that no section has. O(1).
    func section(at index: Int) -> SectionID? {
        current.storage.sections.indices.contains(index) ? current.storage.sections[index] : nil
    }

    /// Traps when there is no such section. O(1).
    func numberOfItems(inSection index: Int) -> Int { current.storage.items[index].count }

    // MARK: What the user moved

    /// What an item's move makes of the snapshot; nil where there is no such item, or no such place.
    func moving(from source: IndexPath, to target: IndexPath) -> Transaction? {
        guard item(at: source) != nil, let source = ItemPath(source), let target = ItemPath(target),
            current.storage.items.indices.contains(target.section)
        else { return nil }
        let places = numberOfItems(inSection: target.section) + (source.section == target.section ? 0 : 1)
        guard (0..<places).contains(target.item) else { return nil }
        var next = current
        next.moveItem(from: source, to: target)
        return DiffableDataSourceTransaction(initialSnapshot: current, finalSnapshot: next)
    }

    /// The view shows it already.
    func adopt(_ transaction: Transaction) { current = transaction.finalSnapshot }
}
