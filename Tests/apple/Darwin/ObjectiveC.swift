// developer.apple.com/documentation/objectivec/selector
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public init(_ str: String) {}
    public var description: String { fatalError() }
    public init(stringLiteral value: String) {}
}
