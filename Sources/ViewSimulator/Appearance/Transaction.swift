/// A group of changes to layers, as Core Animation's `CATransaction`. Each change happens immediately, and `commit()`
/// calls the completion block.
@preconcurrency @MainActor
open class Transaction: NSObject {
    struct Level {
        var duration: TimeInterval = 0.25
        var disablesActions = false
        var completion: (() -> Void)?
        var timingFunction: MediaTimingFunction?
    }

    /// All open transactions, from the outermost to the current one. The first is the implicit transaction of the run
    /// loop.
    private static var levels: [Level] {
        _read { yield SimulationEnvironment.current.transactions }
        _modify { yield &SimulationEnvironment.current.transactions }
    }

    /// Begins a transaction within the current transaction.
    open class func begin() {
        var level = levels[levels.count - 1]
        level.completion = nil
        levels.append(level)
    }

    /// Ends the transaction that began last, and calls its completion block. Does nothing if `begin()` was not called.
    open class func commit() {
        guard levels.count > 1 else { return }
        levels.removeLast().completion?()
    }

    /// Removes and calls the completion block that was set outside of `begin()` and `commit()`. Such a block belongs to
    /// the implicit transaction of the run loop.
    open class func flush() {
        let completion = levels[0].completion
        levels[0].completion = nil
        completion?()
    }

    /// Returns the duration of animations in the current transaction, in seconds; 0.25 unless set.
    open class func animationDuration() -> TimeInterval { levels[levels.count - 1].duration }
    /// Sets the duration of animations, in seconds, in the current transaction and in transactions that begin within
    /// it.
    open class func setAnimationDuration(_ duration: TimeInterval) { levels[levels.count - 1].duration = duration }
    /// Returns whether changes are made without an animation; false unless set.
    open class func disableActions() -> Bool { levels[levels.count - 1].disablesActions }
    /// Sets whether changes are made without an animation. The setting is for the current transaction and for
    /// transactions that begin within it.
    open class func setDisableActions(_ flag: Bool) { levels[levels.count - 1].disablesActions = flag }
    /// Returns the pace of animations in the current transaction; nil unless set.
    open class func animationTimingFunction() -> MediaTimingFunction? { levels[levels.count - 1].timingFunction }
    /// Sets the pace of animations in the current transaction.
    open class func setAnimationTimingFunction(_ function: MediaTimingFunction?) {
        levels[levels.count - 1].timingFunction = function
    }
    /// Returns the block that is called when the current transaction ends; nil unless set.
    open class func completionBlock() -> (() -> Void)? { levels[levels.count - 1].completion }
    /// Sets the block that is called when the current transaction ends.
    open class func setCompletionBlock(_ block: (() -> Void)?) { levels[levels.count - 1].completion = block }
}
