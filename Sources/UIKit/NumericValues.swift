import ViewSimulator

// `UILayoutPriority.required - 1` and its like. Operators of the simulator's modules are out of sight, as all of their
// names are, so they are declared here, as UIKit declares them.

/// A named number, such as a priority, a weight or a level. A plain number can be added to a named number.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {
    init(rawValue: RawValue)
}

extension _UIKitNumericRawRepresentable {
    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    public static func + (one: Self, other: RawValue) -> Self { Self(rawValue: one.rawValue + other) }
    public static func + (one: RawValue, other: Self) -> Self { Self(rawValue: one + other.rawValue) }
    public static func - (one: Self, other: RawValue) -> Self { Self(rawValue: one.rawValue - other) }
    public static func - (one: Self, other: Self) -> RawValue { one.rawValue - other.rawValue }
    public static func += (one: inout Self, other: RawValue) { one = one + other }
    public static func -= (one: inout Self, other: RawValue) { one = one - other }
}

extension LayoutPriority: _UIKitNumericRawRepresentable {}
extension Font.Weight: _UIKitNumericRawRepresentable {}
extension Window.Level: _UIKitNumericRawRepresentable {}
