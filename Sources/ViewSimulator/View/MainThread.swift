import CallerChecks
import Dispatch

#if !canImport(Darwin)
    import Synchronization
#endif

/// A check that stops the program if views are called from a thread other than the main thread.
///
/// The compiler prevents such calls except in Swift 5 mode. `MainActor.preconditionIsolated` traps without its message,
/// and `Thread.isMainThread` alone is not sufficient: on Linux a program that waits in `dispatchMain()`, as every
/// program with an asynchronous `main` does, runs its main actor on any thread that serves the main queue.
package enum MainThread {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether this thread is the process's first thread, or is serving the main queue.
    package static var isCurrent: Bool { isFirst || DispatchQueue.getSpecific(key: mark) == true }

    #if canImport(Darwin)
        /// Whether this thread is the process's first thread. The check makes no system call, and does without
        /// `Atomic`, which needs the operating systems of 2024.
        private static var isFirst: Bool { pthread_main_np() != 0 }
    #else
        /// The process's first thread; 0 if unknown. It is cached, because `Thread.isMainThread` makes a system call.
        private static let first = Atomic<UInt>(0)

        private static var isFirst: Bool {
            let thread = UInt(pthread_self())
            if thread == first.load(ordering: .relaxed) { return true }
            guard Thread.isMainThread else { return false }
            first.store(thread, ordering: .relaxed)
            return true
        }
    #endif

    /// Stops the program if this thread is not the thread of the main actor. Called at the beginning of rare
    /// operations, such as the making of a view, the invalidation of a layout, or `layoutIfNeeded()`. A pass does not
    /// call it for each element, only for the few elements that get a new view.
    package static func check(_ name: StaticString = #function) {
        if isCurrent { return }
        stop("FlowSimulator's views belong to the main thread, as UIKit's do: \(name) was called on another")
    }
}
