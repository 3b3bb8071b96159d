import FlowEngine
import FlowTestSupport

extension LayoutChange {
    /// Whether the rows replaced lead from the row count before to the one after. Rows that go with their section are
    /// not replaced by anything: a receipt numbers sections as they stand after the change, so it cannot name them.
    func differenceInRows(from before: FlowModel, to after: FlowModel, after edit: Edit) -> String? {
        if case .removeSections = edit { return replacements.isEmpty ? nil : "removed sections have no rows: \(self)" }
        let gained = replacements.reduce(0) { $0 + $1.sections.count * ($1.insertedCount - $1.removed.count) }
        return before.rowCount + gained == after.rowCount
            ? nil : "the receipt adds \(gained) rows: \(before.rowCount) to \(after.rowCount), \(self)"
    }

    /// Whether exactly those rows of a section are replaced that are not what they were: the same items, of the same
    /// sizes, at the same places across.
    ///
    /// - Parameter place: Where an item was before; nil for a new one.
    func differenceInReplacedRows(
        of section: Int, from before: PlacedRows, to after: PlacedRows, place: (Int) -> Int?
    ) -> String? {
        var pieces = replacements.filter { $0.sections.contains(section) }.map {
            (removed: $0.removed, inserted: $0.insertedCount)
        }
        pieces.reverse()
        for (first, second) in zip(pieces, pieces.dropFirst())
        where first.removed.upperBound >= second.removed.lowerBound {
            return "\(first) and \(second) are no two pieces of section \(section)"
        }
        var (old, new) = (0, 0)
        for piece in pieces + [(before.rows.count..<before.rows.count, 0)] {
            while old < piece.removed.lowerBound {
                guard new < after.rows.count, after.isSame(new, as: old, of: before) else {
                    return "row \(section)-\(old) is another, but not in \(pieces)"
                }
                (old, new) = (old + 1, new + 1)
            }
            for row in new..<min(new + piece.inserted, after.rows.count)
            where piece.removed.contains(where: { after.is(row, $0, of: before, place) }) {
                return "row \(section)-\(row) is what it was, but in \(pieces)"
            }
            (old, new) = (piece.removed.upperBound, new + piece.inserted)
        }
        return new == after.rows.count ? nil : "\(pieces) make \(new) rows of \(before.rows.count)"
    }

    /// The same of an edit of one section; nil for others.
    func differenceInReplacedRows(from before: FlowModel, to after: FlowModel, after edit: Edit) -> String? {
        guard let (section, place) = edit.places else { return nil }
        return differenceInReplacedRows(
            of: section, from: PlacedRows(before, section), to: PlacedRows(after, section), place: place)
    }

    /// Whether the rows outside the one replacement are as they were, and those behind it moved by what was gained.
    func differenceInKeptRows(from before: FlowModel, to after: FlowModel) -> String? {
        guard replacements.count == 1, let replacement = replacements.first, replacement.sections.count == 1,
            before.sectionCount == after.sectionCount, before.configuration.axis == after.configuration.axis
        else { return nil }
        let section = replacement.sections.lowerBound
        let isSameMetrics = before.metrics(of: section) == after.metrics(of: section)
        let shift = replacement.insertedCount - replacement.removed.count
        for index in 0..<before.rowCount(in: section) where !replacement.removed.contains(index) {
            let isBehind = index >= replacement.removed.upperBound
            let old = before.row(at: index, in: section)
            let new = after.row(at: isBehind ? index + shift : index, in: section)
            if old.length != new.length || old.items.count != new.items.count {
                return "row \(section)-\(index) changed outside of \(self): \(old) became \(new)"
            }
            let moved = isBehind ? replacement.lengthGained : 0
            if isSameMetrics, abs(new.offset - old.offset - moved) > 1e-9 * max(1, abs(old.offset), abs(new.offset)) {
                return "row \(section)-\(index) moved by \(new.offset - old.offset), the receipt says \(moved)"
            }
        }
        return nil
    }
}

/// The rows of a section, with the size of each item and its place across, not rounded to pixels.
struct PlacedRows {
    struct Row {
        var items: Range<Int>
        var places: [FlowRect]
    }

    let rows: [Row]

    init(_ model: FlowModel, _ section: Int) {
        var model = model
        do { try model.setDisplayScale(0) } catch { preconditionFailure("a scale of no pixels") }
        let isVertical = model.configuration.axis == .vertical
        rows = (0..<model.rowCount(in: section)).map { index in
            let items = model.row(at: index, in: section).items
            let places = items.map { item in
                var frame = model.frame(of: ItemPath(section: section, item: item))
                if isVertical { frame.y = 0 } else { frame.x = 0 }
                return frame
            }
            return Row(items: items, places: places)
        }
    }

    fileprivate func isSame(_ row: Int, as old: Int, of before: PlacedRows) -> Bool {
        rows[row].places == before.rows[old].places
    }

    fileprivate func `is`(_ row: Int, _ old: Int, of before: PlacedRows, _ place: (Int) -> Int?) -> Bool {
        rows[row].items.map(place) == before.rows[old].items.map { $0 } && isSame(row, as: old, of: before)
    }
}

extension Edit {
    /// The section that it changes, and where each of its items was before.
    fileprivate var places: (section: Int, place: (Int) -> Int?)? {
        switch self {
        case .setSize(_, let path, _): (path.section, { $0 })
        case .setEstimate(_, let section): (section, { $0 })
        case .reloadItems(_, let section): (section, { $0 })
        case .insertItems(let items, let path):
            (path.section, { item in
                item < path.item ? item : item < path.item + items.count ? nil : item - items.count
            })
        case .removeItems(let range, let section):
            (section, { $0 < range.lowerBound ? $0 : $0 + range.count })
        case .setSizes(let sizes):
            Set(sizes.map(\.path.section)).count == 1 ? (sizes[0].path.section, { $0 }) : nil
        default: nil
        }
    }
}
