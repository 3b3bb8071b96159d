/// A table of the traits of every scalar.
///
/// The first two planes are an array with an entry a scalar, made from the ranges when first used; what lies beyond has
/// few ranges, which are searched. The table is part of the library, so that a text breaks alike with every toolchain.
struct ScalarTable: Sendable {
    static let shared = ScalarTable()

    private let low: [ScalarTraits]
    private let high: ArraySlice<UInt32>

    private static let arrayEnd = 0x20000

    private init() {
        let supplementEnd = Self.supplement.firstIndex { $0 >> 11 >= Self.arrayEnd } ?? Self.supplement.count
        high = Self.supplement[supplementEnd...]
        var entries: [ScalarTraits] = []
        entries.reserveCapacity(Self.arrayEnd)
        let ranges = Self.plane0 + Self.supplement[..<supplementEnd]
        for (index, range) in ranges.enumerated() {
            let end = index + 1 < ranges.count ? Int(ranges[index + 1] >> 11) : Self.arrayEnd
            let traits = ScalarTraits(entry: range)
            entries.append(contentsOf: repeatElement(traits, count: end - Int(range >> 11)))
        }
        // The ranges hold all hangul syllables as LVT; every 28th has no final consonant.
        for syllable in stride(from: 0xAC00, through: 0xD7A3, by: 28) { entries[syllable].breakClass = .hangulLV }
        low = entries
        checkInvariants()
    }

    /// The traits of a scalar.
    ///
    /// - Complexity: O(1).
    @inline(__always)
    func traits(of scalar: Unicode.Scalar) -> ScalarTraits {
        let value = Int(scalar.value)
        return value < Self.arrayEnd ? low[value] : search(value)
    }

    private func search(_ value: Int) -> ScalarTraits {
        var (first, end) = (high.startIndex, high.endIndex)
        while end - first > 1 {
            let middle = (first + end) / 2
            if high[middle] >> 11 <= value { first = middle } else { end = middle }
        }
        return ScalarTraits(entry: high[first])
    }

    func checkInvariants() {
        precondition(low.count == Self.arrayEnd, "The first two planes have an entry for each scalar.")
        precondition(high.first.map { $0 >> 11 } == 0x20000, "What is searched begins where the array ends.")
        for ranges in [Self.plane0, Self.supplement] {
            precondition(zip(ranges, ranges.dropFirst()).allSatisfy { $0 >> 11 < $1 >> 11 }, "Ranges ascend.")
        }
    }
}
