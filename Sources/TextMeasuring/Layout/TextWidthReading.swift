/// The widths with which a text is laid out, of those that are possible within the error of the metrics.
public enum TextWidthReading: UInt8, Hashable, Sendable, CaseIterable {
    /// The least possible width of all characters.
    case narrowest
    /// The widths that the metrics have.
    case expected
    /// The largest possible width of all characters.
    case widest

    /// The error, as a share of the width, of widths without a known error (a choice).
    static let assumedError = 0.1

    /// The factor of a width with a relative error; `assumedError` is used if it is unknown.
    func factor(error: Double?) -> Double {
        let error = error ?? Self.assumedError
        return switch self {
        case .narrowest: 1 / (1 + error)
        case .expected: 1
        case .widest: 1 + error
        }
    }
}
