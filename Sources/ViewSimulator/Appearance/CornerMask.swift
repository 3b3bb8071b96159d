/// Corners of a layer, as Core Animation's `CACornerMask`.
public struct CornerMask: OptionSet, Hashable, Sendable {
    /// One bit for each corner.
    public var rawValue: UInt

    /// Corners by their bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Left, at the top.
    public static let layerMinXMinYCorner = CornerMask(rawValue: 1)
    /// Right, at the top.
    public static let layerMaxXMinYCorner = CornerMask(rawValue: 2)
    /// Left, at the bottom.
    public static let layerMinXMaxYCorner = CornerMask(rawValue: 4)
    /// Right, at the bottom.
    public static let layerMaxXMaxYCorner = CornerMask(rawValue: 8)
}
