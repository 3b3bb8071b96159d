/// The checks of a batch update's operations (R10.3, R10.4, R10.14, R18.19). Operations must not contradict each other.
/// They must also fit the numbers of items and sections before and after the update.
struct UpdateValidation {
    private let sections: [UpdateOperation]
    private let items: [UpdateOperation]
    private let before: SectionCounts
    private let after: SectionCounts
    private let sorted: SortedOperations

    init(_ sorted: SortedOperations, before: SectionCounts, after: SectionCounts) {
        self.sorted = sorted
        sections = sorted.sectionOperations
        items = sorted.itemOperations
        self.before = before
        self.after = after
    }

    func checkSections() throws(UpdateError) {
        try checkRange(of: sections)
        try checkConflicts(among: sections)
        // R10.4: the number of sections must be what the operations make of it.
        let (inserted, deleted) = (sorted.insertedSections.count, sorted.deletedSections.count)
        guard before.sectionCount + inserted - deleted == after.sectionCount else {
            let reloaded = sorted.reloadedSections.count
            throw .sectionCount(
                before: before.sectionCount, after: after.sectionCount, inserted: inserted + reloaded,
                deleted: deleted + reloaded)
        }
    }

    func checkPathsOfItems() throws(UpdateError) { try checkRange(of: items) }

    /// Checks that no two operations are on the same item. Also checks that no operation is on an item of a section
    /// that changes as a whole. Operations on items of reloaded sections have been discarded before.
    func checkItems() throws(UpdateError) {
        if namesItemsTwice { try checkConflicts(among: items) }
        try checkSectionsOfItems()
    }

    /// Throws if the source or the target of an operation does not exist (R10.3). The source must exist before the
    /// update, and the target after it.
    private func checkRange(of operations: [UpdateOperation]) throws(UpdateError) {
        for operation in operations {
            if let source = operation.source, let reach = reachIfMissing(source, in: before) {
                throw .missingSource(operation, reach)
            }
            if let target = operation.target, let reach = reachIfMissing(target, in: after) {
                throw .missingTarget(operation, reach)
            }
        }
    }

    /// Returns nil if the given place exists. Otherwise returns the number of sections if the place's section does not
    /// exist, or the number of the section's items if only the item does not exist.
    private func reachIfMissing(_ place: UpdatePlace, in counts: SectionCounts) -> UpdateError.Reach? {
        guard let count = counts.items(in: place.section) else { return .sections(counts.sectionCount) }
        guard let item = place.item else { return nil }
        return item >= 0 && item < count ? nil : .items(count)
    }

    /// Throws if two operations have the same source or the same target (R10.3).
    private func checkConflicts(among operations: [UpdateOperation]) throws(UpdateError) {
        if let (first, second) = conflict(among: operations, by: \.source) { throw .sameSource(first, second) }
        if let (first, second) = conflict(among: operations, by: \.target) { throw .sameTarget(first, second) }
    }

    /// Whether a quick check finds two operations on the same item, or with the same target. If true, `checkConflicts`
    /// determines whether the two operations exclude each other.
    private var namesItemsTwice: Bool {
        let removed = sorted.deletedItems.merged(with: sorted.movedItems.map(\.from), by: <)
        let kept = sorted.reloadedItems.merged(with: sorted.reconfiguredItems, by: <)
        let added = sorted.insertedItems.merged(with: sorted.itemMovesByTarget.map(\.to), by: <)
        return [removed.merged(with: kept, by: <), added].contains { paths in
            zip(paths, paths.dropFirst()).contains { $0 == $1 }
        }
    }

    private func conflict(
        among operations: [UpdateOperation], by place: (UpdateOperation) -> UpdatePlace?
    ) -> (UpdateOperation, UpdateOperation)? {
        var placed: [(place: UpdatePlace, operation: UpdateOperation)] = []
        placed.reserveCapacity(operations.count)
        for operation in operations {
            if let place = place(operation) { placed.append((place, operation)) }
        }
        placed.sort { ($0.place, $0.operation.kind) < ($1.place, $1.operation.kind) }
        for (first, second) in zip(placed, placed.dropFirst()) where first.place == second.place {
            // R10.3: a reconfigured item may move: the one concerns its place, the other what is there.
            if (first.operation.kind, second.operation.kind) == (.move, .reconfigure) { continue }
            return (first.operation, second.operation)
        }
        return nil
    }

    /// Throws if an operation is on an item of a section that changes as a whole (R10.14). An insertion into an
    /// inserted section is valid: it repeats the section's own insertion.
    private func checkSectionsOfItems() throws(UpdateError) {
        guard !sections.isEmpty else { return }
        for operation in items {
            if let section = operation.source?.section, sorted.deletedSections[...].containsSorted(section) {
                throw .itemInChangedSection(operation, section: .deleteSection(section))
            }
            if operation.kind == .move, let section = operation.target?.section,
                sorted.insertedSections[...].containsSorted(section)
            {
                throw .itemInChangedSection(operation, section: .insertSection(section))
            }
        }
    }
}
