import FlowEngine
import Foundation
import ViewSimulator

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
            // R10.15: an error, or logged, and everything is read anew.
            guard updateState.invalidUpdate == .logAndReload else {
                // R10.16: a reload in a batch happens also where the batch is refused.
                if batch.wantsReload { reloadData() }
                throw error
            }
            report(.invalidUpdate(message: sentence(of: error)))
            reloadData()
            complete(batch, false)
            return
        }
        tracer?.updateResolved(plan)
        // Ahead of the view, the data source is asked for no cells: the batch that follows has them made.
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
