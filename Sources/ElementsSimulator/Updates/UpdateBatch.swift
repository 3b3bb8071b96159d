import FlowEngine

/// The error of an invalid batch update. The operations of such an update contradict each other, or the numbers of
/// items and sections. The error's description is the message with which UIKit stops the program (R13.5).
public typealias UpdateError = FlowEngine.UpdateError

/// The state of a batch, with the operations that its block declares.
package struct UpdateBatch {
    /// Whether the block runs while no update can be applied. The batch is applied when the running pass or update is
    /// over.
    var isEarly = false
    package var operations: [UpdateOperation] = []
    /// The animations of inserted and deleted rows and sections of tables.
    package var animations: [AnimatedOperation] = []
    /// The completions of the batch, followed by the completions of batches that were merged into it (R10.7).
    var completions: [(Bool) -> Void] = []
    /// Whether a reload was requested, which waits until the batch is done (R10.16).
    var wantsReload = false
    /// The number of items of each section directly after the batch's block has run. Nil unless `isEarly` is true.
    /// Later code may change the data again before the batch is applied.
    var countsAfter: [Int]?
    /// Whether a reload was pending before the block ran. If so, the operations of the block change nothing, because
    /// all data are read again.
    var isCovered = false
}

/// The state of a view's batch updates.
package struct UpdateState {
    /// The batch whose block is running; nil outside of blocks.
    package var batch: UpdateBatch?
    /// Whether the layout was notified of a change, and has not received the operations of this change yet (R10.8,
    /// G40).
    package var isUnresolved = false
    /// The batch that is being applied.
    package var ongoing: OngoingUpdate?
    /// The early batches that are not applied yet, in order. Their blocks ran within a layout pass or another update.
    var early: [UpdateBatch] = []
    /// Whether all data are read again when the running update is over.
    var wantsReload = false
    /// The number of items of each section after the batch that is being applied. Nil unless this batch had to wait in
    /// the list `early`.
    var countsAfter: [Int]?
    /// Whether a call of a data source's or delegate's method was left out. Such calls are left out while the data
    /// source already has the data of a batch that is not applied. The view calls the methods later.
    var leftOutQuestion = false
    package var lastTransition: UpdateTransition?
    var isApplyingEarly = false
    /// Whether the non-escaping form of `performBatchUpdates` is calling the escaping form, which programs can
    /// override. The value is false again when a batch begins.
    var isForwarding = false
    package var errorHandler: ((UpdateError) -> Void)?
    package var invalidUpdate = InvalidUpdatePolicy.throw

    package var isBusy: Bool { isUnresolved || ongoing != nil }

    /// Whether the data source has the data of a batch that is not applied yet. The block of such an early batch ran
    /// within a layout pass or another update. Until the batch is applied, the view's paths and counts differ from the
    /// data source's, and the data source is not asked.
    package var isDataAhead: Bool { batch?.isEarly == true || !early.isEmpty }

    /// Whether the stored counts of items stay although the data changed. An update compares the stored counts with the
    /// new ones (R10.6).
    package var keepsCounts: Bool { batch != nil || !early.isEmpty }

    /// Whether offset adjustments of contexts are ignored (R8.9). They are ignored from the beginning of a batch's
    /// block until the layout finalizes the batch.
    ///
    /// Adjustments that a layout makes while it finalizes the update are applied, because layouts hold such adjustments
    /// back until the end of the update.
    @MainActor
    package var ignoresOffsetAdjustments: Bool {
        if batch != nil || isUnresolved { return true }
        return ongoing.map { !$0.isFinalizing } ?? false
    }
}

extension ItemPath {
    /// Makes the item path of an operation from an index path. If the index path cannot name an item, the item path has
    /// the item -1, which no section has.
    package init(ofUpdate indexPath: IndexPath) {
        self = ItemPath(indexPath) ?? ItemPath(section: indexPath.first ?? -1, item: -1)
    }
}
