/// Values that client code attaches to objects, as with Objective-C's associated objects, which do not exist on Linux.
///
/// An object of this library stores its values itself: they are released with it. Values of other objects are in a
/// table that holds the objects weakly: no other object ever gets them, but they are released only when the table is
/// swept, which is whenever as many objects were added as there are in it, and at least 64.
///
/// May be used on any thread; the caller keeps a value that is not thread-safe on one thread.
public enum AssociatedObjects {
    /// The way in which a value is held.
    public enum Policy: Sendable {
        /// A reference to the value; an object is held strongly.
        case retain
        /// A copy of an object that is `NSCopying`; any other value is stored directly.
        case copy
        /// A weak reference to an object, which becomes nil when the object is released. (In Objective-C the reference
        /// would dangle.) Any other value is stored directly.
        case assign
    }

    /// Returns the value that an object has under a key; nil if the object has no such value.
    ///
    /// - Parameters:
    ///   - object: The object that has the value.
    ///   - key: An address, usually of a global or static variable. Its contents are ignored.
    public static func value(of object: AnyObject, key: UnsafeRawPointer) -> Any? {
        locked { table(of: object, makes: false)?.values[key]?.current }
    }

    /// Sets the value that an object has under a key. The former value is released.
    ///
    /// - Parameters:
    ///   - value: The new value, which replaces the former one; nil removes it.
    ///   - object: The object that has the value.
    ///   - key: An address, usually of a global or static variable. Its contents are ignored.
    ///   - policy: The way in which the value is held.
    public static func set(_ value: Any?, of object: AnyObject, key: UnsafeRawPointer, policy: Policy) {
        let held = value.map { AssociatedValue($0, policy) }
        // Former values are released after the lock: their deinitializers may call these methods.
        let old = locked { () -> [Any?] in
            guard let table = table(of: object, makes: held != nil) else { return [] }
            let old = table.values[key]
            table.values[key] = held
            return [old] + sweepIfLong()
        }
        withExtendedLifetime(old) {}
    }

    /// Removes all values that client code attached to an object.
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

    /// The lock that protects the tables. It is recursive, because a deinitializer may run while the lock is held, and
    /// may use attached values.
    private static let lock = NSRecursiveLock()
    /// The attached values of objects whose classes are not part of this library. Only used with the lock.
    nonisolated(unsafe) private static var others: [ObjectIdentifier: OtherObject] = [:]
    /// The number of objects that were added to `others` since released objects were last removed from it. Only used
    /// with the lock.
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

    /// Entries that were removed from `others` and are not yet released. They are released after the lock is unlocked.
    /// Only used with the lock.
    nonisolated(unsafe) private static var garbage: [OtherObject] = []

    /// Removes the entries of released objects from `others`, if many objects were added since the last removal.
    /// Returns the removed entries, which the caller releases after the lock is unlocked.
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

    /// The number of objects with attached values and a class outside of this library. Objects that were released are
    /// included until their entries are removed. For tests.
    package static var otherCount: Int { locked { others.count } }
}

/// An attached value. Its policy determines whether it is held strongly, weakly or as a copy.
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

/// The values that client code attached to one object, by their keys.
package final class AssociatedValueTable {
    fileprivate var values: [UnsafeRawPointer: AssociatedValue] = [:]

    fileprivate init() {}
}

/// An object that stores the values that client code attaches to it.
package protocol AssociatedValueHolder: AnyObject {
    /// The attached values; nil until the first value is set. Only used by `AssociatedObjects`.
    nonisolated var associatedValues: AssociatedValueTable? { get set }
}

extension Responder: AssociatedValueHolder {}
extension LayoutGuide: AssociatedValueHolder {}
extension LayoutConstraint: AssociatedValueHolder {}
extension GestureRecognizer: AssociatedValueHolder {}
extension Layer: AssociatedValueHolder {}
