import Foundation

/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators"): small, and good enough here.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    public let seed: UInt64
    private var state: UInt64

    public init(seed: UInt64) {
        self.seed = seed
        state = seed
    }

    /// A generator with the seed of the environment variable `FLOW_SEED`, or a fixed one.
    ///
    /// A test prints `reminder` when it fails; running it again with that seed repeats the failure.
    public static func fromEnvironment(otherwise seed: UInt64) -> SeededGenerator {
        let given = ProcessInfo.processInfo.environment["FLOW_SEED"].flatMap { UInt64($0) }
        return SeededGenerator(seed: given ?? seed)
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    public var reminder: String { "repeat with FLOW_SEED=\(seed)" }

    public mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }
    public mutating func within(_ range: ClosedRange<Int>) -> Int { range.lowerBound + below(range.count) }
    public mutating func isHeads(oneIn n: Int = 2) -> Bool { below(n) == 0 }
    public mutating func pick<T>(_ values: [T]) -> T { values[below(values.count)] }

    /// Returns distinct numbers below a bound in ascending order, at most a given number of them.
    public mutating func distinct(_ count: Int, below bound: Int) -> [Int] {
        guard bound > 0 else { return [] }
        return Set((0..<count).map { _ in below(bound) }).sorted()
    }
}

/// Whether the slow variants of the random tests were asked for with `FLOW_LONG_TESTS=1`.
public var longTestsAreWanted: Bool { ProcessInfo.processInfo.environment["FLOW_LONG_TESTS"] == "1" }
