/// An exact sum of sizes, and the number of these sizes. The average of measured sizes is computed from both (R8.12).
///
/// Sizes may be added and removed again in any order; the average depends on which ones are in, never on how they
/// came. A floating-point sum would differ in its last bits. A length counts for at most 2³² points; what is below
/// 1/256 of a point is cut to multiples of 2⁻⁶⁰.
///
/// ```swift
/// var sum = SizeSum()
/// sum.add(FlowSize(width: 100, height: 40))
/// sum.add(FlowSize(width: 50, height: 60))
/// sum.average  // 75 × 50
/// ```
public struct SizeSum: Hashable, Sendable {
    private var width = Extent.zero
    private var height = Extent.zero
    /// The number of sizes in the sum.
    public private(set) var count = 0

    /// Makes an empty sum.
    public init() {}

    /// Adds a size. Its lengths must be finite and not negative. O(1).
    public mutating func add(_ size: FlowSize) {
        width += Extent(size.width)
        height += Extent(size.height)
        count += 1
    }

    /// Subtracts a size that was added. Traps if the sum is empty. O(1).
    public mutating func remove(_ size: FlowSize) {
        precondition(count > 0, "a size that was added can be removed")
        width = width - Extent(size.width)
        height = height - Extent(size.height)
        count -= 1
    }

    /// The mean of the sizes in the sum, in points; nil if the sum is empty. O(1).
    public var average: FlowSize? {
        guard count > 0 else { return nil }
        return FlowSize(width: width.points / Double(count), height: height.points / Double(count))
    }
}
