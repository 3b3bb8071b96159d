/// How an optional protocol method is declared and called without Objective-C (C3).
///
/// Each optional method is a requirement with a default implementation. The default notes that it ran and returns a value
/// that nobody reads. Who must know whether the method is implemented calls it through `ask`, and gets nil if only the
/// default ran:
///
/// ```swift
/// let size = OptionalRequirement.ask { delegate.collectionView(view, layout: layout, sizeForItemAt: path) }
/// ```
///
/// A conforming type inherits a default for its whole life, so one answer of nil holds for every later call. A method
/// that only a subclass of the conforming class adds is not seen: Swift chose the witness when the base class
/// conformed.
@MainActor
package enum OptionalRequirement {
    @usableFromInline static var defaultRan = false

    /// What `call` returned, or nil if it reached a default implementation. Calls may nest.
    @inlinable @inline(__always)
    package static func ask<Answer>(_ call: () -> Answer) -> Answer? {
        let outer = defaultRan
        defaultRan = false
        defer { defaultRan = outer }
        let answer = call()
        return defaultRan ? nil : answer
    }

    /// What `call` returned, whoever implements it. An enclosing `ask` does not notice.
    @inlinable @discardableResult
    package static func answer<Answer>(_ call: () -> Answer) -> Answer {
        let outer = defaultRan
        defer { defaultRan = outer }
        return call()
    }

    /// Called by every default implementation.
    package static func notImplemented() {
        defaultRan = true
    }
}
