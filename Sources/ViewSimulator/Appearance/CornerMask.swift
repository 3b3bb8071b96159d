/// A set of corners of a layer, as Core Animation's `CACornerMask`.
public struct CornerMask: OptionSet, Hashable, Sendable {
    /// The corners, one bit for each.
    public var rawValue: UInt

    /// Makes a set of corners from their bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top left corner.
    public static let layerMinXMinYCorner = CornerMask(rawValue: 1)
    /// The top right corner.
    public static let layerMaxXMinYCorner = CornerMask(rawValue: 2)
    /// The bottom left corner.
    public static let layerMinXMaxYCorner = CornerMask(rawValue: 4)
    /// The bottom right corner.
    public static let layerMaxXMaxYCorner = CornerMask(rawValue: 8)
}
