import FlowEngine
import ViewSimulator

// Heights before any element is on screen:
//
//     counts → for each section: header, rows, footer
//     rows     with estimates: each row's estimate, a delegate's or the same for all · without: each row's height
//     edges    by the profile, from height, view and title

extension TableView {
    /// Reads heights if they were not read yet. Elements on screen stay, and are measured again.
    func loadIfNeeded() {
        guard !pass.data.isLoaded else { return }
        core.tracer?.beginPreparing()
        core.countedWork.preparations += 1
        let (epoch, wasLoading) = (pass.epoch, pass.data.isLoading)
        pass.data.isLoaded = true
        pass.data.isLoading = true
        defer { pass.data.isLoading = wasLoading }
        if pass.data.width != bounds.size.width {
            pass.data.width = bounds.size.width
            pass.placing.contextsAreStale = true
        }
        pass.data.mustAsk = []
        pass.data.rowsWithoutEstimate = []
        let shown = core.displayed.elements.map(\.name) + pass.edges.empty
        pass.edges.empty = []
        pass.placing.bounds = nil
        let counts = core.currentCounts
        pass.data.heights = readHeightRules()
        var sections: [TableSection] = []
        sections.reserveCapacity(counts.count)
        for (section, count) in counts.enumerated() {
            sections.append(readSection(section, count))
            // The program has reloaded: the heights belong to data that are gone.
            guard pass.epoch == epoch else { break }
        }
        if pass.epoch == epoch {
            let before = geometry
            geometry = TableGeometry(sections)
            readAccessoryViews(lastGood: (before.headerViewHeight, before.footerViewHeight))
            keepHeights(of: shown, in: before)
            followReader()
        }
        // A layout that was requested meanwhile was put off.
        if !core.isLayingOut { setNeedsLayout() }
        core.tracer?.prepared()
    }

    /// Lets elements on screen keep their present heights until they are measured.
    private func keepHeights(of shown: [ElementName], in before: TableGeometry) {
        guard pass.data.keepsShownHeights else { return }
        pass.data.keepsShownHeights = false
        // Views of data that are gone have no heights for these.
        guard !pass.data.mustRecycleAll else { return }
        for name in shown {
            let path = elementPath(of: name)
            guard path.section < min(geometry.sectionCount, before.sectionCount) else { continue }
            if path.kind == .item {
                let row = ItemPath(section: path.section, item: path.item)
                guard geometry.contains(row), before.contains(row) else { continue }
                geometry.setHeight(before.height(of: row), of: row)
                pass.data.mustAsk.insert(row)
            } else {
                let old = before.edge(path.kind, of: path.section)
                geometry.changeEdge(path) { edge in
                    if edge.isEstimated { (edge.height, edge.padding) = (old.height, old.padding) }
                    edge.wasShown = true
                }
                if core.displayed[name] == nil { pass.edges.empty.insert(name) }
            }
        }
    }

    /// Moves the offset so that an element keeps its place after heights were discarded. It is the element that was the
    /// first on screen before.
    private func followReader() {
        guard let kept = pass.data.keptReader else { return }
        pass.data.keptReader = nil
        guard geometry.model.contains(kept.after) else { return }
        core.anchoring.requested.byLayout += CGFloat(geometry.model.position(of: kept.after) - kept.position)
    }

    private func readHeightRules() -> TableHeightRules {
        var rules = TableHeightRules()
        rules.edges = pass.data.heights.edges
        rules.isEstimating = rowEstimate != 0
        return rules
    }

    /// The estimate that the table's properties give for rows, in points; 0 if estimates are off.
    var rowEstimate: CGFloat {
        let estimate = usable(estimatedRowHeight, called: "estimatedRowHeight")
        guard estimate == Self.automaticDimension else { return estimate }
        // A height for all rows is the best estimate (a choice).
        return rowHeight.isUsableAnswer ? rowHeight : profile.defaultEstimate
    }

    func readSection(_ section: Int, _ count: Int) -> TableSection {
        // Headers and footers before rows (observed).
        let edges = SectionEdges(header: readEdge(.header, of: section), footer: readEdge(.footer, of: section))
        return TableSection(rows: readRows(0..<count, in: section), edges: edges)
    }

    /// The heights of rows when the data are loaded. If rows have estimates, these heights are estimates until the rows
    /// come on screen. Otherwise the heights are final.
    func readRows(_ rows: Range<Int>, in section: Int) -> ItemSizes {
        if let estimates = delegateEstimates(of: rows, in: section) { return .each(estimates) }
        if pass.data.heights.isEstimating {
            let size = TableGeometry.size(height: rowEstimate)
            return rowHeightIsForAll ? .equal(count: rows.count, size) : .estimated(count: rows.count, size)
        }
        return delegateHeights(of: rows, in: section)
    }

