/// Frames a second that an animation wants, as Core Animation's `CAFrameRateRange`.
public struct FrameRateRange: Hashable, Sendable {
    /// The least, in frames a second.
    public var minimum: Float
    /// The most, in frames a second.
    public var maximum: Float
    /// What is best, in frames a second; nil and 0 mean the most there is.
    public var preferred: Float?

    /// What the system chooses: 0 for all of them.
    public static let `default` = FrameRateRange(minimum: 0, maximum: 0, preferred: 0)

    /// A range as given; nothing is checked.
    ///
    /// - Parameters:
    ///   - minimum: The least, in frames a second.
    ///   - maximum: The most, in frames a second.
    ///   - preferred: What is best, in frames a second; nil means the most there is.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }
}
