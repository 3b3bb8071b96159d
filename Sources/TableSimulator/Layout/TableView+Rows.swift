import FlowEngine

// A row that comes on screen: cell → height → content size → `willDisplay` (observed).

extension TableView {
    /// Makes, measures and shows a row. Returns the increase of its height; nil if the data that the pass has read are
    /// no longer valid.
    func realizeRow(_ path: ItemPath) -> CGFloat? {
        let epoch = pass.epoch
        guard let element = core.displayed[.cell(at: path)] ?? makeRow(path), pass.epoch == epoch else { return nil }
        let mustMeasure = mustDetermineHeight(of: path, element)
        element.measurement.isWanted = false
        pass.data.mustAsk.remove(path)
        var gained: CGFloat = 0
        if mustMeasure {
            guard let height = measuredHeight(of: element, at: path, in: epoch) else { return nil }
            gained = setHeight(height, of: path, element)
        } else if geometry.model.sizeSource(of: path) != .measured {
            geometry.setHeight(geometry.height(of: path), of: path)
        }
        guard core.displayed[.cell(at: path)] === element else { return nil }
        if !element.isAnnounced, geometry.height(of: path) == 0 {
            // A row without height is not shown; its cell is reused for the next row.
            if let gone = core.displayed.remove(element.name) { core.recycle(gone) }
            return gained
        }
        return show(element, in: rowFrame(path), epoch) ? gained : nil
    }

    /// Places an element, and notifies the delegate that the element is displayed. Returns false if the data that the
    /// pass has read are no longer valid.
    func show(_ element: DisplayedElement, in frame: CGRect, _ epoch: Int) -> Bool {
        place(element, in: frame)
        guard pass.epoch == epoch else { return false }
        if !element.isAnnounced {
            element.isAnnounced = true
            _ = willDisplay(element)
        }
        return pass.epoch == epoch
    }

    /// Whether the height of a row is determined now. A new row without an estimate is always asked for.
    private func mustDetermineHeight(of path: ItemPath, _ element: DisplayedElement) -> Bool {
        guard state(of: path, element).isValid else { return true }
        return !element.isAnnounced && estimate(of: path) == .none
    }

    /// The height of a row from the delegate, the property or the cell; nil if the data that the pass has read are no
    /// longer valid.
    private func measuredHeight(of element: DisplayedElement, at path: ItemPath, in epoch: Int) -> CGFloat? {
        let declared = declaredHeight(of: path)
        guard pass.epoch == epoch else { return nil }
        // If heights are cached, those that were asked before the first cell are used.
        if estimate(of: path) == .none, profile.cachesHeightsUntilReload, !element.isAnnounced {
            return geometry.height(of: path)
        }
        guard declared == Self.automaticDimension else { return declared }
        guard profile.selfSizesRows, estimate(of: path) != .none, let cell = element.view as? TableViewCell else {
            return profile.defaultRowHeight
        }
        let height = fittedHeight(of: cell, at: path)
        return pass.epoch == epoch ? height : nil
    }

    /// The height that a row needs: the height of its cell's content, rounded up to whole pixels, plus the separator.
    private func fittedHeight(of cell: TableViewCell, at path: ItemPath) -> CGFloat {
        let fitted = cell.fittedHeight(forCellWidth: rowWidth)
        let indexPath = IndexPath(row: path.item, section: path.section)
        if reportsAmbiguousLayouts { reportChoices(in: cell, height: fitted) }
        guard fitted.isUsableAnswer else {
            core.report(.invalidPreferredSize(indexPath: indexPath, size: CGSize(width: rowWidth, height: fitted)))
            // R18.9: the last valid height, else the estimate.
            return fitted.isFinite && fitted > 0 ? geometry.height(of: path) : profile.defaultRowHeight
        }
        guard fitted > 0 else {
            core.report(.rowWithoutHeight(indexPath: indexPath))
            return profile.defaultRowHeight
        }
        return cell.heightWithLine(ofContent: fitted)
    }

