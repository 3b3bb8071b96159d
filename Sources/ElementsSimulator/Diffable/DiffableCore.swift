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
    /// Whether a batch that begins now is applied at its end.
    var isReadyForUpdates: Bool { get }
}

extension ElementsView {
    package func give(_ operations: [UpdateOperation], _ animation: RowAnimation?) {
        core.give(operations, animation)
    }

    package var isReadyForUpdates: Bool {
        core.updateState.batch == nil && core.updateState.early.isEmpty && !core.updater.mustWaitWithUpdates
    }
}

/// The common part of all diffable data sources. This object holds the present snapshot, finds identifiers and paths,
/// and changes the view from the present snapshot to the next.
@MainActor
package final class DiffableCore<SectionID: Hashable, ItemID: Hashable> {
    package typealias Snapshot = DiffableDataSourceSnapshot<SectionID, ItemID>
    package typealias SectionSnapshot = DiffableDataSourceSectionSnapshot<ItemID>
    package typealias Transaction = DiffableDataSourceTransaction<SectionID, ItemID>

    /// The snapshot that the view shows. It has no marks for reloading, because all such marks are applied.
    package internal(set) var current = Snapshot()
    private var hasApplied = false
    /// The section snapshots of the sections that show the visible items of such a snapshot.
    private(set) var outlines: [SectionID: SectionSnapshot] = [:]
    /// The updates that were requested while a move by the user is adopted; nil at other times.
    private var heldUpdates: [() -> Void]?

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
        update(of: source, in: view, animation: animation, completion: completion) { _ in snapshot }
    }

    /// Shows the snapshot that `change` makes of the present one, when earlier updates are done. Stores outlines with
    /// it. If the snapshot is equal to the present one, the view is not changed.
    func update(
        of source: AnyObject, in view: (any DiffableView)?, animation: RowAnimation?,
        outlines: [SectionID: SectionSnapshot] = [:], completion: (() -> Void)?,
        _ change: @escaping (Snapshot) -> Snapshot
    ) {
        if isHolding({ [source] in
            self.update(
                of: source, in: view, animation: animation, outlines: outlines, completion: completion, change)
        }) {
            return
        }
        guard hasApplied, let view, view.askedForData === source else {
            return reload(change(current), of: source, in: view, outlines: outlines, completion: completion)
        }
        let (before, planned) = (current, change(current))
        if planned == before, view.isReadyForUpdates {
            show(planned, outlines)
            completion?()
            return
        }
        view.performBatchUpdates {
            // An earlier update may have been waiting.
            let next = self.current == before ? planned : change(self.current)
            let changes = next.changes(from: self.current)
            self.show(next, outlines)
            view.give(changes.operations, animation)
        } completion: { [source] _ in
            withExtendedLifetime(source) { completion?() }
        }
    }

    /// Shows a snapshot by a reload, without comparing it with the present snapshot.
    package func reload(
        _ snapshot: Snapshot, of source: AnyObject, in view: (any DiffableView)?,
        outlines: [SectionID: SectionSnapshot] = [:], completion: (() -> Void)?
    ) {
        if isHolding({ [source] in
            self.reload(snapshot, of: source, in: view, outlines: outlines, completion: completion)
        }) {
            return
        }
        hasApplied = true
        show(snapshot, outlines)
        // A view with another data source shows that one's data.
        if let view, view.askedForData === source { view.reloadData() }
        completion?()
    }

    private func show(_ snapshot: Snapshot, _ new: [SectionID: SectionSnapshot]) {
        current = snapshot.unmarked
        outlines.merge(new) { $1 }
        outlines = outlines.filter { section, outline in
            current.indexOfSection(section).map { current.storage.items[$0] } == outline.visibleItems
                && outline.items.allSatisfy { (current.sectionIdentifier(containingItem: $0) ?? section) == section }
        }
    }

    // MARK: Moves by the user

    /// Stores the updates that are requested from now on, until `finish(_:of:in:)`.
    package func holdUpdates() { heldUpdates = heldUpdates ?? [] }

    private func isHolding(_ update: @escaping () -> Void) -> Bool {
        heldUpdates?.append(update)
        return heldUpdates != nil
    }

    /// Adopts the order that the view shows at the end of a move.
    package func adopt(_ move: Move) { current = move.shown }

    /// Ends a move, when the view has finished it: visible descendants of the item follow it, because the view moved
    /// only the item. Then come the updates that were held.
    package func finish(_ move: Move, of source: AnyObject, in view: (any DiffableView)?) {
        let held = heldUpdates ?? []
        heldUpdates = nil
        let final = move.transaction.finalSnapshot
        update(of: source, in: view, animation: nil, outlines: move.outlines, completion: nil) { _ in final }
        for update in held { update() }
    }

    /// Calls a function and waits until the function calls its completion.
    package func wait(for applying: (@escaping () -> Void) -> Void) async {
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
}
