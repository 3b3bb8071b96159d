/// How long a line may be, and what the breaker may put there (R2.2: what fits with the minimum spacing before
/// it).
///
/// Spans are counted in whole multiples of 2⁻³⁶ points, so that a sum does not depend on how its items are stored: a
/// run broken in closed form, and the same items one by one, break alike. Cutting a span to that lattice loses less
/// than 1.5 · 10⁻¹¹ pt, far below the fit tolerance. Spans count for at most 2²⁵ points (thirty-three million).
struct LineRule: Hashable, Sendable {
    /// The available length, tolerance included.
    let available: Int64
    let spacing: Int64

    private static let largest = 0x1p25
    /// The least used length that negative spacings lead to.
    static let leastUsed = Int64.min / 4

    init(available: Double, spacing: Double, tolerance: Double) {
        // R2.3: a line may be too long by the tolerance.
        self.available = LineRule.span(available) + LineRule.span(tolerance)
        self.spacing = LineRule.span(spacing)
    }

    /// A length on the lattice.
    @inline(__always)
    static func span(_ points: Double) -> Int64 {
        points >= 0 ? span(notNegative: points) : converted(points)
    }

    /// The length of an item on the lattice.
    @inline(__always)
    static func span(notNegative points: Double) -> Int64 {
        points < 0x1p16 ? shortSpan(points) : converted(points)
    }

    /// Between 2¹⁶ and 2¹⁷ doubles are 2⁻³⁶ apart, so there the bits of a double count the lattice.
    @inline(__always)
    private static func shortSpan(_ points: Double) -> Int64 {
        let shifted = points + 0x1p16
        let nearest = Int64(bitPattern: shifted.bitPattern &- (0x1p16).bitPattern)
        return nearest &- (shifted - 0x1p16 > points ? 1 : 0)
    }

    @inline(never)
    private static func converted(_ points: Double) -> Int64 {
        if abs(points) <= largest { return Int64(points * 0x1p36) }
        return points < 0 ? -(1 << 61) : 1 << 61
    }

    /// The length used by `count` more items of `span`, after `used`.
    func used(_ used: Int64, adding count: Int, of span: Int64) -> Int64 {
        let step = (span + spacing).multipliedReportingOverflow(by: Int64(count))
        guard !step.overflow else { return LineRule.leastUsed }  // only a negative step can: others have to fit
        let sum = used.addingReportingOverflow(step.partialValue)
        return sum.overflow ? LineRule.leastUsed : max(sum.partialValue, LineRule.leastUsed)
    }

    /// How many items of `span` still fit behind `used`, at most `limit`.
    func fitting(_ span: Int64, behind used: Int64, limit: Int) -> Int {
        let free = available - used
        // R2.8: an item without extent still gets the spacing.
        let step = span + spacing
        if step <= 0 { return step <= free ? limit : 0 }
        return free < step ? 0 : Int(min(free / step, Int64(limit)))
    }

    /// How many items of `span` an empty line holds, at most `limit` (R2.6: max(1, ⌊(available + spacing) / (item +
    /// spacing)⌋); R2.4: an item that is too long is alone on its line).
    func capacity(for span: Int64, limit: Int) -> Int {
        1 + fitting(span, behind: span, limit: limit - 1)
    }
}

/// A line that is still open.
struct OpenLine: Hashable, Sendable {
    var count: Int64 = 0
    /// The length it uses, spacing included.
    var used: Int64 = 0
    /// The length of its longest item, in points.
    var length = 0.0
}
