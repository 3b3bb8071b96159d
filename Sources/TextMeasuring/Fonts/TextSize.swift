/// The size of a piece of text, in points.
public struct TextSize: Hashable, Sendable {
    /// Width from the first character's start to the last one's end.
    public var width: Double
    /// Height from the top of the first line to the bottom of the last.
    public var height: Double

    /// Makes a size. Nothing is checked.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}
