import FlowEngine
import Foundation

extension CollectionView {
    /// Runs a block that gives operations, and applies them at once. The throwing form of `performBatchUpdates`.
    ///
    /// Within another batch the operations become part of it, and the outermost call throws.
    ///
    /// - Throws: What does not add up (R10.3, R10.4). View, layout, counts and offset are then as they were; an item
    ///   that was carried is back in its place, because the movement is cancelled before the block runs (R9.21).
    public func performThrowingBatchUpdates(_ updates: () -> Void) throws(UpdateError) {
        try runThrowingBatch(updates)
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
}