    private func reportChoices(in cell: TableViewCell, height: CGFloat) {
        let content = cell.viewForConstraints
        content.frame = cell.contentFrame(
            in: CGSize(width: rowWidth, height: height + cell.context.separatorThickness))
        for diagnostic in content.constraintDiagnostics() {
            if case .ambiguity = diagnostic.kind { core.report(diagnostic, in: cell) }
        }
    }

    func wholePixels(_ length: CGFloat) -> CGFloat { length.onNextPixel(atScale: pixelsPerPoint) }

    private func setHeight(_ height: CGFloat, of path: ItemPath, _ element: DisplayedElement) -> CGFloat {
        let answered = CGSize(width: rowWidth, height: height)
        let earlier = element.measurement.answeredSize
        core.countedWork.measurements += 1
        core.tracer?.measured(element, answered, again: earlier != nil)
        if let earlier {
            core.countedWork.remeasurements += 1
            core.loopGuard.note(
                answered, after: earlier, given: earlier, at: element.name.indexPath,
                cellClass: String(describing: type(of: element.view)))
        }
        element.measurement.answeredSize = answered
        let gained = geometry.setHeight(height, of: path)
        setContentHeight()
        return gained
    }

    // MARK: Cells

    /// Asks the data source for a row's cell. Nil if there is no such row, or if the row was removed meanwhile.
    private func makeRow(_ path: ItemPath) -> DisplayedElement? {
        guard let dataSource, core.claimQuestion() else { return nil }
        let epoch = pass.epoch
        let indexPath = IndexPath(row: path.item, section: path.section)
        let (asked, reconfigured) = (pass.request.row, pass.request.reconfigured)
        pass.request.row = path
        pass.request.reconfigured = nil
        var cell = dataSource.tableView(self, cellForRowAt: indexPath)
        (pass.request.row, pass.request.reconfigured) = (asked, reconfigured)
        guard pass.epoch == epoch else {
            putBack(cell)
            return nil
        }
        if let other = core.displayed.elements.first(where: { $0.view === cell }) {
            core.report(.cellReturnedTwice(indexPath: indexPath, shownAt: other.name.indexPath))
            cell = TableViewCell(style: .default, reuseIdentifier: nil)
        }
        let key = cell.assignedReuseIdentifier.map { ReusePools.Key.cell($0) }
        let element = DisplayedElement(
            name: .cell(at: path), view: cell, poolKey: key, placement: placement(of: .item(path)))
        core.displayed.add(element)
        core.tracer?.shown(element)
        setUp(cell, at: path)
        return core.displayed[.cell(at: path)] === element && pass.epoch == epoch ? element : nil
    }

    /// Puts a cell into the reuse pool. The cell was requested, but no row shows it.
    private func putBack(_ cell: TableViewCell) {
        guard let identifier = cell.assignedReuseIdentifier,
            !core.displayed.elements.contains(where: { $0.view === cell })
        else { return }
        core.reuse.put(cell, for: .cell(identifier))
    }

    private func setUp(_ cell: TableViewCell, at path: ItemPath) {
        cell.owner = self
        let epoch = pass.epoch
        insertBehindEdges(cell)
        showSelection(of: cell, at: IndexPath(row: path.item, section: path.section))
        // The cell's code may have reloaded: the delegate is not asked about a row that is gone.
        guard pass.epoch == epoch else { return }
        cell.adopt(rowContext(at: path))
        cell.configurationIsStale = true
        cell.updateConfigurationIfNeeded()
    }

    /// Inserts a cell behind headers and footers, which stick above cells.
    private func insertBehindEdges(_ cell: View) {
        if let edge = core.displayed.elements.first(where: { !$0.isCell && $0.view.superview === self })?.view {
            insertSubview(cell, belowSubview: edge)
        } else {
            addSubview(cell)
        }
    }
}
