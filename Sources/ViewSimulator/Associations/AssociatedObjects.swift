import Foundation

/// Values that client code attaches to objects, as Objective-C's associated objects, which Linux does not have.
///
/// An object of this library keeps its values itself: they go when it goes. Values of any other object are in a table
/// beside, which holds the object weakly: no other object ever gets them, but they are released only when the table is
/// looked through, which is whenever as many objects have come as there are in it, and 64 at least.
///
/// May be used on any thread; a value that is not safe on several is the caller's to keep on one.
public enum AssociatedObjects {
    /// How a value is held.
    public enum Policy: Sendable {
        /// As it is; an object strongly.
        case retain
        /// A copy of an object that is `NSCopying`, and any other value as it is.
        case copy
        /// An object weakly: where Objective-C would leave a pointer to nothing, there is nothing. Any other value as
        /// it is.
        case assign
    }

    /// The value that an object has under a key; nil where there is none.
    ///
    /// - Parameters:
    ///   - object: Whose.
    ///   - key: Only the address counts: that of a global or static variable as a rule.
    public static func value(of object: AnyObject, key: UnsafeRawPointer) -> Any? {
        locked { table(of: object, makes: false)?.values[key]?.current }
    }

    /// Gives an object a value under a key.
    ///
    /// - Parameters:
    ///   - value: In place of the one before; nil takes that away.
    ///   - object: Whose.
    ///   - key: Only the address counts: that of a global or static variable as a rule.
    ///   - policy: How the value is held.
    public static func set(_ value: Any?, of object: AnyObject, key: UnsafeRawPointer, policy: Policy) {
        let held = value.map { AssociatedValue($0, policy) }
        // What is replaced goes after the lock: its deinitializer may come here.
        let old = locked { () -> [Any?] in
            guard let table = table(of: object, makes: held != nil) else { return [] }
            let old = table.values[key]
            table.values[key] = held
            return [old] + sweepIfLong()
        }
        withExtendedLifetime(old) {}
    }

    /// Takes all values of an object away.
    public static func removeAll(of object: AnyObject) {
        let old = locked { () -> Any? in
            guard let table = table(of: object, makes: false) else { return nil }
            let old = table.values
            table.values = [:]
            return old
        }
        withExtendedLifetime(old) {}
    }

    // MARK: Tables

    /// Recursive, because what is looked at may go meanwhile, and its deinitializer come here.
    private static let lock = NSRecursiveLock()
    /// Of objects that are not this library's. Only used with the lock.
    nonisolated(unsafe) private static var others: [ObjectIdentifier: OtherObject] = [:]
    /// How many have come since the table was looked through. Only used with the lock.
    nonisolated(unsafe) private static var newCount = 0

    private struct OtherObject {
        weak var object: AnyObject?
        let table: AssociatedValueTable
    }

    private static func locked<Answer>(_ body: () -> Answer) -> Answer {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    private static func table(of object: AnyObject, makes: Bool) -> AssociatedValueTable? {
        if let holder = object as? any AssociatedValueHolder {
            if holder.associatedValues == nil, makes { holder.associatedValues = AssociatedValueTable() }
            return holder.associatedValues
        }
        let key = ObjectIdentifier(object)
        // Another object may have had the address before.
        if let known = others[key], known.object === object { return known.table }
        guard makes else { return nil }
        if let former = others[key] { garbage.append(former) }
        let table = AssociatedValueTable()
        others[key] = OtherObject(object: object, table: table)
        newCount += 1
        return table
    }

    /// What is to be released after the lock. Only used with the lock.
    nonisolated(unsafe) private static var garbage: [OtherObject] = []

    /// Answers what is no longer needed.
    private static func sweepIfLong() -> [Any?] {
        var old: [Any?] = garbage
        garbage = []
        guard newCount >= max(64, others.count) else { return old }
        newCount = 0
        for (key, entry) in others where entry.object == nil {
            old.append(entry)
            others[key] = nil
        }
        return old
    }

    /// How many objects are in the table beside, gone or not. For tests.
    package static var otherCount: Int { locked { others.count } }
}

/// One value, as its policy wants it.
private struct AssociatedValue {
    private var strong: Any?
    private weak var weak: AnyObject?

    init(_ value: Any, _ policy: AssociatedObjects.Policy) {
        switch policy {
        case .retain: strong = value
        case .copy: strong = (value as? any NSCopying)?.copy(with: nil) ?? value
        case .assign:
            if type(of: value) is AnyClass { weak = value as AnyObject } else { strong = value }
        }
    }

    var current: Any? { strong ?? weak }
}

/// The values of one object.
package final class AssociatedValueTable {
    fileprivate var values: [UnsafeRawPointer: AssociatedValue] = [:]

    fileprivate init() {}
}

/// An object that keeps its values itself.
package protocol AssociatedValueHolder: AnyObject {
    /// Nil until there is one. Only used by `AssociatedObjects`.
    nonisolated var associatedValues: AssociatedValueTable? { get set }
}

extension Responder: AssociatedValueHolder {}
extension LayoutGuide: AssociatedValueHolder {}
extension LayoutConstraint: AssociatedValueHolder {}
extension GestureRecognizer: AssociatedValueHolder {}
extension Layer: AssociatedValueHolder {}
