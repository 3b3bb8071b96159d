import Foundation

/// Reads what people put in attributes: numbers of any kind, and numbers that are no lengths.
enum TextAttribute {
    /// More points than this count as so many, so that sums stay finite.
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

    /// Not negative; 0 for what is not finite.
    static func length(_ value: CGFloat) -> Double { max(0, offset(value)) }

    /// 0 for what is not finite.
    static func offset(_ value: CGFloat) -> Double { offset(Double(value)) }

    static func offset(_ value: Double) -> Double {
        value.isFinite ? min(max(value, -largest), largest) : 0
    }
}
