import Foundation

extension IndexPathHeightCache {
    /// What a batch does to rows and sections, in UIKit's coordinates: what is deleted, reloaded or moved away counts
    /// before the batch, what is inserted or moved to a place after it.
    public struct Updates: Hashable, Sendable {
        /// A row that is somewhere else after the batch.
        public struct RowMove: Hashable, Sendable {
            /// Before the batch.
            public var from: IndexPath
            /// After the batch.
            public var to: IndexPath

            /// - Parameters:
            ///   - from: The path before the batch.
            ///   - to: The path after it.
            public init(from: IndexPath, to: IndexPath) { (self.from, self.to) = (from, to) }
        }

        /// A section that is somewhere else after the batch, with its rows.
        public struct SectionMove: Hashable, Sendable {
            /// Before the batch.
            public var from: Int
            /// After the batch.
            public var to: Int

            /// - Parameters:
            ///   - from: The index before the batch.
            ///   - to: The index after it.
            public init(from: Int, to: Int) { (self.from, self.to) = (from, to) }
        }

        /// Paths before the batch.
        public var deletedRows: Set<IndexPath> = []
        /// Paths after the batch.
        public var insertedRows: Set<IndexPath> = []
        /// Rows whose content changed: paths before the batch.
        public var reloadedRows: Set<IndexPath> = []
        /// Rows that take their heights along.
        public var movedRows: [RowMove] = []
        /// Indices before the batch.
        public var deletedSections = IndexSet()
        /// Indices after the batch.
        public var insertedSections = IndexSet()
        /// Sections with other contents: indices before the batch.
        public var reloadedSections = IndexSet()
        /// Sections that take their heights along.
        public var movedSections: [SectionMove] = []

        /// A batch that does nothing.
        public init() {}
    }

    /// Moves heights with their rows, and forgets those of rows that are gone or changed. Paths that name nothing known
    /// do nothing. O(*n* log *n* + *m* log *m*), *n* heights and *m* operations.
    public mutating func apply(_ updates: Updates) {
        for (conditions, sections) in tables {
            let after = HeightShift(updates).apply(to: sections)
            tables[conditions] = after.isEmpty ? nil : after
        }
    }

    // MARK: Batches of one kind

    /// Makes room for rows: paths after the update.
    public mutating func insertRows(at indexPaths: [IndexPath]) { apply { $0.insertedRows = Set(indexPaths) } }
    /// Forgets rows that go: paths before the update.
    public mutating func deleteRows(at indexPaths: [IndexPath]) { apply { $0.deletedRows = Set(indexPaths) } }
    /// Forgets the heights of rows whose content changed.
    public mutating func reloadRows(at indexPaths: [IndexPath]) { apply { $0.reloadedRows = Set(indexPaths) } }
    /// Takes a height out and puts it in elsewhere; the rows between move up or down by one.
    ///
    /// - Parameters:
    ///   - indexPath: Before the update.
    ///   - newIndexPath: After it.
    public mutating func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        apply { $0.movedRows = [Updates.RowMove(from: indexPath, to: newIndexPath)] }
    }
    /// Makes room for sections: indices after the update.
    public mutating func insertSections(_ sections: IndexSet) { apply { $0.insertedSections = sections } }
    /// Forgets sections that go: indices before the update.
    public mutating func deleteSections(_ sections: IndexSet) { apply { $0.deletedSections = sections } }
    /// Forgets the heights of sections whose contents changed.
    public mutating func reloadSections(_ sections: IndexSet) { apply { $0.reloadedSections = sections } }
    /// Takes a section's heights out and puts them in elsewhere.
    ///
    /// - Parameters:
    ///   - section: Before the update.
    ///   - newSection: After it.
    public mutating func moveSection(_ section: Int, toSection newSection: Int) {
        apply { $0.movedSections = [Updates.SectionMove(from: section, to: newSection)] }
    }

    private mutating func apply(_ fill: (inout Updates) -> Void) {
        var updates = Updates()
        fill(&updates)
        apply(updates)
    }
}
