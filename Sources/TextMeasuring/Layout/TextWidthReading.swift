/// The choice among the widths that characters may have. The metrics return the expected width and its error.
public enum TextWidthReading: UInt8, Hashable, Sendable, CaseIterable {
    /// The least possible width of each character.
    case narrowest
    /// The width of each character that the metrics return.
    case expected
    /// The largest possible width of each character.
    case widest

    /// The error that is assumed for widths whose error is unknown, as a share of the width (a choice).
    static let assumedError = 0.1

    /// Returns the factor by which a width with a relative error is multiplied. If the error is nil, `assumedError` is
    /// used.
    func factor(error: Double?) -> Double {
        let error = error ?? Self.assumedError
        return switch self {
        case .narrowest: 1 / (1 + error)
        case .expected: 1
        case .widest: 1 + error
        }
    }
}
