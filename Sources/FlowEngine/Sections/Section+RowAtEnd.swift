// R18.13: the row at the end of a section may be placed otherwise although its items stay.

/// Values of a section before a change. They are used after the change, to find out whether the items of the last row
/// moved.
struct RowsBefore {
    let rowCount: Int
    let itemCount: Int
    let uniformity: SizeUniformity

    init(_ items: ItemTree) {
        (rowCount, itemCount, uniformity) = (items.rowCount, items.count, items.uniformity)
    }
}

/// A row that keeps its items in a change. It is the section's last row before the change, after it, or both.
private struct RowAtEnd {
    var before: (row: Int, isLast: Bool)
    var after: (row: Int, isLast: Bool)
}

extension Section {
    /// Adds the last row to `splices` if its items moved across the scroll axis. The row has the same items before and
    /// after the change. It was the section's last row before the change, is the last row now, or both. Returns whether
    /// the row was added.
    ///
    /// This happens if the section becomes uniform or stops being uniform (R3.5), or if another row becomes the last
    /// row (R3.6). O(log *n*); only a comparison if neither is the case.
    func addRowAtEnd(
        to splices: inout RowSplices, _ before: RowsBefore, in configuration: FlowConfiguration
    ) -> Bool {
        guard let last = splices.last, let row = rowAtEnd(behind: last, before) else { return false }
        let found = items.row(at: row.after.row)
        var content = items.content(of: found, isLast: row.before.isLast)
        let old = RowPlacer(metrics, before.itemCount, before.uniformity, in: configuration).place(content)
        content.isLast = row.after.isLast
        let new = RowPlacer(self, in: configuration).place(content)
        if old.isSame(as: new, of: content.count) { return false }
        splices.appendRow(row.before.row)
        return true
    }

    private func rowAtEnd(behind last: RowSplice, _ before: RowsBefore) -> RowAtEnd? {
        let (lastBefore, lastAfter) = (before.rowCount - 1, items.rowCount - 1)
        if last.removed.upperBound <= lastBefore {
            if case (.mixed, .mixed) = (before.uniformity, items.uniformity) { return nil }
            return RowAtEnd(before: (lastBefore, true), after: (lastAfter, true))
        }
        let row = last.removed.lowerBound - 1
        guard row >= 0, last.removed.isEmpty || last.insertedCount == 0 else { return nil }
        return RowAtEnd(
            before: (row, row == lastBefore), after: (lastAfter - last.insertedCount, last.insertedCount == 0))
    }
}

extension ItemTree {
    /// Returns the content of a row, with the sum of the items' lengths across the scroll axis. Items of a run are
    /// added in one step.
    func content(of row: Row, isLast: Bool) -> RowContent {
        var content = RowContent(count: row.items.count, spans: 0, uniformity: .empty, isLast: isLast)
        var item = row.items.lowerBound
        while item < row.items.upperBound {
            let place = leaf(of: item)
            let end = min(row.items.upperBound, place.range.upperBound)
            if place.leaf.kind == .run {
                content.spans += Double(end - item) * place.leaf.size(at: 0).across
                content.uniformity.add(.same(place.leaf.size(at: 0)))
            } else {
                for slot in item - place.items..<end - place.items {
                    content.spans += place.leaf.size(at: slot).across
                    content.uniformity.add(.same(place.leaf.size(at: slot)))
                }
            }
            item = end
        }
        return content
    }
}
