import CallerChecks
import FlowEngine

// A batch of operations, from the call that begins it to its application:
//
//     pending changes laid out → old counts → block → application
//
// Within a layout pass or another update nothing can be laid out or applied, and the block cannot wait, because it is
// not stored. There the batch is early:
//
//     old counts → block → counts after it · data source and delegate are asked nothing by the running pass or update
//     → when that is over: application

extension ElementsCore {
    package func runThrowingBatch(_ updates: () -> Void) throws(UpdateError) {
        MainThread.check()
        if updateState.batch != nil { return updates() }
        require(
            !updater.mustWaitWithUpdates, "a batch update within a layout pass cannot report its outcome to its caller")
        openBatch()
        require(
            updateState.early.isEmpty, "a batch update behind one that waits cannot report its outcome to its caller")
        updates()
        if let batch = takeBatch() { try apply(batch) }
    }

    /// Adds operations to the running batch. If no batch is running, the operations become a batch of their own
    /// (R10.7). If an animation is given, it is stored with each operation.
    package func give(
        _ operations: @autoclosure () -> [UpdateOperation], _ animation: RowAnimation? = nil,
        calledBy name: StaticString = #function
    ) {
        // Evaluated after the check: off the main thread, a closure in it would stop without a sentence.
        MainThread.check(name)
        let operations = operations()
        let isBatch = updateState.batch == nil
        if isBatch { openBatch() }
        updateState.batch?.operations += operations
        if let animation { updateState.batch?.animations += operations.map { ($0, animation) } }
        if isBatch { closeBatch() }
    }

    /// Runs a block as a batch. An error is passed to the handler; without a handler it stops the program, as in UIKit.
    package func runBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        updateState.isForwarding = false
        // R10.7: a batch within a batch becomes part of it.
        if updateState.batch != nil {
            if let completion { updateState.batch?.completions.append(completion) }
            updates?()
            return
        }
        openBatch(completion: completion)
        updates?()
        closeBatch()
    }

    /// Applies a batch. An error is passed to the handler; without a handler it stops the program.
    func applyOrStop(_ batch: UpdateBatch) {
        do {
            try apply(batch)
        } catch {
            guard let handler = updateState.errorHandler else { stop(updater.sentence(of: error)) }
            handler(error)
        }
    }

    /// Begins a batch. Pending changes are laid out before the block runs (R10.8). The counts of items are read from
    /// the data source, unless they were already read (R10.5). These old counts are valid until the block is over
    /// (R10.6).
    package func openBatch(completion: ((Bool) -> Void)? = nil) {
        applyEarlyBatches()
        let isEarly = updater.mustWaitWithUpdates
        if !isEarly {
            updater.prepareForBatch()
            if wasSettled {
                view.setNeedsLayout()
                view.layoutIfNeeded()
            }
        }
        _ = currentCounts
        updateState.batch = UpdateBatch(isEarly: isEarly, completions: completion.map { [$0] } ?? [])
        if isEarly { updater.dataGoesAhead() }
    }

    /// Applies the operations since `openBatch()`, or keeps them until the end of the running pass or update.
    package func closeBatch() {
        guard let batch = takeBatch() else { return }
        guard batch.isEarly || !updateState.early.isEmpty else { return applyOrStop(batch) }
        putOff(batch)
        applyEarlyBatches()
    }

    private func takeBatch() -> UpdateBatch? {
        // Layout passes within the block were put off.
        view.setNeedsLayout()
        return updateState.batch.take()
    }

    // MARK: Early batches

    private func putOff(_ batch: UpdateBatch) {
        var batch = batch
        batch.isEarly = true
        batch.isCovered = updateState.wantsReload || updater.isReloadPending
        updateState.early.append(batch)
        updateState.early[updateState.early.count - 1].countsAfter = updater.readCounts() ?? []
    }

    /// Applies the batches whose blocks ran during a layout pass or another update. Then performs a reload that was
    /// requested meanwhile. Does nothing while a pass, an update or a batch's block is running.
    package func applyEarlyBatches() {
        guard !updateState.isApplyingEarly, updateState.wantsReload || !updateState.early.isEmpty else { return }
        updateState.isApplyingEarly = true
        defer { updateState.isApplyingEarly = false }
        while updateState.batch == nil, !updater.mustWaitWithUpdates {
            if !updateState.early.isEmpty {
                let batch = updateState.early.removeFirst()
                if updateState.early.isEmpty, updateState.leftOutQuestion {
                    updateState.leftOutQuestion = false
                    updater.askAgain()
                }
                updater.prepareForBatch()
                applyOrStop(batch)
            } else if updateState.wantsReload {
                updateState.wantsReload = false
                updater.reloadData()
            } else {
                return
            }
        }
    }

    /// Returns whether data source or delegate may be asked about the view's paths and indices. If not, records that a
    /// question was left out. The view asks it later, when its paths and counts agree with the data source's.
    package func claimQuestion() -> Bool {
        guard updateState.isDataAhead else { return true }
        updateState.leftOutQuestion = true
        return false
    }
}
