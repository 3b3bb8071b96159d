import FlowEngine

extension FlowModel {
    /// The items in the rows that a change replaced, with their paths after the change. Neighbouring rows that were
    /// replaced together are one range.
    package func replacedItems(_ change: LayoutChange) -> [TraceEvent.ItemRange] {
        var later: [Int: LaterReplacements] = [:]
        return change.replacements.reversed().compactMap { replacement in
            let section = replacement.sections.lowerBound
            var rows = replacement.removed.lowerBound..<replacement.removed.lowerBound + replacement.insertedCount
            rows = later[section]?.place(of: rows) ?? rows
            later[section, default: LaterReplacements(start: replacement.removed.lowerBound)].add(replacement, at: rows)
            rows = rows.clamped(to: 0..<rowCount(in: section))
            guard let first = rows.first, let last = rows.last else { return nil }
            let items = row(at: first, in: section).items.lowerBound..<row(at: last, in: section).items.upperBound
            return TraceEvent.ItemRange(sections: replacement.sections, items: items)
        }
    }
}

/// The combined effect of later row replacements on the rows of an earlier replacement. All replacements are in one
/// section. `place(of:)` takes the rows of the earlier replacement, and returns their place after the later
/// replacements.
///
/// Replacements go from the last row to the first, so that later replacements move the rows of earlier ones, except in
/// a move to a later place.
private struct LaterReplacements {
    /// The first of all rows that the later replacements removed.
    var start: Int
    /// The number of rows that the later replacements added, less the number that they removed.
    private var shift = 0
    /// The index after the last row that the replacements inserted.
    private var end = 0

    init(start: Int) {
        self.start = start
    }

    /// Converts a range of row indices from before the later replacements to the range after them. The earlier
    /// replacement inserted the rows in `rows`. A range that ends before all later replacements stays the same. A range
    /// that begins before them and ends later keeps its start, and includes all rows that they inserted. Any other
    /// range begins after the rows that they inserted.
    func place(of rows: Range<Int>) -> Range<Int> {
        guard rows.upperBound > start else { return rows }
        let first = rows.lowerBound < start ? rows.lowerBound : max(rows.lowerBound + shift, end)
        return first..<max(rows.upperBound + shift, end, first)
    }

    mutating func add(_ replacement: LayoutChange.RowReplacement, at rows: Range<Int>) {
        start = min(start, replacement.removed.lowerBound)
        shift += replacement.insertedCount - replacement.removed.count
        end = max(end, rows.upperBound)
    }
}
