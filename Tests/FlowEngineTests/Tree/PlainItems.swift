@testable import FlowEngine

/// Items in an array, and the rule of lines in plain words.
struct PlainItems {
    struct Item: Hashable {
        var size: AxisSize
        var source: SizeSource
    }

    struct Row: Hashable {
        var items: Range<Int>
        var length: Double
    }

    var items: [Item] = []

    func rows(_ rule: LineRule) -> [Row] {
        var rows: [Row] = []
        var used = Span.zero
        for (index, item) in items.enumerated() {
            let span = Span(item.size.across)
            let next = max(used + rule.spacing + span, LineRule.leastUsed)
            if let last = rows.last, next <= rule.available {
                used = next
                rows[rows.count - 1] = Row(
                    items: last.items.lowerBound..<index + 1, length: max(last.length, item.size.along))
            } else {
                used = span
                rows.append(Row(items: index..<index + 1, length: max(item.size.along, 0)))
            }
        }
        return rows
    }

    /// Of the items of a row.
    func sizes(of row: Row) -> [AxisSize] { row.items.map { items[$0].size } }
}
