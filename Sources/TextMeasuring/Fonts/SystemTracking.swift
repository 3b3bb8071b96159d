/// The system font's tracking by point size, from Apple's Human Interface Guidelines ("Typography").
enum SystemTracking {
    private static let smallestSize = 6.0

    /// The tracking for the sizes 6, 7, 8 … 34, in thousandths of an em.
    private static let table: [Double] = [
        41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14, 13, 13,
        12, 12,
    ]

    /// The tracking at a size, in thousandths of an em. Between two sizes of the table the tracking is interpolated;
    /// outside of the table the nearest entry is used.
    static func thousandths(at size: Double) -> Double {
        let position = min(max(size - smallestSize, 0), Double(table.count - 1))
        let below = Int(position)
        guard below + 1 < table.count else { return table[table.count - 1] }
        return table[below] + (table[below + 1] - table[below]) * (position - Double(below))
    }
}
