/// Support for optional protocol methods without Objective-C (C3).
///
/// Each optional method is a requirement with a default implementation, which `Tests/optional-methods.sh` writes. The
/// default notes that it ran. A caller that depends on whether the method is implemented calls it through `ask`, and
/// gets nil if only the default ran:
///
/// ```swift
/// let length = OptionalRequirement.ask { delegate.rowLength(in: view, at: index) }
/// ```
///
/// A conforming type inherits a default for its whole life, so one result of nil holds for every later call. A method
/// that only a subclass of the conforming class adds is not found: Swift chose the witness when the base class
/// conformed.
///
/// A file of another module that calls `ask` or `answer` imports this module directly: in a file that gets it through
/// another import, the compiler makes every closure check its executor, which takes as long as the call.
@MainActor @usableFromInline
package enum OptionalRequirement {
    private static var defaultRan = false

    /// Returns the result of `call`; nil if a default implementation ran during `call`. A call of this function may
    /// contain another call of this function.
    @inlinable @inline(__always)
    package static func ask<Answer>(_ call: @MainActor () -> Answer) -> Answer? {
        let outer = begin()
        let answer = call()
        return end(restoring: outer) ? nil : answer
    }

    /// Returns the result of `call`, even if it is the result of a default implementation. An enclosing `ask` does not
    /// return nil because of that implementation.
    @inlinable @discardableResult
    package static func answer<Answer>(_ call: @MainActor () -> Answer) -> Answer {
        let outer = begin()
        let answer = call()
        _ = end(restoring: outer)
        return answer
    }

    /// Records that a default implementation ran. Default implementations that return nothing call this function.
    @usableFromInline package static func notImplemented() {
        defaultRan = true
    }

    /// Records that a default implementation ran. Returns `answer`, which is the result of that implementation.
    @inlinable @inline(__always)
    package static func notImplemented<Answer>(_ answer: Answer) -> Answer {
        notImplemented()
        return answer
    }

    // Two calls are cheaper than to reach the variable from another module, which checks each access for exclusivity.

    /// Sets `defaultRan` to false, and returns its former value. The caller passes this value to `end(restoring:)`.
    @usableFromInline static func begin() -> Bool {
        let outer = defaultRan
        defaultRan = false
        return outer
    }

    /// Returns whether a default implementation has run since `begin()`. Sets `defaultRan` to `outer`, the value that
    /// `begin()` returned.
    @usableFromInline static func end(restoring outer: Bool) -> Bool {
        let ran = defaultRan
        defaultRan = outer
        return ran
    }
}
