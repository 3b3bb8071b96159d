import CallerChecks

/// The number of items in each section. Neighbouring sections with equal numbers are stored as one run.
///
///     SectionCounts([3, 3, 2])
///     SectionCounts(repeating: 20, sections: 1_000_000)   // one run
public struct SectionCounts: Hashable, Sendable, ExpressibleByArrayLiteral, CustomStringConvertible {
    struct Run: Hashable {
        /// The index behind the run's last section. A run is neighbouring sections with equal numbers of items.
        var end: Int
        var items: Int
    }

    private(set) var runs: ContiguousArray<Run> = []

    /// Makes counts without sections.
    public init() {}

    /// Makes counts from the number of items in each section, in order. O(*s*), where *s* is the number of sections.
    public init(_ counts: some Sequence<Int>) {
        for count in counts { append(count, sections: 1) }
    }

    /// Makes counts from the number of items in each section, in order: `[3, 0, 2]`. Traps for a negative count.
    /// O(*s*).
    public init(arrayLiteral counts: Int...) {
        self.init(counts)
    }

    /// Makes counts of sections with equal numbers of items. Traps for negative numbers. O(1).
    public init(repeating items: Int, sections: Int) {
        append(items, sections: sections)
    }

    /// Makes the counts of a model. O(*s*), where *s* is the number of runs of equal sections.
    public init(of model: FlowModel) {
        model.sections.forEach { run in append(run.section.items.count, sections: run.sectionCount) }
    }

    /// Adds sections with equal numbers of items at the end. Traps for negative numbers. O(1).
    public mutating func append(_ items: Int, sections: Int) {
        require(items >= 0 && sections >= 0, "a section has no negative number of items")
        guard sections > 0 else { return }
        let end = sectionCount + sections
        if let last = runs.indices.last, runs[last].items == items {
            runs[last].end = end
        } else {
            runs.append(Run(end: end, items: items))
        }
    }

    /// The number of sections. O(1).
    public var sectionCount: Int { runs.last?.end ?? 0 }

    /// The number of items of a section; traps if there is no such section. O(log *r*), where *r* is the number of
    /// runs.
    public subscript(section: Int) -> Int {
        require(section >= 0 && section < sectionCount, "section \(section) of \(sectionCount) sections")
        return runs[runIndex(of: section)].items
    }

    /// The number of items of a section; nil if there is no such section.
    func items(in section: Int) -> Int? {
        section >= 0 && section < sectionCount ? self[section] : nil
    }

    /// Returns the index of the run that holds a section. If there is no such section, returns the index behind the
    /// last run.
    func runIndex(of section: Int) -> Int {
        runs.partitionPoint { $0.end > section }
    }

    /// The numbers of items in the sections, in text: `[3 3 0]`. A long list is cut after the first sections. O(1).
    public var description: String {
        let counts = (0..<sectionCount).prefix(PlainText.most + 1).map { self[$0] }
        return "[\(PlainText.list(counts))]"
    }
}