    /// Returns the delegate's estimates for rows; nil if the delegate gives no estimates. The delegate is asked once
    /// for every row (observed).
    private func delegateEstimates(of rows: Range<Int>, in section: Int) -> [FlowSize]? {
        guard let delegate = claimDelegate(), let first = rows.first else { return nil }
        let epoch = pass.epoch
        let answer = OptionalRequirement.ask {
            delegate.tableView(self, estimatedHeightForRowAt: IndexPath(row: first, section: section))
        }
        guard let answer else { return nil }
        pass.data.heights.isEstimating = true
        pass.data.heights.delegateGivesEstimates = true
        var sizes: [FlowSize] = []
        sizes.reserveCapacity(rows.count)
        sizes.append(TableGeometry.size(height: estimate(answer, ofRow: first, in: section)))
        // A million rows may be asked for: what is the same for all of them is read once.
        let (path, longest) = (IndexPath(index: section), CGFloat.longestAnswer)
        for row in (first + 1)..<rows.upperBound {
            // The program has begun an update, or has reloaded: rows of these numbers may not exist any more.
            guard pass.epoch == epoch else {
                sizes += Array(repeating: sizes[0], count: rows.count - sizes.count)
                break
            }
            let answer = delegate.tableView(self, estimatedHeightForRowAt: path.appending(row))
            let isUsable = answer > 0 && answer <= longest
            let height = isUsable ? answer : estimate(answer, ofRow: row, in: section)
            sizes.append(FlowSize(width: TableGeometry.rowWidth, height: Double(height)))
        }
        return sizes
    }

    private func estimate(_ answer: CGFloat, ofRow row: Int, in section: Int) -> CGFloat {
        if answer > 0, answer.isUsableAnswer { return answer }
        if answer == 0 {
            let path = ItemPath(section: section, item: row)
            pass.data.rowsWithoutEstimate.insert(path)
            return heightWithoutFitting(declaredHeight(of: path))
        }
        if answer != Self.automaticDimension { reportInvalid("the estimated row height", section, row, answer) }
        return profile.defaultEstimate
    }

    /// The heights of rows in a table without estimates. The delegate is asked for all of them before anything is
    /// shown.
    private func delegateHeights(of rows: Range<Int>, in section: Int) -> ItemSizes {
        guard let first = rows.first else { return .equal(count: 0, TableGeometry.size(height: 0)) }
        let answer = delegateHeight(of: ItemPath(section: section, item: first))
        let sizeOfFirst = TableGeometry.size(height: heightWithoutFitting(answer ?? declaredRowHeight))
        guard answer != nil || answersForSomeRows else { return .equal(count: rows.count, sizeOfFirst) }
        var sizes: [FlowSize] = []
        sizes.reserveCapacity(rows.count)
        sizes.append(sizeOfFirst)
        for row in rows.dropFirst() {
            let height = declaredHeight(of: ItemPath(section: section, item: row))
            sizes.append(TableGeometry.size(height: heightWithoutFitting(height)))
        }
        return .each(sizes)
    }

    /// Whether the delegate may implement a method for some rows only. An example is a subclass of a table view
    /// controller that calls `super` for other rows. Any other delegate implements a method for all rows or for none.
    var answersForSomeRows: Bool { tableDelegate is any AnswersForSomeRows }

    /// The height of a row that does not size itself. Rows size themselves only if they have estimates (documented).
    func heightWithoutFitting(_ declared: CGFloat) -> CGFloat {
        declared == Self.automaticDimension ? profile.defaultRowHeight : declared
    }

    /// The height that the delegate or the property gives to a row. The value may be `automaticDimension`.
    func declaredHeight(of path: ItemPath) -> CGFloat { delegateHeight(of: path) ?? declaredRowHeight }

    /// The height that `rowHeight` gives to rows to which the delegate gives no height.
    var declaredRowHeight: CGFloat { usable(rowHeight, called: "rowHeight") }

    /// The height that the delegate gives to a row; nil if the delegate does not implement the method.
    func delegateHeight(of path: ItemPath) -> CGFloat? {
        guard let delegate = claimDelegate() else { return nil }
        guard let answer = askHeight(at: IndexPath(row: path.item, section: path.section), of: delegate)
        else { return nil }
        core.countedWork.delegateSizeQueries += 1
        // R18.9: a length that is longer than any content is no height, of rows, headers and footers alike.
        guard answer.isUsableAnswer || answer == Self.automaticDimension else {
            reportInvalid("the row height", path.section, path.item, answer)
            return profile.defaultRowHeight
        }
        return answer
    }

    /// Asks the delegate for the height of a row; nil if the delegate does not implement the method.
    func askHeight(at indexPath: IndexPath, of delegate: any TableViewDelegate) -> CGFloat? {
        let wasAsking = pass.request.isForHeight
        pass.request.isForHeight = true
        defer { pass.request.isForHeight = wasAsking }
        return OptionalRequirement.ask { delegate.tableView(self, heightForRowAt: indexPath) }
    }

    /// Returns the value of a property, or `automaticDimension` if the value is not a valid height.
    func usable(_ value: CGFloat, called name: String) -> CGFloat {
        if value.isUsableAnswer || value == Self.automaticDimension { return value }
        core.report(.invalidDelegateValue(name: name, section: 0, indexPath: nil, value: "\(value)"))
        return Self.automaticDimension
    }

    private func reportInvalid(_ name: String, _ section: Int, _ row: Int, _ value: CGFloat) {
        core.report(
            .invalidDelegateValue(
                name: name, section: section, indexPath: IndexPath(row: row, section: section), value: "\(value)"))
    }
}
