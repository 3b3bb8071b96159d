import FlowEngine

extension FlowModel {
    /// The items of the rows that a change replaced, as they are after it. Breaking begins a row early: one that came
    /// out as it was is left out.
    func replacedItems(_ change: LayoutChange, since old: FlowModel) -> [TraceEvent.ItemRange] {
        var later: [Int: LaterReplacements] = [:]
        return change.replacements.reversed().compactMap { replacement in
            let section = replacement.sections.lowerBound
            var rows = replacement.removed.lowerBound..<replacement.removed.lowerBound + replacement.insertedCount
            rows = later[section]?.place(of: rows) ?? rows
            later[section, default: LaterReplacements(start: replacement.removed.lowerBound)].add(replacement, at: rows)
            rows = rows.clamped(to: 0..<rowCount(in: section))
            if rows.count > 1, hasSameRow(rows.lowerBound, in: section, as: old) { rows = rows.dropFirst() }
            guard let first = rows.first, let last = rows.last else { return nil }
            let items = row(at: first, in: section).items.lowerBound..<row(at: last, in: section).items.upperBound
            return TraceEvent.ItemRange(sections: replacement.sections, items: items)
        }
    }

    private func hasSameRow(_ index: Int, in section: Int, as old: FlowModel) -> Bool {
        let items = row(at: index, in: section).items
        guard old.contains(ItemPath(section: section, item: items.upperBound - 1)), items.count <= 64,
            old.row(containing: ItemPath(section: section, item: items.lowerBound)).items == items
        else { return false }
        return items.allSatisfy { item in
            let path = ItemPath(section: section, item: item)
            return old.size(of: path) == size(of: path)
        }
    }
}

/// What later replacements of a section's rows do to the place of an earlier one. Several come from the last row to the
/// first, so they moved what was replaced before them; a move to a later place does not.
private struct LaterReplacements {
    /// The first row that one of them removed.
    var start: Int
    /// How many rows more there are because of them, and where the last row that they put in ends.
    private var shift = 0
    private var end = 0

    init(start: Int) {
        self.start = start
    }

    /// Rows that they replaced once more are left to them, unless the rows begin before.
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
