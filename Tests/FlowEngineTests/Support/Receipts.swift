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
