import CallerChecks
import FlowEngine
import Foundation

// A batch of operations, from the call that begins it to its application.

extension ElementsView {
    func runThrowingBatch(_ updates: () -> Void) throws(UpdateError) {
        MainThread.check()
        if updateState.batch != nil { return updates() }
        require(
            !mustWaitWithUpdates, "a batch update within a layout pass cannot report its outcome to its caller")
        let batch = collect(updates, completion: nil)
        try apply(batch)
    }

    /// An operation of a batch; outside one it is a batch by itself (R10.7).
    func give(_ operations: [UpdateOperation]) {
        guard updateState.batch == nil else {
            updateState.batch?.operations += operations
            return
        }
        // Weakly: a batch that has to wait is kept by the view itself.
        runBatch({ [weak self] in self?.updateState.batch?.operations += operations }, completion: nil)
    }

    /// UIKit-shaped: errors go to the handler, or stop the program.
    func runBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        // R10.7: a batch within a batch becomes part of it.
        if updateState.batch != nil {
            if let completion { updateState.batch?.completions.append(completion) }
            updates?()
            return
        }
        if mustWaitWithUpdates {
            updateState.waiting.append { [weak self] in self?.runBatch(updates, completion: completion) }
            setNeedsLayout()
            return
        }
        applyOrStop(collect({ updates?() }, completion: completion))
    }

    /// Errors go to the handler, or stop the program.
    func applyOrStop(_ batch: UpdateBatch) {
        do {
            try apply(batch)
        } catch {
            guard let handler = updateState.errorHandler else { stop(sentence(of: error)) }
            handler(error)
        }
    }

    /// Batches that began while they could not run.
    func runWaitingUpdates() {
        // A waiting batch lays out before its block runs: those behind it keep their turn.
        guard !updateState.isRunningWaiting else { return }
        updateState.isRunningWaiting = true
        defer { updateState.isRunningWaiting = false }
        while updateState.batch == nil, !mustWaitWithUpdates, !updateState.waiting.isEmpty {
            updateState.waiting.removeFirst()()
        }
    }

    /// R10.8: what is pending is laid out before the block runs. R10.5: the old counts are read if they never were.
    /// R10.6: they hold until the block is over.
    private func collect(_ updates: () -> Void, completion: ((Bool) -> Void)?) -> UpdateBatch {
        openBatch(completion: completion)
        updates()
        return takeBatch()
    }

    /// From now on operations are collected.
    func openBatch(completion: ((Bool) -> Void)? = nil) {
        prepareForBatch()
        if wasSettled {
            setNeedsLayout()
            layoutIfNeeded()
        }
        _ = currentCounts
        updateState.batch = UpdateBatch(completions: completion.map { [$0] } ?? [])
    }

    private func takeBatch() -> UpdateBatch {
        // Layout passes within the block were put off.
        setNeedsLayout()
        defer { updateState.batch = nil }
        return updateState.batch ?? UpdateBatch()
    }

    /// Applies what was collected since `openBatch()`.
    func closeBatch() { applyOrStop(takeBatch()) }
}
