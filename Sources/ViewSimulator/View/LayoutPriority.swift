/// The priority of a constraint, or of a length of the target size in `systemLayoutSizeFitting`. Priorities are numbers
/// from 1 to 1000.
public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The priority as a number from 1 to 1000, which is not checked.
    public var rawValue: Float

    /// The priority 1000. A constraint or a target with this priority has to be met.
    public static let required = LayoutPriority(1000)
    /// The priority 750, with which a view by default resists a size smaller than its content.
    public static let defaultHigh = LayoutPriority(750)
    /// The priority 250, with which a view by default resists a size larger than its content.
    public static let defaultLow = LayoutPriority(250)
    /// The priority 50, which is lower than the priorities of contents. A target with this priority yields to the
    /// content when a size is fitted.
    public static let fittingSizeLevel = LayoutPriority(50)

    /// Makes a priority from a number, which is not checked.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Makes a priority from a number, which is not checked.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Whether a priority is lower than another.
    public static func < (one: LayoutPriority, other: LayoutPriority) -> Bool {
        one.rawValue < other.rawValue
    }

    /// Returns a priority that is higher by a number, for example `.defaultHigh + 1`.
    ///
    /// - Parameters:
    ///   - one: A priority.
    ///   - other: The difference, which is not checked.
    public static func + (one: LayoutPriority, other: Float) -> LayoutPriority {
        LayoutPriority(one.rawValue + other)
    }

    /// Returns a priority that is higher by a number, for example `1 + .defaultHigh`.
    ///
    /// - Parameters:
    ///   - one: The difference, which is not checked.
    ///   - other: A priority.
    public static func + (one: Float, other: LayoutPriority) -> LayoutPriority { other + one }

    /// Returns a priority that is lower by a number, for example `.required - 1`.
    ///
    /// - Parameters:
    ///   - one: A priority.
    ///   - other: The difference, which is not checked.
    public static func - (one: LayoutPriority, other: Float) -> LayoutPriority {
        LayoutPriority(one.rawValue - other)
    }

    /// Returns the difference of two priorities.
    ///
    /// - Parameters:
    ///   - one: The higher priority, for a positive difference.
    ///   - other: The lower priority.
    public static func - (one: LayoutPriority, other: LayoutPriority) -> Float { one.rawValue - other.rawValue }

    /// Increases a priority by a number. The result is not checked.
    public static func += (one: inout LayoutPriority, other: Float) { one.rawValue += other }

    /// Decreases a priority by a number. The result is not checked.
    public static func -= (one: inout LayoutPriority, other: Float) { one.rawValue -= other }
}
