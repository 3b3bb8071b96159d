import Foundation

/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators"): the same everywhere.
struct StressGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }
    mutating func within(_ range: ClosedRange<Int>) -> Int { range.lowerBound + below(range.count) }
    mutating func isHeads(oneIn n: Int = 2) -> Bool { below(n) == 0 }
    mutating func pick<T>(_ values: [T]) -> T { values[below(values.count)] }

    /// Different numbers below a bound, rising; fewer where there are not so many.
    mutating func distinct(_ count: Int, below bound: Int) -> [Int] {
        guard bound > 0 else { return [] }
        return Set((0..<count).map { _ in below(bound) }).sorted()
    }
}
