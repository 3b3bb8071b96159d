import FlowEngine

// Notifications and questions from the base classes, which do not depend on tables.

extension TableView: ScrollViewHooks {
    package func scrollDelegateDidChange() {
        tableDelegate = scrollDelegate as? any TableViewDelegate
        // The sources of heights depend on the delegate.
        pass.data.heights = TableHeightRules()
        forgetHeights()
    }

    package func draggingDidChange() { core.draggingDidChange() }
    package var startsAtRight: Bool { false }

    package func restingOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint { offset }

    package func changeBounds(to wanted: CGRect, by set: @MainActor (CGRect) -> Void) -> CGRect {
        MainThread.check("a change of bounds")
        if wanted.size != bounds.size {
            core.forgetContentEnd()
            setNeedsLayout()
        }
        core.tracer?.beginBoundsChange(to: wanted)
        core.noteGivenOffset(in: wanted)
        set(wanted)
        core.tracer?.end()
        return wanted
    }
}

extension TableView {
    /// Reloads the data: discards the numbers of rows, the heights, the cells and the selection.
    ///
    /// - Parameter asksAtOnce: Whether counts and heights are read now. Otherwise the next pass does.
    func reload(asksAtOnce: Bool = false) {
        MainThread.check()
        guard !core.deferReload() else { return }
        core.tracer?.begin(.dataReloaded)
        core.tracer?.lastMove = core.tracer?.current
        defer { core.tracer?.end() }
        core.forgetSelection()
        core.counts = nil
        pass.data.sectionIndexTitles = nil
        pass.data.mustRecycleAll = true
        pass.data.isLoaded = false
        pass.data.keptReader = nil
        pass.data.keepsShownHeights = false
        pass.edges.waiting = [:]
        pass.forgetSteps()
        core.forgetContentEnd()
        setNeedsLayout()
        guard asksAtOnce, dataSource != nil, requestPass() else { return }
        loadIfNeeded()
        setContentHeight()
    }

    /// Handles a change that makes heights invalid. Such a change is a new value of a property on which heights depend,
    /// a new width of the cells, or a new width of their contents.
    func heightsDidChange() {
        pass.placing.contextsAreStale = true
        forgetHeights()
    }

    /// Handles a change of the safe area. Only its parts at the left and right change the width of rows.
    func safeAreaDidChange() {
        pass.placing.contextsAreStale = true
        let sides = [safeAreaInsets.left, safeAreaInsets.right]
        guard sides != pass.placing.safeAreaSides else { return }
        pass.placing.safeAreaSides = sides
        if insetsContentViewsToSafeArea { forgetHeights() }
    }

    func insetsDidChange() {
        core.tracer?.insetChanged()
        core.forgetContentEnd()
        pass.placing.bounds = nil
    }

    func traitsDidChange(from old: TraitCollection?) {
        core.tracer?.traitsChanged(from: old)
        defer { core.tracer?.end() }
        if old?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            keepReader()
            if pass.data.isLoaded { pass.data.keepsShownHeights = true }
        } else if old?.displayScale == traitCollection.displayScale {
            return
        }
        heightsDidChange()
    }

    /// Records the place of the first element on screen, because all heights are discarded (R17.13).
    private func keepReader() {
        guard pass.data.isLoaded, core.wasSettled, core.anchorPolicy.holdsFirstRow,
            contentOffset.y > legalOffsets.y.lowerBound + LegalOffsets.tolerance
        else { return }
        let anchor = geometry.model.scrollAnchor(at: Double(contentOffset.y - geometry.headerViewHeight)) { _ in false }
        pass.data.keptReader = KeptAnchor(position: geometry.model.position(of: anchor), after: anchor)
    }

    /// Discards heights of rows off screen when a table leaves its window, as some systems do.
    func windowDidChange() {
        guard window == nil else { return setNeedsLayout() }
        guard !profile.keepsHeightsOffWindow, pass.data.isLoaded, !pass.data.isLoading, !pass.data.mustRecycleAll
        else { return }
        let shown = core.displayed.elements.filter(\.isCell).compactMap { ItemPath($0.name.indexPath) }
        for section in 0..<geometry.sectionCount {
            guard forgetHeights(in: section, but: shown.filter { $0.section == section }) else { return }
        }
        pass.forgetSteps()
        pass.placing.bounds = nil
    }

    /// Gives the rows of a section their estimates again, except the rows on screen. Returns false if the delegate
    /// changed all data when it was asked for the estimates.
    private func forgetHeights(in section: Int, but shown: [ItemPath]) -> Bool {
        let (rows, before) = (0..<geometry.model.itemCount(in: section), geometry)
        geometry.forgetHeights(of: rows, in: section)
        if pass.data.heights.delegateGivesEstimates {
            let epoch = pass.epoch
            let sizes = readRows(rows, in: section)
            guard pass.epoch == epoch else { return false }
            if case .each(let sizes) = sizes {
                for (row, size) in sizes.enumerated() {
                    geometry.setHeight(size.height, of: ItemPath(section: section, item: row), source: .given)
                }
            }
        }
        for row in shown where before.contains(row) { geometry.setHeight(before.height(of: row), of: row) }
        return true
    }
}
