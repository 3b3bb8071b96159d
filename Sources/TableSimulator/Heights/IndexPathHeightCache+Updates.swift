extension IndexPathHeightCache {
    /// The operations of a batch on rows and sections, in UIKit's coordinates. Deletions, reloads and the origins of
    /// moves have paths before the batch. Insertions and the targets of moves have paths after the batch.
    public struct Updates: Hashable, Sendable {
        /// A move of a row.
        public struct RowMove: Hashable, Sendable {
            /// The path before the batch.
            public var from: IndexPath
            /// The path after the batch.
            public var to: IndexPath

            /// Makes a move.
            ///
            /// - Parameters:
            ///   - from: The path before the batch.
            ///   - to: The path after it.
            public init(from: IndexPath, to: IndexPath) { (self.from, self.to) = (from, to) }
        }

        /// A move of a section with its rows.
        public struct SectionMove: Hashable, Sendable {
            /// The index before the batch.
            public var from: Int
            /// The index after the batch.
            public var to: Int

            /// Makes a move.
            ///
            /// - Parameters:
            ///   - from: The index before the batch.
            ///   - to: The index after it.
            public init(from: Int, to: Int) { (self.from, self.to) = (from, to) }
        }

        /// Deleted rows, with their paths before the batch.
        public var deletedRows: Set<IndexPath> = []
        /// Inserted rows, with their paths after the batch.
        public var insertedRows: Set<IndexPath> = []
        /// Rows whose content changed, with their paths before the batch.
        public var reloadedRows: Set<IndexPath> = []
        /// Moved rows, which keep their heights.
        public var movedRows: [RowMove] = []
        /// Deleted sections, given by their indices before the batch.
        public var deletedSections = IndexSet()
        /// Inserted sections, given by their indices after the batch.
        public var insertedSections = IndexSet()
        /// Sections whose contents changed, given by their indices before the batch.
        public var reloadedSections = IndexSet()
        /// Moved sections, whose rows keep their heights.
        public var movedSections: [SectionMove] = []

        /// Makes an empty batch.
        public init() {}
    }

    /// Moves heights with their rows, and removes the heights of rows that are gone or changed. Paths without heights
    /// are ignored. O(*n* log *n* + *m* log *m*) for *n* heights and *m* operations.
    public mutating func apply(_ updates: Updates) {
        for (conditions, sections) in tables {
            let after = HeightShift(updates).apply(to: sections)
            tables[conditions] = after.isEmpty ? nil : after
        }
    }

    // MARK: Batches of one kind

    /// Makes space for the heights of inserted rows, which are given by their paths after the update.
    public mutating func insertRows(at indexPaths: [IndexPath]) { apply { $0.insertedRows = Set(indexPaths) } }
    /// Removes the heights of deleted rows, which are given by their paths before the update.
    public mutating func deleteRows(at indexPaths: [IndexPath]) { apply { $0.deletedRows = Set(indexPaths) } }
    /// Removes the heights of rows whose content changed.
    public mutating func reloadRows(at indexPaths: [IndexPath]) { apply { $0.reloadedRows = Set(indexPaths) } }
    /// Moves the height of a row to the row's new path. The heights of the rows between both paths move up or down by
    /// one row.
    ///
    /// - Parameters:
    ///   - indexPath: The path before the update.
    ///   - newIndexPath: The path after the update.
    public mutating func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        apply { $0.movedRows = [Updates.RowMove(from: indexPath, to: newIndexPath)] }
    }
    /// Makes space for the heights of inserted sections, which are given by their indices after the update.
    public mutating func insertSections(_ sections: IndexSet) { apply { $0.insertedSections = sections } }
    /// Removes the heights of deleted sections, which are given by their indices before the update.
    public mutating func deleteSections(_ sections: IndexSet) { apply { $0.deletedSections = sections } }
    /// Removes the heights of sections whose contents changed.
    public mutating func reloadSections(_ sections: IndexSet) { apply { $0.reloadedSections = sections } }
    /// Moves the heights of a section to the section's new index.
    ///
    /// - Parameters:
    ///   - section: The index before the update.
    ///   - newSection: The index after the update.
    public mutating func moveSection(_ section: Int, toSection newSection: Int) {
        apply { $0.movedSections = [Updates.SectionMove(from: section, to: newSection)] }
    }

    private mutating func apply(_ fill: (inout Updates) -> Void) {
        var updates = Updates()
        fill(&updates)
        apply(updates)
    }
}
