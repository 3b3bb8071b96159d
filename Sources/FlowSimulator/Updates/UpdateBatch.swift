import FlowEngine
import Foundation

/// A batch update that does not add up; its description is the sentence that UIKit stops with (R13.5).
public typealias UpdateError = FlowEngine.UpdateError

extension CollectionView {
    /// What becomes of a batch update that does not add up (R10.15).
    public enum InvalidUpdatePolicy: Hashable, Sendable {
        /// An error: thrown, handed to `updateErrorHandler`, or the end of the program. Everything stays as it was.
        case `throw`
        /// It is reported as an issue, and the view reads everything anew; UIKit did so before binaries of Xcode 14.3.
        case logAndReload
    }
}

/// Operations that a block gives, until it ends.
struct UpdateBatch {
    var operations: [UpdateOperation] = []
    /// Those of merged batches follow those of the batch that they were merged into (R10.7).
    var completions: [(Bool) -> Void] = []
    /// Reading everything anew waits until the batch is done (R10.16).
    var wantsReload = false
}

/// Where a view is in a batch update.
struct UpdateState {
    /// Collecting; nil outside blocks.
    var batch: UpdateBatch?
    /// The layout was notified that something changed, and not yet of what (R10.8, G40).
    var isUnresolved = false
    /// The batch that is being applied.
    var ongoing: OngoingUpdate?
    /// Batches that begin while a layout pass or an update runs. They wait for its end.
    var waiting: [() -> Void] = []
    var lastTransition: UpdateTransition?
    /// The change of layout that goes on.
    var transition: LayoutTransition?
    /// The change of layout that the program moves to and fro.
    var interactive: InteractiveTransition?
    var isRunningWaiting = false
    var errorHandler: ((UpdateError) -> Void)?
    var invalidUpdate = CollectionView.InvalidUpdatePolicy.throw

    var isBusy: Bool { isUnresolved || ongoing != nil }

    /// R8.9: from a batch's block until the layout finalizes it, contexts move no offset. Those of a layout that
    /// finalizes it do: layouts keep their adjustments until then.
    @MainActor
    var ignoresOffsetAdjustments: Bool {
        if batch != nil || isUnresolved { return true }
        return ongoing.map { !$0.isFinalizing } ?? false
    }
}

extension CollectionView {
    /// Runs a block that gives operations, and applies them at once. The throwing form of `performBatchUpdates`.
    ///
    /// Within another batch the operations become part of it, and the outermost call throws.
    ///
    /// - Throws: What does not add up (R10.3, R10.4). View, layout, counts and offset are then as they were; an item
    ///   that was carried is back in its place, because the movement is cancelled before the block runs (R9.21).
    public func performThrowingBatchUpdates(_ updates: () -> Void) throws(UpdateError) {
        MainThread.check()
        if updateState.batch != nil { return updates() }
        precondition(
            !mustWaitWithUpdates, "a batch update within a layout pass cannot report its outcome to its caller")
        let batch = collect(updates, completion: nil)
        try apply(batch)
    }

    /// Takes the errors of batch updates whose caller does not. Without it they stop the program, as in UIKit.
    public var updateErrorHandler: ((UpdateError) -> Void)? {
        get { updateState.errorHandler }
        set { updateState.errorHandler = newValue }
    }

    /// What becomes of a batch update that does not add up (R10.15).
    public var invalidUpdatePolicy: InvalidUpdatePolicy {
        get { updateState.invalidUpdate }
        set { updateState.invalidUpdate = newValue }
    }

    /// What the last batch update or animated change of layout did to the elements on screen; nil before the first one.
    public var lastTransition: UpdateTransition? { updateState.lastTransition }

    /// An operation of a batch; outside one it is a batch by itself (R10.7).
    func give(_ operations: [UpdateOperation]) {
        guard updateState.batch == nil else {
            updateState.batch?.operations += operations
            return
        }
        // Weakly: a batch that has to wait is kept by the view itself.
        performBatchUpdates({ [weak self] in self?.updateState.batch?.operations += operations }, completion: nil)
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
        let batch = collect({ updates?() }, completion: completion)
        do {
            try apply(batch)
        } catch {
            guard let updateErrorHandler else { preconditionFailure("\(error)") }
            updateErrorHandler(error)
        }
    }

    var mustWaitWithUpdates: Bool { pass.isRunning || updateState.isBusy || pass.preparation.isRunning }

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
        discardMovement()
        if wasSettled {
            setNeedsLayout()
            layoutIfNeeded()
        }
        _ = currentCounts
        updateState.batch = UpdateBatch(completions: completion.map { [$0] } ?? [])
        updates()
        // Layout passes within the block were put off.
        setNeedsLayout()
        defer { updateState.batch = nil }
        return updateState.batch ?? UpdateBatch()
    }
}

extension ItemPath {
    /// A path that cannot name an item names one that cannot exist.
    init(ofUpdate indexPath: IndexPath) {
        self = ItemPath(indexPath) ?? ItemPath(section: indexPath.first ?? -1, item: -1)
    }
}
