/// The edges of a query's rectangle, those across the scroll axis first. The query returns elements whose frames
/// overlap the rectangle by more than an edge (R6.1).
struct FrameWindow {
    private let low: SIMD2<Double>
    private let high: SIMD2<Double>
    /// A mask: -1 if every frame is accepted, even a frame whose place is not a number; otherwise 0.
    private let always: Int

    /// A window that accepts every frame.
    static var everything: FrameWindow { FrameWindow() }

    private init() {
        low = .zero
        high = .zero
        always = -1
    }

    init(_ rect: FlowRect, _ axis: ScrollAxis) {
        let (low, high) = (SIMD2(rect.minX, rect.minY), SIMD2(rect.maxX, rect.maxY))
        self.low = axis == .vertical ? low : SIMD2(low.y, low.x)
        self.high = axis == .vertical ? high : SIMD2(high.y, high.x)
        always = 0
    }

    /// Returns -1 if a frame at `place` overlaps the rectangle by more than an edge, otherwise 0. No branch is used.
    @inline(__always)
    func meets(_ place: SIMD2<Double>, _ sides: SIMD2<Double>) -> Int {
        let both = (place .< high) .& (low .< place + sides)
        let bits = unsafeBitCast(both, to: SIMD2<Int64>.self)
        return Int(bits.x & bits.y) | always
    }
}
