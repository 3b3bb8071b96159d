#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

// Heights of rows. A table has no layout that could be asked which of them were measured: those on screen are, those
// for which a cell was dequeued, and those that are not as high as they were estimated.

extension TableViewRecorder {
    /// Records the estimates of new rows before the layout, by asking the delegate as the table does. After the layout,
    /// a delegate that caches heights returns other estimates.
    func recordEstimates() {
        guard isDataRead else { return }
        for (section, content) in items.sections.enumerated() {
            for (row, item) in content.items.enumerated() where rows[item] == nil {
                let path = IndexPath(row: row, section: section)
                rows[item] = RecordedRow(estimate: declaredEstimate(at: path))
            }
        }
    }

    private func declaredEstimate(at path: IndexPath) -> CGFloat? {
        let estimate = tableView.delegate?.tableView?(tableView, estimatedHeightForRowAt: path)
        return estimate == tableView.estimatedRowHeight ? nil : estimate
    }

    /// Records a row for which the table asks for a cell. The table then measures the row, even if the row is not on
    /// screen after the layout.
    func cellWillBeMade(at path: IndexPath) {
        guard isDataRead else { return }
        guard batch == nil else { return pathsWithCells.append(path) }
        if let item = items.number(at: path) { rowsWithCells.insert(item) }
    }

    func recordHeights() {
        defer { rowsWithCells = [] }
        let shown = Set(tableView.indexPathsForVisibleRows ?? [])
        for (section, content) in items.sections.enumerated() {
            for (row, item) in content.items.enumerated() {
                let path = IndexPath(row: row, section: section)
                let height = tableView.rectForRow(at: path).height
                let isMeasured = shown.contains(path) || rowsWithCells.contains(item)
                guard isMeasured || height != estimate(rows[item]?.estimate) else { continue }
                // The table may have asked again.
                if !isMeasured, height == estimate(declaredEstimate(at: path)) { continue }
                record(height, of: item, at: path)
            }
        }
    }

    /// Returns the estimate of a row, computed from the estimate that the delegate returned. Nil if the row has no
    /// estimate; its height is then known from the start.
    private func estimate(_ declared: CGFloat?) -> CGFloat? {
        let estimate = declared ?? tableView.estimatedRowHeight
        if estimate == 0 { return nil }
        return estimate < 0 ? usualHeight : estimate
    }

    /// The usual height of rows, in points. It is also the usual estimate (documented).
    private var usualHeight: CGFloat { 44 }

    private func record(_ height: CGFloat, of item: Int, at path: IndexPath) {
        let source = rows[item]?.source ?? source(of: path)
        rows[item, default: RecordedRow()].source = source
        switch source {
        case .delegate: answers.record(CGSize(width: 0, height: height), of: item)
        case .property where tableView.rowHeight >= 0: break
        case .property, .cell:
            answers.record(CGSize(width: 0, height: onPixels(max(0, height - lineHeight))), of: item)
        }
    }

    /// Returns the source of a row's height: the delegate, the cell or the table's property. To find the source, the
    /// delegate is asked for the height again, as the table asked for it.
    private func source(of path: IndexPath) -> RecordedRow.Source {
        let answer = tableView.delegate?.tableView?(tableView, heightForRowAt: path)
        delegateGivesHeights = answer != nil
        guard let answer else { return .property }
        return answer < 0 ? .cell : .delegate
    }

    /// The height of the line below a row that sizes itself: one pixel, in points, or 0 without separators.
    private var lineHeight: CGFloat {
        #if !os(tvOS)
        let scale = tableView.traitCollection.displayScale
        return tableView.separatorStyle == .none || scale <= 0 ? 0 : 1 / scale
        #else
        return 0
        #endif
    }

    /// Returns a height without rounding errors: if it is almost a whole number of pixels, it becomes this number of
    /// pixels.
    private func onPixels(_ height: CGFloat) -> CGFloat {
        let scale = tableView.traitCollection.displayScale
        guard scale > 0 else { return height }
        let whole = (height * scale).rounded() / scale
        return abs(whole - height) < 0.001 ? whole : height
    }

    // MARK: Writing

    /// Returns a group that consists of one row.
    ///
    /// - Parameters:
    ///   - item: Its number.
    ///   - height: Its height or its content's; nil for a row that was never measured.
    func group(ofRow item: Int, height: CGFloat?) -> Scenario.ItemGroup {
        let row = rows[item] ?? RecordedRow()
        let guessed = (row.estimate ?? beganEstimate).flatMap { $0 > 0 ? $0 : nil } ?? usualHeight
        let unmeasured = max(0, guessed - lineHeight)
        var traits = Scenario.RowTraits()
        var actual: CGFloat?
        switch row.source ?? items.inherited(by: item, { rows[$0]?.source }) {
        case .delegate?: traits.heights = [.points((height ?? guessed).tableHeight)]
        case .cell?:
            // Otherwise a delegate that gives other rows' heights leaves this one to the cell.
            if beganWithHeight { traits.heights = [.automatic] }
            actual = height ?? unmeasured
        case .property?: actual = height
        case nil:
            if beganWithHeight, delegateGivesHeights == true { traits.heights = [.automatic] }
            let isLiteral = beganWithHeight && delegateGivesHeights != true
            actual = isLiteral ? height : height ?? unmeasured
        }
        if let estimate = row.estimate { traits.estimates = [.points(estimate.tableHeight)] }
        let size = actual.map { contentSize(CGSize(width: 0, height: $0), of: item) }
        var group = Scenario.ItemGroup(size.map { .actual([$0]) } ?? .plain)
        group.row = traits
        return group
    }

    /// Whether the table's `rowHeight` was a fixed height when the recording began.
    private var beganWithHeight: Bool { beginning?.surface.table?.rowHeight.map { $0 >= 0 } ?? false }

    private var beganEstimate: CGFloat? {
        beginning?.surface.table?.estimatedRowHeight.flatMap { $0 >= 0 ? CGFloat($0) : nil }
    }
}
#endif
