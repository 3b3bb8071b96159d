import Foundation

/// Changes of layers that belong together, as Core Animation's `CATransaction`. They are made at once; the block that
/// is to be called at their end is called by `commit()`.
@preconcurrency @MainActor
open class Transaction: NSObject {
    private struct Level {
        var duration: TimeInterval = 0.25
        var disablesActions = false
        var completion: (() -> Void)?
        var timingFunction: MediaTimingFunction?
    }

    /// The first is the one that a run loop would begin by itself.
    private static var levels = [Level()]

    /// Begins a transaction within the one that there is.
    open class func begin() {
        var level = levels[levels.count - 1]
        level.completion = nil
        levels.append(level)
    }

    /// Ends the transaction that began last, and calls its completion. Without a `begin()` there is nothing to end.
    open class func commit() {
        guard levels.count > 1 else { return }
        levels.removeLast().completion?()
    }

    /// Calls the completion of what is outside of any transaction.
    open class func flush() {
        let completion = levels[0].completion
        levels[0].completion = nil
        completion?()
    }

    /// How long changes would take, in seconds; 0.25 unless set.
    open class func animationDuration() -> TimeInterval { levels[levels.count - 1].duration }
    /// Sets how long changes would take, in seconds, in this transaction and in those within it.
    open class func setAnimationDuration(_ duration: TimeInterval) { levels[levels.count - 1].duration = duration }
    /// Whether changes would be made without an animation; false unless set.
    open class func disableActions() -> Bool { levels[levels.count - 1].disablesActions }
    /// Sets whether changes would be made without an animation, in this transaction and in those within it.
    open class func setDisableActions(_ flag: Bool) { levels[levels.count - 1].disablesActions = flag }
    /// How fast changes would be; nil unless set.
    open class func animationTimingFunction() -> MediaTimingFunction? { levels[levels.count - 1].timingFunction }
    /// Sets how fast changes would be.
    open class func setAnimationTimingFunction(_ function: MediaTimingFunction?) {
        levels[levels.count - 1].timingFunction = function
    }
    /// What is called when the transaction ends; nil unless set.
    open class func completionBlock() -> (() -> Void)? { levels[levels.count - 1].completion }
    /// Sets what is called when the transaction ends.
    open class func setCompletionBlock(_ block: (() -> Void)?) { levels[levels.count - 1].completion = block }
}
