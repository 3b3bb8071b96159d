/// A range of frame rates for an animation, as Core Animation's `CAFrameRateRange`.
public struct FrameRateRange: Hashable, Sendable {
    /// The least frame rate, in frames a second.
    public var minimum: Float
    /// The greatest frame rate, in frames a second.
    public var maximum: Float
    /// The preferred frame rate, in frames a second; nil and 0 mean the highest possible rate.
    public var preferred: Float?

    /// The range that leaves the frame rate to the system: all three values are 0.
    public static let `default` = FrameRateRange(minimum: 0, maximum: 0, preferred: 0)

    /// Makes a range of frame rates. Nothing is checked.
    ///
    /// - Parameters:
    ///   - minimum: The minimum, in frames a second.
    ///   - maximum: The maximum, in frames a second.
    ///   - preferred: The preferred value, in frames a second; nil means the highest possible.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }
}
