import FlowEngine
import Foundation

/// A batch update that does not add up; its description is the sentence that UIKit stops with (R13.5).
public typealias UpdateError = FlowEngine.UpdateError

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
    /// The change of a collection view's layout that goes on.
    var transition: LayoutTransition?
    /// The change of a collection view's layout that the program moves to and fro.
    var interactive: InteractiveTransition?
    var isRunningWaiting = false
    var errorHandler: ((UpdateError) -> Void)?
    var invalidUpdate = InvalidUpdatePolicy.throw

    var isBusy: Bool { isUnresolved || ongoing != nil }

    /// R8.9: from a batch's block until the layout finalizes it, contexts move no offset. Those of a layout that
    /// finalizes it do: layouts keep their adjustments until then.
    @MainActor
    var ignoresOffsetAdjustments: Bool {
        if batch != nil || isUnresolved { return true }
        return ongoing.map { !$0.isFinalizing } ?? false
    }
}

extension ItemPath {
    /// A path that cannot name an item names one that cannot exist.
    init(ofUpdate indexPath: IndexPath) {
        self = ItemPath(indexPath) ?? ItemPath(section: indexPath.first ?? -1, item: -1)
    }
}
