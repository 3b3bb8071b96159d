import FlowEngine

extension ElementsView {
    func apply(_ batch: UpdateBatch) throws(UpdateError) {
        if batch.isCovered {
            updateState.wantsReload = false
            reloadData()
            return complete(batch, true)
        }
        let plan: UpdatePlan
        tracer?.updateBegins(batch.operations)
        defer { tracer?.end() }
        updateState.countsAfter = batch.countsAfter
        do {
            defer { updateState.countsAfter = nil }
            plan = try resolve(batch.operations)
        } catch {
            tracer?.record(.updateRefused(message: sentence(of: error)))
            // R10.15: throws an error, or logs it and reads all data again.
            guard updateState.invalidUpdate == .logAndReload else {
                // R10.16: a reload in a batch is performed even if the batch is refused.
                if batch.wantsReload { reloadData() }
                throw error
            }
            report(.invalidUpdate(message: sentence(of: error)))
            reloadData()
            complete(batch, false)
            return
        }
        tracer?.updateResolved(plan)
        // While the data source is ahead of the view, no cells are requested: the batch that follows makes them.
        let isOnScreen = wasSettled && !updateState.isDataAhead
        let update = OngoingUpdate(plan, animations: batch.animations, in: self)
        updateState.ongoing = update
        run(update, isOnScreen: isOnScreen)
        updateState.ongoing = nil
        for element in update.leaving { recycle(element) }
        if batch.wantsReload { reloadData() }
        tracer?.updateApplied(plan)
        complete(batch, true)
        applyEarlyBatches()
    }

    private func complete(_ batch: UpdateBatch, _ isFinished: Bool) {
        for completion in batch.completions { completion(isFinished) }
    }
}
