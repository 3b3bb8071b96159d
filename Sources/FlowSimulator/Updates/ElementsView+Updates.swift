import FlowEngine
import Foundation
import ViewSimulator

extension ElementsView {
    func apply(_ batch: UpdateBatch) throws(UpdateError) {
        let plan: UpdatePlan
        tracer?.updateBegins(batch.operations)
        defer { tracer?.end() }
        do {
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
        let isOnScreen = wasSettled
        let update = OngoingUpdate(plan, in: self)
        updateState.ongoing = update
        run(update, isOnScreen: isOnScreen)
        updateState.ongoing = nil
        for element in update.leaving { recycle(element) }
        if batch.wantsReload { reloadData() }
        tracer?.updateApplied(plan)
        complete(batch, true)
        runWaitingUpdates()
    }

    private func complete(_ batch: UpdateBatch, _ isFinished: Bool) {
        for completion in batch.completions { completion(isFinished) }
    }
}
