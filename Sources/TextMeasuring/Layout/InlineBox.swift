import CallerChecks

/// An object that stands in a line like a character, such as a picture. Lengths are points.
///
/// It stands in for every character of its run. A line is as high above and below the baseline as the box reaches, with
/// the run's baseline offset; the run's font is ignored. That is a choice.
public struct InlineBox: Hashable, Sendable {
    /// The width that the box takes in the line, in points.
    public var width: Double
    /// The height of the box from its bottom to its top, in points.
    public var height: Double
    /// The distance of the box's bottom above the baseline, in points; negative below the baseline.
    public var bottom: Double

    /// Makes a box.
    ///
    /// - Parameters:
    ///   - width: How far it moves the pen. Not finite or negative is a programmer error when a text gets the box.
    ///   - height: From its bottom to its top. Not finite or negative is a programmer error, too.
    ///   - bottom: Its bottom, above the baseline if positive.
    public init(width: Double, height: Double, bottom: Double = 0) {
        self.width = width
        self.height = height
        self.bottom = bottom
    }

    /// Traps unless all lengths are finite, and width and height are not negative.
    func checkInvariants(_ file: StaticString, _ line: UInt) {
        require(
            width.isFinite && height.isFinite && bottom.isFinite && width >= 0 && height >= 0,
            "The sides of a box in a text must be finite and not negative.", file: file, line: line)
    }

    /// The metrics that a line needs for the box if `offset` is added to its `bottom`.
    ///
    /// - Parameter offset: The distance that it is moved above the baseline.
    func metrics(raisedBy offset: Double) -> LineMetrics {
        let bottom = bottom + offset
        return LineMetrics(ascent: max(0, bottom + height), descent: max(0, -bottom))
    }
}
