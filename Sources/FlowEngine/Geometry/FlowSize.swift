/// A width and a height, in points.
public struct FlowSize: Hashable, Sendable {
    /// The length from left to right, for both scroll axes.
    public var width: Double
    /// The length from top to bottom, for both scroll axes.
    public var height: Double

    /// Makes a size. Nothing is checked: ``isValid`` is true if a layout can use the size.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// A size of width 0 and height 0. An item of this size still has the spacing around it (R2.8).
    public static let zero = FlowSize(width: 0, height: 0)

    /// Whether both lengths are numbers that a layout can work with: finite and not negative.
    public var isValid: Bool {
        let largest = Double.greatestFiniteMagnitude
        return width >= 0 && height >= 0 && width <= largest && height <= largest  // false for NaN
    }
}
