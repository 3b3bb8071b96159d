import FlowTestSupport

@testable import FlowEngine

/// A tree and an array to which the same happens.
struct TreeHistory {
    private var generator: SeededGenerator
    private var tree: ItemTree
    private var plain = PlainItems()
    private let rule: LineRule
    private let spacing: Double
    /// Whether there are sizes that short leaves do not hold.
    private let isOdd: Bool
    private var before = PlainItems()
    private var splices = RowSplices()

    init(_ shape: TreeShape, _ generator: inout SeededGenerator) {
        self.generator = SeededGenerator(seed: generator.next())
        spacing = self.generator.pick([0.0, 10, 3.5, -4, 1.0 / 3])
        rule = LineRule(available: self.generator.pick([100.0, 320, 1]), spacing: spacing, tolerance: 0)
        isOdd = self.generator.isHeads(oneIn: 3)
        tree = ItemTree(shape: shape)
    }

    // MARK: Edits

    /// One edit, or several, and what they may have moved is broken again.
    mutating func edit() {
        before = plain
        for _ in 0..<(generator.isHeads(oneIn: 4) ? 4 : 1) {
            switch generator.below(5) {
            case 0 where tree.count > 0: set()
            case 1 where tree.count > 0: remove()
            default: replace()
            }
        }
        // Nodes that somebody else holds are copied.
        let held = generator.isHeads() ? tree : nil
        var work = BreakingWork()
        splices = tree.settle(rule, rowsBefore: before.rows(rule).count, &work)
        withExtendedLifetime(held) {}
    }

    private mutating func set() {
        let item = PlainItems.Item(size: size(), source: source())
        let index = generator.below(tree.count)
        tree.set(item.size, source: item.source, at: index)
        plain.items[index] = item
    }

    private mutating func remove() {
        let start = generator.below(tree.count)
        let end = min(tree.count, start + generator.within(1...(generator.isHeads(oneIn: 3) ? 30 : 3)))
        tree.replace(start..<end, with: [])
        plain.items.removeSubrange(start..<end)
    }

    private mutating func replace() {
        let start = generator.below(tree.count + 1)
        let end = generator.isHeads(oneIn: 3) ? min(tree.count, start + generator.below(5)) : start
        let new = (0..<generator.within(1...2)).map { _ in newItems() }
        tree.replace(start..<end, with: new[...])
        plain.items.replaceSubrange(
            start..<end,
            with: new.flatMap { items in
                (0..<items.count).map { PlainItems.Item(size: items.size(at: $0), source: items.source) }
            })
    }

    private mutating func newItems() -> NewItems {
        if generator.isHeads() {
            return .equal(count: generator.within(1...(generator.isHeads() ? 3 : 100)), size(), source())
        }
        let count = generator.within(1...(generator.isHeads(oneIn: 3) ? 80 : 3))
        return .list(ContiguousArray((0..<count).map { _ in size() }), source())
    }

    private mutating func source() -> SizeSource { generator.pick([.given, .measured, .estimated]) }

    private mutating func size() -> AxisSize {
        if generator.isHeads(oneIn: 4) { return AxisSize(along: 50, across: 50) }
        if isOdd, generator.isHeads(oneIn: 4) {
            return AxisSize(along: Double(generator.below(90)) / 3, across: Double(generator.below(300)) / 7)
        }
        return AxisSize(along: Double(generator.below(200)) / 4, across: Double(generator.below(240)) / 2)
    }

    // MARK: Comparison

    /// What the tree says that the array does not.
    mutating func difference() -> String? {
        tree.checkInvariants(rule)
        return itemDifference ?? rowDifference ?? receiptDifference ?? searchDifference()
    }

    private var itemDifference: String? {
        guard tree.count == plain.items.count else { return "\(tree.count) items for \(plain.items.count)" }
        for (index, item) in plain.items.enumerated() {
            let found = PlainItems.Item(size: tree.size(at: index), source: tree.source(at: index))
            if found != item { return "item \(index): \(found) for \(item)" }
        }
        let sizes = Set(plain.items.map(\.size))
        let uniformity = sizes.count > 1 ? SizeUniformity.mixed : sizes.first.map { .same($0) } ?? .empty
        return tree.uniformity == uniformity ? nil : "\(tree.uniformity) for \(uniformity)"
    }

    private var rowDifference: String? {
        let rows = plain.rows(rule)
        guard tree.rowCount == rows.count else { return "\(tree.rowCount) rows for \(rows.count)" }
        var length = Extent.zero
        for (index, row) in rows.enumerated() {
            let wanted = Row(index: index, items: row.items, length: row.length, lengthBefore: length)
            if tree.row(at: index) != wanted { return "row \(index): \(tree.row(at: index)) for \(wanted)" }
            if tree.row(containing: row.items.last ?? 0) != wanted { return "the row of the last item of \(wanted)" }
            length += Extent(row.length)
        }
        return tree.rowsLength == length ? nil : "rows of \(tree.rowsLength.points) for \(length.points)"
    }

    /// Rows that the receipt does not name are as they were.
    private var receiptDifference: String? {
        let (old, new) = (before.rows(rule), plain.rows(rule))
        let list = Array(splices)
        var (first, second) = (0, 0)
        for splice in list + [RowSplice(removed: old.count..<old.count, insertedCount: 0)] {
            while first < splice.removed.lowerBound {
                guard second < new.count, before.sizes(of: old[first]) == plain.sizes(of: new[second]) else {
                    return "row \(first), which \(list) do not name"
                }
                (first, second) = (first + 1, second + 1)
            }
            (first, second) = (splice.removed.upperBound, second + splice.insertedCount)
        }
        return second == new.count ? nil : "\(list) make \(second) rows of \(old.count), not \(new.count)"
    }

    private mutating func searchDifference() -> String? {
        guard spacing >= 0 else { return nil }
        let target = Extent(Double(generator.below(3_000)) / generator.pick([2, 2.3]) - 10)
        var (start, length) = (Extent.zero, Extent.zero)
        let wanted = plain.rows(rule).firstIndex { row in
            let end = start + Extent(row.length) + Extent(spacing)
            if end > target { return true }
            (start, length) = (end, length + Extent(row.length))
            return false
        }
        let found = tree.firstRow(endingAfter: target, spacing: Extent(spacing))
        guard found?.index == wanted else { return "row \(found?.index ?? -1) is the first behind \(target.points)" }
        guard let found, let wanted, let nodes = tree.borrowed else { return nil }
        if found.lengthBefore != length { return "rows of \(found.lengthBefore.points) before row \(wanted)" }
        var cursor = RowCursor(nodes, at: found)
        for index in wanted..<tree.rowCount {
            let row = cursor.next()
            let content = tree.row(at: index).content
            if row?.start != content.start || row?.count != content.count || row?.length != content.length {
                return "row \(index), read on from row \(wanted)"
            }
        }
        return cursor.next() == nil ? nil : "a row behind the last"
    }
}
