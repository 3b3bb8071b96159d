import ViewSimulator

// Functions of the Objective-C runtime that Swift code for UIKit uses.

/// The way in which an associated object is held.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// A weak reference.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// A strong reference.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A strong reference to a copy.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// A strong reference.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// A strong reference to a copy.
    case OBJC_ASSOCIATION_COPY = 771
}

/// Returns the value that an object has under a key; nil if there is no such value. The result is always nil if
/// `object` is not an instance of a class.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    instance(object).flatMap { AssociatedObjects.value(of: $0, key: key) }
}

/// Sets the value that an object has under a key; if `value` is nil, removes the value under this key. Does nothing if
/// `object` is not an instance of a class.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    guard let object = instance(object) else { return }
    let holding: AssociatedObjects.Policy =
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN: .assign
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC: .copy
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: .retain
        }
    AssociatedObjects.set(value, of: object, key: key, policy: holding)
}

/// Removes all associated values of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    if let object = instance(object) { AssociatedObjects.removeAll(of: object) }
}

/// Returns a value if it is a class instance, or the instance inside its optionals. The result is nil for an empty
/// optional. It is also nil for a struct or an enum, because Swift would wrap it in a temporary object, with which no
/// value can be associated.
private func instance(_ value: Any) -> AnyObject? {
    if type(of: value) is AnyClass { return value as AnyObject }
    return (value as? any Wrapping)?.wrapped.flatMap(instance)
}

private protocol Wrapping {
    var wrapped: Any? { get }
}

extension Optional: Wrapping {
    fileprivate var wrapped: Any? { self }
}
