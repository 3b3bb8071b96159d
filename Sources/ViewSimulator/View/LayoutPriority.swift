import Foundation

/// How strongly a fitting size is asked to keep to its target, 1 … 1000.
public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// From 1 to 1000; nothing checks it.
    public var rawValue: Float

    /// 1000: the target is kept exactly.
    public static let required = LayoutPriority(1000)
    /// 750: what a view asks for that does not want to be made smaller than its content.
    public static let defaultHigh = LayoutPriority(750)
    /// 250: what a view asks for that lets itself be stretched.
    public static let defaultLow = LayoutPriority(250)
    /// 50: the target gives way to the content.
    public static let fittingSizeLevel = LayoutPriority(50)

    /// Makes a priority. Nothing is checked.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Makes a priority. Nothing is checked.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Whether one gives way to the other.
    public static func < (one: LayoutPriority, other: LayoutPriority) -> Bool {
        one.rawValue < other.rawValue
    }
}
