/// How an optional protocol method is declared and called without Objective-C (C3).
///
/// Each optional method is a requirement with a default implementation. The default notes that it ran and returns a
/// value that nobody reads. Who must know whether the method is implemented calls it through `ask`, and gets nil if
/// only the default ran:
///
/// ```swift
/// let length = OptionalRequirement.ask { delegate.rowLength(in: view, at: index) }
/// ```
///
/// A conforming type inherits a default for its whole life, so one answer of nil holds for every later call. A method
/// that only a subclass of the conforming class adds is not seen: Swift chose the witness when the base class
/// conformed.
///
/// A file of another module that calls `ask` or `answer` imports this one by itself: in a file that gets it through
/// another import, the compiler has every closure check its executor, which takes as long as the call.
@MainActor @usableFromInline
package enum OptionalRequirement {
    private static var defaultRan = false

    /// What `call` returned, or nil if it reached a default implementation. Calls may nest.
    @inlinable @inline(__always)
    package static func ask<Answer>(_ call: @MainActor () -> Answer) -> Answer? {
        let outer = begin()
        let answer = call()
        return end(restoring: outer) ? nil : answer
    }

    /// What `call` returned, whoever implements it. An enclosing `ask` does not notice.
    @inlinable @discardableResult
    package static func answer<Answer>(_ call: @MainActor () -> Answer) -> Answer {
        let outer = begin()
        let answer = call()
        _ = end(restoring: outer)
        return answer
    }

    /// Called by every default implementation.
    package static func notImplemented() {
        defaultRan = true
    }

    // Two calls are cheaper than to reach the variable from another module, which checks each access for exclusivity.

    /// From now on no default has run. Returns whether one had, for `end(restoring:)`.
    @usableFromInline static func begin() -> Bool {
        let outer = defaultRan
        defaultRan = false
        return outer
    }

    /// Whether a default has run since `begin()`.
    @usableFromInline static func end(restoring outer: Bool) -> Bool {
        let ran = defaultRan
        defaultRan = outer
        return ran
    }
}
