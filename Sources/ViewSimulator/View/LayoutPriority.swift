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

    /// A priority that is higher by a number, as `.defaultHigh + 1`.
    ///
    /// - Parameters:
    ///   - one: The priority to begin with.
    ///   - other: How much higher. Nothing is checked.
    public static func + (one: LayoutPriority, other: Float) -> LayoutPriority {
        LayoutPriority(one.rawValue + other)
    }

    /// A priority that is higher by a number, as `1 + .defaultHigh`.
    ///
    /// - Parameters:
    ///   - one: How much higher. Nothing is checked.
    ///   - other: The priority to begin with.
    public static func + (one: Float, other: LayoutPriority) -> LayoutPriority { other + one }

    /// A priority that is lower by a number, as `.required - 1`.
    ///
    /// - Parameters:
    ///   - one: The priority to begin with.
    ///   - other: How much lower. Nothing is checked.
    public static func - (one: LayoutPriority, other: Float) -> LayoutPriority {
        LayoutPriority(one.rawValue - other)
    }

    /// How much higher one priority is than another.
    ///
    /// - Parameters:
    ///   - one: The higher one, where the answer is above 0.
    ///   - other: The lower one.
    public static func - (one: LayoutPriority, other: LayoutPriority) -> Float { one.rawValue - other.rawValue }

    /// Makes a priority higher by a number. Nothing is checked.
    public static func += (one: inout LayoutPriority, other: Float) { one.rawValue += other }

    /// Makes a priority lower by a number. Nothing is checked.
    public static func -= (one: inout LayoutPriority, other: Float) { one.rawValue -= other }
}
