/// The choice between the least, the expected and the largest width of each character. The metrics return the expected
/// width and its error.
public enum TextWidthReading: UInt8, Hashable, Sendable, CaseIterable {
    /// The least possible width of each character.
    case narrowest
    /// The expected width of each character, as the metrics return it.
    case expected
    /// The largest possible width of each character.
    case widest

    /// The assumed error of a width whose error is unknown, as a share of the width. The number is a choice of this
    /// library.
    static let assumedError = 0.1

    /// Returns the factor that turns an expected width into the width of this case. `error` is the relative error of
    /// the expected width; nil means `assumedError`. The factor is at most 1 for `narrowest`, and at least 1 for
    /// `widest`.
    func factor(error: Double?) -> Double {
        let error = error ?? Self.assumedError
        return switch self {
        case .narrowest: 1 / (1 + error)
        case .expected: 1
        case .widest: 1 + error
        }
    }
}
