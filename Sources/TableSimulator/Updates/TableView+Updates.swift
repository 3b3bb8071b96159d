import CallerChecks
import FlowEngine
import ViewSimulator

// A batch update of a table:
//
//     pending changes laid out → block → counts read → plan, or an error and the previous state
//     → heights of new rows: estimates, or all heights · rows that stay keep theirs
//     → heights of rows on screen are asked again (the purpose of an empty update)
//     → views get their new paths → layout pass → ways of rows → completions

extension TableView {
    // MARK: beginUpdates and endUpdates

    func beginBatch() {
        MainThread.check()
        pass.batch.depth += 1
        guard pass.batch.depth == 1, core.updateState.batch == nil else { return }
        core.openBatch()
        pass.batch.isOwned = true
    }

    func endBatch() {
        MainThread.check()
        require(pass.batch.depth > 0, "endUpdates() without beginUpdates()")
        pass.batch.depth -= 1
        guard pass.batch.depth == 0, pass.batch.isOwned else { return }
        pass.batch.isOwned = false
        core.closeBatch()
    }
}

extension TableView: ElementsUpdater {
    // MARK: Data

    package var askedForData: AnyObject? { dataSource }

    package var mustWaitWithUpdates: Bool { core.isLayingOut || pass.data.isLoading || core.isUpdating }

    package func prepareForBatch() {}

    package func dataGoesAhead() {
        pass.forgetSteps()
        guard pass.data.isLoading || core.updateState.ongoing?.isRebased == false else { return }
        // Heights are being read.
        askAgain()
    }

    package var isReloadPending: Bool { pass.data.mustRecycleAll }

    package func askAgain() {
        pass.data.keepsShownHeights = true
        forgetHeights()
    }

    package func sentence(of error: UpdateError) -> String { error.tableDescription }

    /// Reads the number of rows of each section; nil without a data source.
    package func readCounts() -> [Int]? {
        guard let dataSource else { return nil }
        let sections = OptionalRequirement.answer { dataSource.numberOfSections(in: self) }
        let counts = ElementsCore.checked(
            sections: sections, itemsOf: { dataSource.tableView(self, numberOfRowsInSection: $0) }, called: "rows")
        // A data source may set another one while it is asked; then the rows are those of the new one.
        return self.dataSource === dataSource ? counts : readCounts()
    }

    // MARK: Steps

    package func resolve(_ operations: [UpdateOperation]) throws(UpdateError) -> UpdatePlan {
        let before = core.currentCounts
        core.updateState.isUnresolved = true
        core.counts = nil
        let after = core.currentCounts
        core.updateState.isUnresolved = false
        do {
            let plan = try UpdatePlan(operations, before: SectionCounts(before), after: SectionCounts(after))
            countsDidChange(from: before, to: after)
            return plan
        } catch {
            core.counts = before
            throw error
        }
    }

    package func run(_ update: OngoingUpdate, isOnScreen: Bool) {
        pass.forgetSteps()
        let start = contentOffset.y
        if pass.data.isLoaded { apply(update.plan, keepingFrom: start) }
        core.rebase(update)
        core.rebaseSelection(by: update.plan)
        pass.placing.bounds = nil
        setNeedsLayout()
        guard isOnScreen else { return core.rebaseAnchor() }
        reconfigure(update)
        layoutIfNeeded()
        let ways = RowAnimations(update.animations).ways(of: update, in: self)
        var transition = TransitionMaker(update, since: update.screen, ways: ways, in: core)
        transition.askForWhatWasOnScreen()
        transition.askForWhatIsOnScreen()
        core.updateState.lastTransition = transition.transition
        core.rebaseAnchor()
    }

    /// Applies a plan to the heights. Rows that stay keep their heights; new rows have estimates, or the delegate is
    /// asked for their heights.
    private func apply(_ plan: UpdatePlan, keepingFrom start: CGFloat) {
        pass.placing.holdsStart = start <= legalOffsets.y.lowerBound + LegalOffsets.tolerance
        let kept = anchor(through: plan, from: start)
        let reloaded = heightsOfReloaded(plan)
        pass.edges.empty = rename(
            pass.edges.empty.filter { !plan.reloads(section: elementPath(of: $0).section) }, by: plan)
        pass.edges.waiting = [:]
        pass.data.rowsWithoutEstimate = Set(pass.data.rowsWithoutEstimate.compactMap { plan.keptPath(of: $0) })
        pass.edges.seenEmpty = rename(pass.edges.seenEmpty, by: plan)
        var fresh: [Int: TableSection] = [:]
        for section in plan.insertedSections + plan.reloadedSections.compactMap({ plan.afterSection(of: $0) }) {
            fresh[section] = readSection(section, plan.after[section])
        }
        var applied = geometry
        applied.apply(plan) { section, rows in
            readRows(rows, in: section)
        } sections: { section in
            fresh[section] ?? readSection(section, plan.after[section])
        }
        geometry = applied
        readFirstHeaders(through: plan)
        // R18.3: without an estimate the delegate has just given the present height.
        for (path, height) in reloaded where estimate(of: path) != .none {
            geometry.setHeight(height, of: path, source: .given)
        }
        pass.data.mustAsk = Set(pass.data.mustAsk.compactMap { plan.keptPath(of: $0) } + reloaded.map(\.path))
        rebaseSettled(through: plan)
        askHeightsAgain(through: plan)
        if let kept, geometry.model.contains(kept.after) {
            core.anchoring.requested.byLayout += CGFloat(geometry.model.position(of: kept.after) - kept.position)
            core.updateState.ongoing?.anchor = kept.after
        }
    }

