/// A length across the scroll axis, as a number of steps of 2⁻³⁶ pt. Code that fills lines adds such lengths.
///
/// A sum of such lengths does not depend on how items are stored: a run broken in closed form, and the same items one
/// by one, break alike. Cutting a length to that lattice loses less than 1.5 · 10⁻¹¹ pt, far below the fit tolerance. A
/// length counts for at most 2²⁵ points (thirty-three million), so that 2³² of them do not overflow.
struct Span: Hashable, Comparable, Sendable {
    var steps: Int64

    static let zero = Span(steps: 0)
    /// The number of steps of 2⁻³⁶ pt that stands for every length above 2²⁵ points. No line of an app is this long.
    private static let endless: Int64 = 1 << 61
    private static let largest = 0x1p25

    @inline(__always)
    init(steps: Int64) { self.steps = steps }

    /// Converts a length in points to a span. A span is a number of steps of 2⁻³⁶ points.
    @inline(__always)
    init(_ points: Double) {
        self = points >= 0 ? Span(notNegative: points) : Span.converted(points)
    }

    /// Converts an item's length in points, which is not negative, to a span.
    @inline(__always)
    init(notNegative points: Double) {
        guard points < 0x1p16 else {
            self = Span.converted(points)
            return
        }
        // Between 2¹⁶ and 2¹⁷ doubles are 2⁻³⁶ apart, so there the bits of a double count the lattice.
        let shifted = points + 0x1p16
        let nearest = Int64(bitPattern: shifted.bitPattern &- (0x1p16).bitPattern)
        steps = nearest &- (shifted - 0x1p16 > points ? 1 : 0)
    }

    @inline(never)
    private static func converted(_ points: Double) -> Span {
        if abs(points) <= largest { return Span(steps: Int64(points * 0x1p36)) }
        return Span(steps: points < 0 ? -endless : endless)
    }

    @inline(__always)
    static func + (left: Span, right: Span) -> Span { Span(steps: left.steps &+ right.steps) }

    @inline(__always)
    static func - (left: Span, right: Span) -> Span { Span(steps: left.steps &- right.steps) }

    @inline(__always)
    static func < (left: Span, right: Span) -> Bool { left.steps < right.steps }
}
