#if !canImport(ObjectiveC)

/// The name of a method, for code that hands one on. Nothing can be called by it here: use `Action`.
///
/// Where there is Objective-C this is its own type.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name itself.
    public let description: String

    /// Makes a selector of a name; nothing checks it.
    public init(_ name: String) {
        description = name
    }

    /// Makes a selector of a name; nothing checks it.
    public init(stringLiteral name: String) {
        description = name
    }
}

#endif
