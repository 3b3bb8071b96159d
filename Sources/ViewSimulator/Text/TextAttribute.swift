/// Functions that read the values of text attributes. They accept numbers of any type. A length that is not finite
/// becomes 0.
enum TextAttribute {
    /// The largest length in points. Longer lengths are shortened to it, so that sums of lengths stay finite.
    private static let largest = 1e7

    static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as CGFloat: Double(number)
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as Int: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }

    /// Returns the value as a length that is not negative; 0 for values that are not finite.
    static func length(_ value: CGFloat) -> Double { max(0, offset(value)) }

    /// Returns the value, limited to the range from −`largest` to `largest`; 0 for values that are not finite.
    static func offset(_ value: CGFloat) -> Double { offset(Double(value)) }

    static func offset(_ value: Double) -> Double {
        value.isFinite ? min(max(value, -largest), largest) : 0
    }
}
