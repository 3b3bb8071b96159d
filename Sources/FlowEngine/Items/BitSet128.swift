/// A set of numbers from 0 to 127, as bits of two words: `UInt128` needs the systems of 2024.
struct BitSet128: Hashable, Sendable {
    /// Bit *i* is set if *i* is in the set.
    private var low: UInt64
    /// The same for *i* + 64.
    private var high: UInt64

    static let empty = BitSet128(low: 0, high: 0)

    private init(low: UInt64, high: UInt64) {
        self.low = low
        self.high = high
    }

    /// The numbers below `count`; all of them if that is more than 128.
    init(below count: Int) {
        assert(count >= 0, "a count is not negative")
        low = count >= 64 ? .max : (1 &<< count) &- 1
        high = count >= 128 ? .max : count <= 64 ? 0 : (1 &<< (count &- 64)) &- 1
    }

    var isEmpty: Bool { low | high == 0 }
    var count: Int { low.nonzeroBitCount + high.nonzeroBitCount }

    /// Whether a number from 0 to 127 is in the set; setting it puts it in or takes it out.
    subscript(number: Int) -> Bool {
        get {
            assert(0..<128 ~= number, "a number of the set has a bit")
            return ((number < 64 ? low : high) &>> number) & 1 != 0  // a shift counts modulo 64
        }
        set {
            assert(0..<128 ~= number, "a number of the set has a bit")
            let bit: UInt64 = 1 &<< number
            switch (number < 64, newValue) {
            case (true, true): low |= bit
            case (true, false): low &= ~bit
            case (false, true): high |= bit
            case (false, false): high &= ~bit
            }
        }
    }

    static func | (left: BitSet128, right: BitSet128) -> BitSet128 {
        BitSet128(low: left.low | right.low, high: left.high | right.high)
    }

    static func & (left: BitSet128, right: BitSet128) -> BitSet128 {
        BitSet128(low: left.low & right.low, high: left.high & right.high)
    }

    static func |= (left: inout BitSet128, right: BitSet128) { left = left | right }

    func isSubset(of other: BitSet128) -> Bool { (low & ~other.low) | (high & ~other.high) == 0 }

    /// Each number plus `distance`, which is not negative; what is then above 127 is left out.
    static func << (set: BitSet128, distance: Int) -> BitSet128 {
        assert(distance >= 0, "a set is shifted one way")
        guard distance < 64 else { return BitSet128(low: 0, high: set.low << (distance &- 64)) }
        // A shift of a word by 64 or more leaves nothing of it, unless it is one of `&<<` and `&>>`.
        return BitSet128(low: set.low &<< distance, high: set.high &<< distance | set.low >> (64 &- distance))
    }

    /// Each number minus `distance`, which is not negative; what is then below 0 is left out.
    @inline(__always)
    static func >> (set: BitSet128, distance: Int) -> BitSet128 {
        assert(distance >= 0, "a set is shifted one way")
        guard distance < 64 else { return BitSet128(low: set.high >> (distance &- 64), high: 0) }
        return BitSet128(low: set.low &>> distance | set.high << (64 &- distance), high: set.high &>> distance)
    }

    /// Takes 0 out and subtracts one from each other number; whether 0 was in the set.
    @inline(__always)
    mutating func removeFirst() -> Bool {
        defer {
            low = low &>> 1 | high &<< 63
            high &>>= 1
        }
        return low & 1 != 0
    }
}
