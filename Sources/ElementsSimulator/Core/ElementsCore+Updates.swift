import FlowEngine

extension ElementsCore {
    // The same of the state, for other modules: they would copy the state to ask it.

    /// Whether an update is being resolved or applied.
    package var isUpdating: Bool { updateState.isBusy }
    /// Whether the data source has the data of a batch that is not applied yet.
    package var isDataAhead: Bool { updateState.isDataAhead }
    /// Whether the stored counts of items stay although the data changed.
    package var keepsCounts: Bool { updateState.keepsCounts }
    /// Whether offset adjustments of contexts are ignored (R8.9).
    package var ignoresOffsetAdjustments: Bool { updateState.ignoresOffsetAdjustments }

    package func apply(_ batch: UpdateBatch) throws(UpdateError) {
        if batch.isCovered {
            updateState.wantsReload = false
            updater.reloadData()
            return complete(batch, true)
        }
        let plan: UpdatePlan
        tracer?.updateBegins(batch.operations)
        defer { tracer?.end() }
        updateState.countsAfter = batch.countsAfter
        do {
            defer { updateState.countsAfter = nil }
            plan = try updater.resolve(batch.operations)
        } catch {
            tracer?.record(.updateRefused(message: updater.sentence(of: error)))
            // R10.15: throws an error, or logs it and reads all data again.
            guard updateState.invalidUpdate == .logAndReload else {
                // R10.16: a reload in a batch is performed even if the batch is refused.
                if batch.wantsReload { updater.reloadData() }
                throw error
            }
            report(.invalidUpdate(message: updater.sentence(of: error)))
            updater.reloadData()
            complete(batch, false)
            return
        }
        tracer?.updateResolved(plan)
        // While the data source is ahead of the view, no cells are requested: the batch that follows makes them.
        let isOnScreen = wasSettled && !updateState.isDataAhead
        let update = OngoingUpdate(
            plan, animations: batch.animations, of: screenSnapshot(),
            leavesOffset: anchorPolicy == .automatic && plan.rearranges)
        updateState.ongoing = update
        updater.run(update, isOnScreen: isOnScreen)
        updateState.ongoing = nil
        for element in update.leaving { recycle(element) }
        if batch.wantsReload { updater.reloadData() }
        tracer?.updateApplied(plan)
        complete(batch, true)
        applyEarlyBatches()
    }

    private func complete(_ batch: UpdateBatch, _ isFinished: Bool) {
        for completion in batch.completions { completion(isFinished) }
    }

    /// Gives each displayed view its element's path after the update. A view is removed from the displayed views if its
    /// element is gone or gets a new view.
    package func rebase(_ update: OngoingUpdate) {
        update.leaving = displayed.rebase { update.after($0) }
        update.isRebased = true
    }

    /// Gives the anchor's item its path after the update.
    package func rebaseAnchor() {
        guard case .item(let indexPath) = anchorPolicy, let path = ItemPath(indexPath),
            let plan = updateState.ongoing?.plan, plan.hadSection(path.section), path.item >= 0,
            path.item < plan.before[path.section], let after = plan.afterPath(of: path), after != path
        else { return }
        anchorPolicy = .item(IndexPath(after))
    }

    /// Defers a reload until the end of a running batch, if there is one (R10.16). Returns whether the reload was
    /// deferred.
    package func deferReload() -> Bool {
        if updateState.batch != nil {
            updateState.batch?.wantsReload = true
            return true
        }
        if !updateState.early.isEmpty {
            updateState.early[updateState.early.count - 1].wantsReload = true
            return true
        }
        if updateState.isBusy { updateState.wantsReload = true }
        return updateState.isBusy
    }
}
