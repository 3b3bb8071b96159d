import FlowEngine

/// A batch update that does not add up; its description is the message with which UIKit stops (R13.5).
public typealias UpdateError = FlowEngine.UpdateError

/// The operations that a block declares, and the rest of a batch's state.
struct UpdateBatch {
    /// Whether the block runs while no update can be applied. The batch is applied when the running pass or update is
    /// over.
    var isEarly = false
    var operations: [UpdateOperation] = []
    /// The animations of inserted and deleted rows and sections of tables.
    var animations: [RowAnimations.Step] = []
    /// The completions of the batch, followed by the completions of batches that were merged into it (R10.7).
    var completions: [(Bool) -> Void] = []
    /// Whether a reload was requested, which waits until the batch is done (R10.16).
    var wantsReload = false
    /// The number of items of each section directly after the block of an early batch. Later code may change the data
    /// again before the batch is applied.
    var countsAfter: [Int]?
    /// Whether a reload was pending before the block ran. If so, the operations of the block change nothing, because
    /// all data are read again.
    var isCovered = false
}

/// The state of a view's batch updates.
struct UpdateState {
    /// The batch whose block is running; nil outside of blocks.
    var batch: UpdateBatch?
    /// Whether the layout was notified of a change, and has not received the operations of this change yet (R10.8,
    /// G40).
    var isUnresolved = false
    /// The batch that is being applied.
    var ongoing: OngoingUpdate?
    /// Early batches, in order: their blocks have run within a layout pass or another update.
    var early: [UpdateBatch] = []
    /// Whether all data are read again when the running update is over.
    var wantsReload = false
    /// The number of items of each section after the early batch that is being applied.
    var countsAfter: [Int]?
    /// Whether a question to data source or delegate was left out, because the data were ahead of the view.
    var leftOutQuestion = false
    var lastTransition: UpdateTransition?
    /// The change of a collection view's layout that is going on.
    var transition: LayoutTransition?
    /// The interactive change of a collection view's layout that is going on.
    var interactive: InteractiveTransition?
    var isApplyingEarly = false
    /// Whether one form of `performBatchUpdates` is calling the other: the form whose block need not escape calls the
    /// form that programs can override. False again when a batch begins.
    var isForwarding = false
    var errorHandler: ((UpdateError) -> Void)?
    var invalidUpdate = InvalidUpdatePolicy.throw

    var isBusy: Bool { isUnresolved || ongoing != nil }

    /// Whether the data source has the data of an early batch that is not applied. Until the batch is applied, the
    /// view's paths and counts differ from the data source's, and the data source is not asked.
    var isDataAhead: Bool { batch?.isEarly == true || !early.isEmpty }

    /// Whether the stored numbers of items stay although the data changed. An update compares the stored numbers with
    /// the new numbers (R10.6).
    var keepsCounts: Bool { batch != nil || !early.isEmpty }

    /// Whether offset adjustments of contexts are ignored, as they are from the block of a batch until the layout
    /// finalizes the batch (R8.9).
    ///
    /// Adjustments that a layout makes while it finalizes the update are applied, because layouts hold such adjustments
    /// back until the end of the update.
    @MainActor
    var ignoresOffsetAdjustments: Bool {
        if batch != nil || isUnresolved { return true }
        return ongoing.map { !$0.isFinalizing } ?? false
    }
}

extension ItemPath {
    /// Makes the path for an operation on an item. An index path that cannot name an item becomes the path of an item
    /// that does not exist.
    init(ofUpdate indexPath: IndexPath) {
        self = ItemPath(indexPath) ?? ItemPath(section: indexPath.first ?? -1, item: -1)
    }
}
