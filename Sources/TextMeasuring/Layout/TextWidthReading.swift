/// The widths that a text is laid out with, of those that are possible within the error of the metrics.
public enum TextWidthReading: UInt8, Hashable, Sendable, CaseIterable {
    /// All characters as narrow as they may be.
    case narrowest
    /// The widths that the metrics have.
    case expected
    /// All characters as wide as they may be.
    case widest

    /// The error of widths of which no error is known, as a share of the width. That is a choice.
    static let assumedError = 0.1

    /// The factor of a width with a relative error; `nil` if that is not known.
    func factor(error: Double?) -> Double {
        let error = error ?? Self.assumedError
        return switch self {
        case .narrowest: 1 / (1 + error)
        case .expected: 1
        case .widest: 1 + error
        }
    }
}
