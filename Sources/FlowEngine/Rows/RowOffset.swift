/// The start, along the scroll axis, of the next row that a query reads. It advances row by row.
///
/// The place is a short length as long as the lengths of rows are short lengths; otherwise it is an exact length.
struct RowOffset {
    /// The offset, if it is stored as a short length; 0 if it is stored in `exact`.
    private var short: ShortLength
    private(set) var isShort: Bool
    private let shortSpacing: ShortLength
    /// The position along the scroll axis at which the query ends, rounded up to a `ShortLength`. It is used only while
    /// `isShort` is true.
    private let shortEnd: ShortLength
    private var exact: Extent
    private let spacing: Extent
    private let end: Extent

    init(_ offset: Extent, _ spacing: Extent, _ end: Extent) {
        (exact, self.spacing, self.end) = (offset, spacing, end)
        if let short = offset.short, let spacing = spacing.short, let whole = end.wholeShort {
            isShort = true
            self.short = short
            shortSpacing = spacing
            shortEnd = Extent(whole) == end ? whole : whole + ShortLength(steps: 1)
        } else {
            isShort = false
            short = .zero
            shortSpacing = .zero
            shortEnd = .zero
        }
    }

    private var extent: Extent { isShort ? Extent(short) : exact }

    var points: Double { @inline(__always) get { isShort ? short.points : exact.points } }

    var isBeforeEnd: Bool { @inline(__always) get { isShort ? short < shortEnd : exact < end } }

    /// Moves past a row and the spacing after it.
    @inline(__always)
    mutating func pass(_ points: Double) {
        let length = ShortLength.nearest(notNegative: points)
        if length.isExact && isShort { pass(length.length) } else { passExactly(points) }
    }

    /// Moves past a row with a short length, and past the spacing after the row. The offset must be a short length,
    /// too.
    @inline(__always)
    mutating func pass(_ length: ShortLength) { short += length + shortSpacing }

    @inline(never)
    private mutating func passExactly(_ points: Double) {
        exact = extent + Extent(notNegative: points) + spacing
        if isShort {
            isShort = exact.short != nil
            short = exact.short ?? .zero
        }
    }
}
