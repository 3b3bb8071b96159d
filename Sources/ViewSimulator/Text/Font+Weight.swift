import TextMeasuring

extension Font {
    /// The weight of strokes.
    public struct Weight: RawRepresentable, Hashable, Comparable, Sendable {
        /// The number of the weight, from −1 to 1, as in UIKit.
        public var rawValue: CGFloat

        /// Makes a weight from a number. The nearest existing weight is used, or the regular weight if the number is
        /// NaN.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Makes a weight, like `init(rawValue:)`.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Whether a weight is lighter than another.
        public static func < (one: Weight, other: Weight) -> Bool { one.rawValue < other.rawValue }

        init(_ weight: FontSpec.Weight) {
            rawValue = CGFloat(weight.value)
        }

        /// The weight −0.8.
        public static let ultraLight = Weight(.ultraLight)
        /// The weight −0.6.
        public static let thin = Weight(.thin)
        /// The weight −0.4.
        public static let light = Weight(.light)
        /// The weight 0.
        public static let regular = Weight(.regular)
        /// The weight 0.23.
        public static let medium = Weight(.medium)
        /// The weight 0.3.
        public static let semibold = Weight(.semibold)
        /// The weight 0.4.
        public static let bold = Weight(.bold)
        /// The weight 0.56.
        public static let heavy = Weight(.heavy)
        /// The weight 0.62.
        public static let black = Weight(.black)

        var spec: FontSpec.Weight {
            let value = rawValue.isNaN ? 0 : Double(rawValue)
            return FontSpec.Weight.allCases.min { abs($0.value - value) < abs($1.value - value) } ?? .regular
        }
    }
}
