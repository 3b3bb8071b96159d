import Foundation

/// How strongly a fitting size is asked to keep to its target, 1 … 1000.
public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: Float

    public static let required = LayoutPriority(1000)
    public static let defaultHigh = LayoutPriority(750)
    public static let defaultLow = LayoutPriority(250)
    public static let fittingSizeLevel = LayoutPriority(50)

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    public static func < (one: LayoutPriority, other: LayoutPriority) -> Bool {
        one.rawValue < other.rawValue
    }
}
