import FlowEngine
import ViewSimulator

// A batch update, from its operations to its completions (R10.8):
//
//     the layout is notified that the counts changed → counts read → plan, or an error and the previous state
//     → prepare() → prepare(forCollectionViewUpdates:) → views get their new paths → layout pass
//     → final attributes of elements that were on screen, initial ones of those that are → target offset
//     → finalizeCollectionViewUpdates() → completions
//
// If the update leaves the offset and a cell is to be measured, the target offset is determined within the pass, before
// measuring (R18.1).
//
// The counts are checked before the layout prepares, so that no layout receives an update that does not add up.

extension CollectionView: ElementsUpdater {
    package var askedForData: AnyObject? { dataSource }

    package var mustWaitWithUpdates: Bool { core.isLayingOut || core.isUpdating || pass.preparation.isRunning }

    /// Reads the number of items of each section; nil without a data source.
    package func readCounts() -> [Int]? {
        guard let dataSource else { return nil }
        let sections = OptionalRequirement.answer { dataSource.numberOfSections(in: self) }
        return ElementsCore.checked(
            sections: sections, itemsOf: { dataSource.collectionView(self, numberOfItemsInSection: $0) },
            called: "items")
    }

    package func prepareForBatch() { discardMovement() }

    package func dataGoesAhead() {}

    package var isReloadPending: Bool { pass.query.mustRecycleAll }

    package func askAgain() { layout.invalidateLayout() }

    package func sentence(of error: UpdateError) -> String { "\(error)" }

    /// Reads how many items each section has now, and determines the effects of the operations. Changes nothing on
    /// error.
    package func resolve(_ operations: [UpdateOperation]) throws(UpdateError) -> UpdatePlan {
        let before = core.currentCounts
        let layout = layout
        let (passBefore, anchoringBefore, discardUpdate) = (pass, core.anchoring, keeper.beginUpdate())
        let context = layout.makeInvalidationContext()
        context.markDataSourceCounts()
        context.announcesUpdate = true
        core.updateState.isUnresolved = true
        core.counts = nil
        core.forgetContentEnd()
        layout.invalidateLayout(with: context)
        let after = core.currentCounts
        core.updateState.isUnresolved = false
        do {
            let plan = try UpdatePlan(operations, before: SectionCounts(before), after: SectionCounts(after))
            adopt(plan, operations)
            return plan
        } catch {
            core.counts = before
            // If the data source has replaced the layout meanwhile, the state of the old one is not restored.
            guard layout === self.layout else { throw error }
            (pass, core.anchoring) = (passBefore, anchoringBefore)
            // A custom layout may have discarded its state: it prepares again, from the old counts.
            pass.preparation.isValid = false
            pass.query.pending.add(context)
            discardUpdate()
            throw error
        }
    }

    private func adopt(_ plan: UpdatePlan, _ operations: [UpdateOperation]) {
        let kept = keeper.adopt(plan, operations: operations) { hasCell(at: $0) }
        var required: [ItemPath: CGSize?] = [:]
        for path in kept { required.updateValue(nil, forKey: path) }
        for (path, offered) in pass.measuring.required {
            if let after = plan.keptPath(of: path) { required.updateValue(offered, forKey: after) }
        }
        pass.measuring.required = required
    }

    package func run(_ update: OngoingUpdate, isOnScreen: Bool) {
        let layout = layout
        prepareLayoutIfNeeded()
        layout.prepare(forCollectionViewUpdates: update.plan.updateItems.map { CollectionViewUpdateItem($0) })
        gatherRenumberings(of: update)
        core.rebase(update)
        for (path, size) in pass.measuring.required { requireMeasuring(of: path, offering: size) }
        core.rebaseSelection(by: update.plan)
        // Layout passes were put off until here.
        setNeedsLayout()
        guard isOnScreen else { return finish(layout) }
        reconfigure(update)
        layoutIfNeeded()
        var transition = TransitionMaker(
            update, since: update.screen, ways: ways(initialFrom: layout, finalFrom: layout), in: core)
        transition.askForWhatWasOnScreen()
        transition.askForWhatIsOnScreen()
        if settleTargetOffset() { layoutIfNeeded() }
        transition.askForWhatIsOnScreen()
        core.updateState.lastTransition = transition.transition
        finish(layout)
    }

    private func finish(_ layout: CollectionViewLayout) {
        core.rebaseAnchor()
        core.updateState.ongoing?.isFinalizing = true
        layout.finalizeCollectionViewUpdates()
        layout.keeper.endUpdate()
    }
}
