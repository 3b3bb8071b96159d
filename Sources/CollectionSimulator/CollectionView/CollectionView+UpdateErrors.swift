extension CollectionView {
    /// Runs a block that declares operations, and applies them immediately. The throwing form of `performBatchUpdates`.
    ///
    /// Within another batch the operations become part of it, and the outermost call throws.
    ///
    /// - Throws: The reason why the operations do not add up (R10.3, R10.4). View, layout, counts and offset are then
    ///   as before; a carried item is back in its place, because the movement is cancelled before the block runs
    ///   (R9.21).
    public func performThrowingBatchUpdates(_ updates: () -> Void) throws(UpdateError) {
        try core.runThrowingBatch(updates)
    }

    /// A closure that receives the error of a batch update if the method that applies the update cannot throw it.
    /// Without a closure, such errors stop the program, as in UIKit.
    public var updateErrorHandler: ((UpdateError) -> Void)? {
        get { core.updateState.errorHandler }
        set { core.updateState.errorHandler = newValue }
    }

    /// The policy for an invalid batch update (R10.15). The operations of such an update contradict each other, or they
    /// contradict the numbers of items and sections.
    public var invalidUpdatePolicy: InvalidUpdatePolicy {
        get { core.updateState.invalidUpdate }
        set { core.updateState.invalidUpdate = newValue }
    }

    /// The movements of elements in the last batch update or animated change of layout; nil before the first of them.
    public var lastTransition: UpdateTransition? { core.updateState.lastTransition }
}
