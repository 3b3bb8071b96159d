#if !canImport(ObjectiveC)

/// The name of a method, for code that passes such names on. Methods cannot be called by name here: use `Action`.
///
/// Where there is Objective-C this is its own type.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name of the method.
    public let description: String

    /// Makes a selector from the name of a method. The name is not checked.
    public init(_ name: String) {
        description = name
    }

    /// Makes a selector from the name of a method. The name is not checked.
    public init(stringLiteral name: String) {
        description = name
    }
}

#endif
