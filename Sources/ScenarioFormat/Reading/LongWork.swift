/// The progress of work that may take long, such as the reading of a document or a step with many items. The work
/// reports it from time to time, and a program that shows progress observes it.
package enum LongWork {
    package typealias Observer = @Sendable (_ done: Int, _ total: Int, _ things: String) -> Void

    private static let observer = TaskLocal<Observer?>(wrappedValue: nil)

    /// The number of values, items or sizes after which work reports its progress again.
    package static let interval = 1024

    /// Reports how much of the present work is finished.
    ///
    /// - Parameters:
    ///   - done: The number of finished things. The work may turn out to be larger than expected: then it begins again
    ///     at 0.
    ///   - things: The plural noun for the things, such as `bytes`.
    package static func note(_ done: Int, of total: @autoclosure () -> Int, _ things: String) {
        guard let observer = observer.get() else { return }
        let total = max(1, total())
        observer(done % (total + 1), total, things)
    }

    /// Performs work whose progress is observed.
    ///
    /// - Returns: The result of the work.
    @MainActor
    package static func observed<Result>(
        by observer: Observer?, _ work: @MainActor () throws -> Result
    ) rethrows -> Result {
        try self.observer.withValue(observer) { try work() }
    }
}
