import TableSimulator

extension TableSubject {
    /// Asks the delegate for the estimates of new rows before the layout, as the table does. It would be too late after
    /// the layout: a delegate that caches heights then returns other estimates.
    func noteNewItems() {
        for (section, recorded) in items.sections.enumerated() {
            for (row, number) in recorded.items.enumerated() where rows[number] == nil {
                rows[number] = newRow(at: IndexPath(row: row, section: section))
            }
        }
    }

    private func newRow(at path: IndexPath) -> RecordedRow {
        guard let declared = declaredEstimate(at: path) else {
            let usual = table.usualRowEstimate
            // With a delegate that gives others' the property is used, but not the height that all rows have.
            return RecordedRow(estimate: heightsAreEstimates && usual > 0 ? usual : nil, guess: usual)
        }
        if declared == 0 { someRowsHaveNoEstimate = true }
        return RecordedRow(estimate: declared, guess: declared < 0 ? table.profile.defaultEstimate : declared)
    }

    private func declaredEstimate(at path: IndexPath) -> CGFloat? {
        guard let answer = table.declaredEstimateOfRow(at: path) else { return nil }
        return answer >= 0 && answer.isFinite ? answer : TableView.automaticDimension
    }

    /// Reports a problem if the delegate now returns other estimates of rows.
    func noteOtherEstimates() {
        guard !heightsAreEstimates, rows.values.contains(where: { $0.estimate != nil }) else { return }
        for (section, recorded) in items.sections.enumerated() {
            for (row, number) in recorded.items.enumerated() {
                guard declaredEstimate(at: IndexPath(row: row, section: section)) != rows[number]?.estimate else {
                    continue
                }
                return report("the delegate gives other estimates now, which a scenario cannot say")
            }
        }
    }

    // MARK: Heights

    func noteMeasuredHeights() {
        defer { measuredHeights = [:] }
        guard !measuredHeights.isEmpty else { return }
        let paths = items.paths(of: measuredHeights.keys)
        for (number, height) in measuredHeights { note(height, of: number, at: paths[number]?.indexPath) }
    }

    /// Records the present heights of those rows for which the closure returns true. This is necessary because the
    /// table asks for some heights before the rows are on screen, and no event reports these heights.
    func noteHeights(where counts: (TableRowDescription) -> Bool) {
        for (section, recorded) in items.sections.enumerated() {
            for (row, number) in recorded.items.enumerated() {
                let path = IndexPath(row: row, section: section)
                guard let facts = table.rowDescription(at: path), counts(facts) else { continue }
                note(facts.height, of: number, at: path)
            }
        }
    }

    private func note(_ height: CGFloat, of number: Int, at path: IndexPath?) {
        var row = rows[number] ?? RecordedRow(guess: height)
        if row.source == nil || row.source == .property {
            let declared = delegateGivesHeights == false ? nil : path.flatMap(table.declaredHeightOfRow)
            if path != nil, delegateGivesHeights == nil { delegateGivesHeights = declared != nil }
            let hasEstimate = path.flatMap(table.rowDescription)?.hasEstimate ?? true
            row.hasAutomaticHeight = declared == TableView.automaticDimension
            row.source = source(of: height, declared: declared, hasEstimate: hasEstimate)
            rows[number] = row
        }
        switch row.source {
        case .property, nil: break
        case .delegate: measured.record(CGSize(width: 0, height: height), of: number)
        case .cell:
            // Without a line of whole pixels no cell could have returned it.
            measured.record(CGSize(width: 0, height: content(of: height) ?? height), of: number)
        }
    }

    private func source(of height: CGFloat, declared: CGFloat?, hasEstimate: Bool) -> RecordedRow.Source {
        if let declared, declared != TableView.automaticDimension { return .delegate }
        if declared == nil, table.rowHeight != TableView.automaticDimension { return .property }
        guard table.profile.selfSizesRows, hasEstimate else { return .property }
        return content(of: height) == nil ? .delegate : .cell
    }

    /// Returns the height of a cell, computed from the height of its row. Nil if no height of a cell leads to the row's
    /// height.
    func content(of height: CGFloat) -> CGFloat? {
        let (content, scale) = (height - table.rowLine, table.displayScale)
        guard scale > 0 else { return content > 0 ? content : nil }
        let pixels = (content * scale).rounded()
        return pixels > 0 && abs(pixels - content * scale) < 1e-6 ? pixels / scale : nil
    }
}
