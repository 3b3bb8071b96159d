import CallerChecks
import Dispatch
import Foundation

#if !canImport(Darwin)
    import Synchronization
#endif

/// Stops a program that calls views from another thread, with a sentence.
///
/// The compiler keeps strict code from doing so; code in Swift 5 mode gets past it. `MainActor.preconditionIsolated`
/// traps without its message, and `Thread.isMainThread` alone is not the question: on Linux a program that waits in
/// `dispatchMain()`, as every program with an asynchronous `main` does, runs its main actor on whichever thread serves
/// the main queue.
package enum MainThread {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether this thread serves the main queue now.
    package static var isCurrent: Bool { isFirst || DispatchQueue.getSpecific(key: mark) == true }

    #if canImport(Darwin)
        /// Whether this is the process's first thread. `Atomic` needs the systems of 2024, and is not needed: this asks
        /// no kernel.
        private static var isFirst: Bool { pthread_main_np() != 0 }
    #else
        /// The process's first thread, once it was seen: `Thread.isMainThread` asks the kernel. 0 before.
        private static let first = Atomic<UInt>(0)

        private static var isFirst: Bool {
            let thread = UInt(pthread_self())
            if thread == first.load(ordering: .relaxed) { return true }
            guard Thread.isMainThread else { return false }
            first.store(thread, ordering: .relaxed)
            return true
        }
    #endif

    /// Called first in what is called rarely: making views and layouts, invalidating, laying out. Not for each element
    /// of a pass but for the few that get a new view.
    package static func check(_ name: StaticString = #function) {
        if isCurrent { return }
        stop("FlowSimulator's views belong to the main thread, as UIKit's do: \(name) was called on another")
    }
}
