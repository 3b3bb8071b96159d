import FlowEngine
import Foundation

/// A batch update that does not add up; its description is the sentence that UIKit stops with (R13.5).
public typealias UpdateError = FlowEngine.UpdateError

/// Operations that a block gives, until it ends.
struct UpdateBatch {
    /// Its block runs where no update can be applied: it is when what runs there is over.
    var isEarly = false
    var operations: [UpdateOperation] = []
    /// How rows and sections of tables come and go.
    var animations: [RowAnimations.Step] = []
    /// Those of merged batches follow those of the batch that they were merged into (R10.7).
    var completions: [(Bool) -> Void] = []
    /// Reading everything anew waits until the batch is done (R10.16).
    var wantsReload = false
    /// An early batch: items of each section after its block. Others may change the data again before it is applied.
    var countsAfter: [Int]?
    /// Everything was to be read anew before the block ran: its operations change nothing that is known.
    var isCovered = false
}

/// Where a view is in a batch update.
struct UpdateState {
    /// Collecting; nil outside blocks.
    var batch: UpdateBatch?
    /// The layout was notified that something changed, and not yet of what (R10.8, G40).
    var isUnresolved = false
    /// The batch that is being applied.
    var ongoing: OngoingUpdate?
    /// Early batches, in order: their blocks have run within a layout pass or another update.
    var early: [UpdateBatch] = []
    /// Everything is to be read anew when the update that runs is over.
    var wantsReload = false
    /// Of the early batch that is being applied.
    var countsAfter: [Int]?
    /// A question to data source or delegate was left out, because the data was ahead of the view.
    var leftOutQuestion = false
    var lastTransition: UpdateTransition?
    /// The change of a collection view's layout that goes on.
    var transition: LayoutTransition?
    /// The change of a collection view's layout that the program moves to and fro.
    var interactive: InteractiveTransition?
    var isApplyingEarly = false
    /// A call whose block is not kept has called the method that is overridden, and no batch has begun yet.
    var isForwarding = false
    var errorHandler: ((UpdateError) -> Void)?
    var invalidUpdate = InvalidUpdatePolicy.throw

    var isBusy: Bool { isUnresolved || ongoing != nil }

    /// The data source has the data of an early batch, the view not yet: paths and counts of the view's are not the
    /// data source's, which is asked nothing until they are again.
    var isDataAhead: Bool { batch?.isEarly == true || !early.isEmpty }

    /// Whether counts are kept although something says that they changed: an update compares them (R10.6).
    var keepsCounts: Bool { batch != nil || !early.isEmpty }

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