    /// Returns the names of headers and footers after an update, without headers and footers of deleted sections.
    private func rename(_ edges: Set<ElementName>, by plan: UpdatePlan) -> Set<ElementName> {
        Set(edges.compactMap { name in
            let path = elementPath(of: name)
            return plan.afterSection(of: path.section).map { edgeName(path.kind, $0) }
        })
    }

    /// Reads the heights of the new and the previous first header again, if another section is now the first. In a
    /// grouped table the first header is higher than other headers.
    private func readFirstHeaders(through plan: UpdatePlan) {
        guard style != .plain, plan.before.sectionCount > 0, plan.after.sectionCount > 0,
            plan.afterSection(of: 0) != 0
        else { return }
        for section in [0, plan.afterSection(of: 0)].compactMap({ $0 }) {
            geometry.setEdge(readEdge(.header, of: section), .header, of: section)
        }
    }

    /// The present heights of reloaded rows on screen, by the rows' paths after the update. A reloaded row with an
    /// estimate keeps its height until its new cell is measured, because it is the same row to the reader (G33).
    private func heightsOfReloaded(_ plan: UpdatePlan) -> [(path: ItemPath, height: CGFloat)] {
        plan.reloadedItems.compactMap { path in
            guard core.displayed[.cell(at: path)] != nil, let after = plan.afterPath(of: path) else { return nil }
            return (after, geometry.height(of: path))
        }
    }

    /// The anchor that keeps its place during an update. Nil at the start of the content, so that rows inserted at the
    /// start are seen. Also nil with the policy `automatic`, unless the update only reloads rows (R18.1).
    private func anchor(through plan: UpdatePlan, from start: CGFloat) -> KeptAnchor? {
        let policy = core.anchorPolicy
        guard policy == .top || policy == .automatic && !plan.rearranges, core.wasSettled, !pass.placing.holdsStart
        else { return nil }
        return geometry.keptAnchor(
            from: start, to: start + bounds.size.height, through: plan, stickyHeader: stickyHeader)
    }

    private func rebaseSettled(through plan: UpdatePlan) {
        guard settled != nil else { return }
        if settled?.plan == nil { settled?.plan = plan } else { settled?.isLost = true }
    }

    /// Requests the heights of rows on screen again. If estimates are off, requests the heights of all rows again
    /// (observed).
    private func askHeightsAgain(through plan: UpdatePlan) {
        for element in core.displayed.elements where !element.isCell { element.measurement.isWanted = true }
        for name in pass.edges.empty { geometry.changeEdge(elementPath(of: name)) { $0.isEstimated = true } }
        core.displayed.mayWantMeasuring = true
        if pass.data.heights.isEstimating {
            let kept = core.displayed.elements.filter(\.isCell).compactMap { ItemPath($0.name.indexPath) }
                .compactMap { plan.keptPath(of: $0) }
            pass.data.mustAsk.formUnion(kept)
        } else {
            askAllHeights(through: plan)
        }
    }

    /// Asks the delegate for the heights of all rows that existed before the update. For new rows the delegate has just
    /// been asked. All other state of the rows stays.
    private func askAllHeights(through plan: UpdatePlan) {
        let epoch = pass.epoch
        for section in 0..<geometry.sectionCount {
            for row in 0..<geometry.model.itemCount(in: section) {
                let path = ItemPath(section: section, item: row)
                guard plan.keptPath(to: path) != nil else { continue }
                let answer = delegateHeight(of: path)
                guard pass.epoch == epoch else { return }
                // The heights are the property's, which has not changed.
                if answer == nil, !answersForSomeRows { return }
                let height = heightWithoutFitting(answer ?? declaredRowHeight)
                guard height != geometry.height(of: path) else { continue }
                geometry.setHeight(height, of: path, source: geometry.model.sizeSource(of: path))
            }
        }
    }

    /// Asks the data source to configure cells on screen again, for the rows that the update reconfigures. The cells
    /// stay, and are measured again (R10.13).
    private func reconfigure(_ update: OngoingUpdate) {
        guard let dataSource else { return }
        for path in update.plan.reconfiguredItems {
            guard let after = update.plan.keptPath(of: path), let element = core.displayed[.cell(at: after)],
                let cell = element.view as? TableViewCell
            else { continue }
            let (asked, reconfigured) = (pass.request.row, pass.request.reconfigured)
            (pass.request.reconfigured, pass.request.row) = (cell, after)
            let answer = dataSource.tableView(
                self, cellForRowAt: IndexPath(row: after.item, section: after.section))
            (pass.request.reconfigured, pass.request.row) = (reconfigured, asked)
            require(
                answer === cell,
                "the cell returned for a reconfigured row must be the one that dequeuing returns for its index path")
        }
    }
}
