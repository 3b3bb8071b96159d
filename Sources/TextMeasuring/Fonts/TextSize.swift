/// The size of a piece of text, in points.
public struct TextSize: Hashable, Sendable {
    /// The width in points, from the start of the first character to the end of the last character.
    public var width: Double
    /// The height in points, from the top of the first line to the bottom of the last line.
    public var height: Double

    /// Makes a size. Nothing is checked.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}
