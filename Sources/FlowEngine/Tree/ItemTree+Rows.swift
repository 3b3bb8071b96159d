import CallerChecks

/// One row of a section.
struct Row: Equatable {
    var index: Int
    var items: Range<Int>
    /// The length along the scroll axis, in points: the length of the longest item (R1.11).
    var length: Double
    /// The sum of the lengths of all earlier rows, without spacing.
    var lengthBefore: Extent

    var content: RowItems { RowItems(index: index, start: items.lowerBound, count: items.count, length: length) }
}

extension ItemTree {
    /// Returns the row at an index. O(log *n* + *m*), where *m* is the number of rows in a leaf.
    func row(at index: Int) -> Row {
        require(index >= 0 && index < rowCount, "row \(index) of a section with \(rowCount) rows")
        var (start, lengthBefore) = (0, Extent.zero)
        if index > 0 {
            let place = leaf(ofStart: index)
            start = place.items + place.slot
            lengthBefore = place.length + place.leaf.lengths(ofRowsBefore: index - place.rows)
        }
        guard index + 1 < rowCount else {
            return Row(index: index, items: start..<count, length: lastLine.length, lengthBefore: lengthBefore)
        }
        let next = leaf(ofStart: index + 1)
        let length = next.leaf.lengthOfRow(before: index - next.rows)
        return Row(index: index, items: start..<next.items + next.slot, length: length, lengthBefore: lengthBefore)
    }

    /// Returns the index of the row that holds an item. O(log *n*).
    func rowIndex(of item: Int) -> Int {
        let place = leaf(of: item)
        return place.rows + place.leaf.startCount(through: place.slot)
    }

    /// Returns the row that holds an item. O(log *n* + *m*), where *m* is the number of rows in a leaf.
    func row(containing item: Int) -> Row { row(at: rowIndex(of: item)) }

    /// Returns the index of the first row that ends past `target`; nil if there is no such row. `spacing` is the
    /// spacing between rows.
    ///
    /// With negative spacing, the ends of rows need not ascend, and the result is any row that ends past `target`.
    /// O(log *n* + *m*) for *m* rows of a leaf; O(log² *n*) with negative spacing.
    func firstRow(reaching target: Extent, spacing: Extent) -> Int? {
        guard rowCount > 0 else { return nil }
        if spacing >= .zero { return firstRow(endingAfter: target + spacing, spacing: spacing)?.index }
        var (low, high) = (0, rowCount)
        while low < high {
            let middle = (low + high) / 2
            let row = row(at: middle)
            let end = row.lengthBefore + Extent(notNegative: row.length) + spacing * middle
            if end > target { high = middle } else { low = middle + 1 }
        }
        return low < rowCount ? low : nil
    }

    /// Calls `body`, in order, for each row that overlaps `wanted`. `body` receives the row and its start. `start` is
    /// the start of the first row. All starts are positions along the scroll axis. Used if spacing is negative, because
    /// rows may overlap each other then.
    func forEachRow(
        overlapping wanted: Hull, start: Extent, spacing: Extent, _ body: (RowItems, Extent) -> Void
    ) {
        func visit(_ index: Int) {
            let row = row(at: index)
            let offset = start + row.lengthBefore + spacing * index
            let hull = Hull(start: offset, end: offset + Extent(notNegative: row.length))
            if hull.overlaps(wanted) { body(row.content, offset) }
        }
        forEachLeaf { place, summary in
            let offset = start + place.length + spacing * place.rows
            let all = Hull(rows: summary.rows, length: summary.length, spacing: spacing)
            return summary.rows > 0 && all.shifted(by: offset).overlaps(wanted)
        } body: { place in
            let rows = place.leaf.startCount
            let offset = start + place.length + spacing * place.rows
            visit(place.rows)
            guard rows > 1 else { return }
            guard place.leaf.kind == .run else { return (1..<rows).forEach { visit(place.rows + $0) } }
            let one = Extent(notNegative: place.leaf.lengthOfRow(before: 1))
            let first = offset + Extent(notNegative: place.leaf.lengthOfRow(before: 0)) + spacing
            let equal = Repetition(hull: Hull(start: first, end: first + one), step: one + spacing, count: rows - 1)
            for index in equal.indices(overlapping: wanted) { visit(place.rows + 1 + index) }
        }
        visit(rowCount - 1)
    }
}
