import Testing

@testable import FlowEngine

@Suite struct BitSet128Tests {
    /// Sets that have their numbers at the edges of words, each with the same numbers in a standard set.
    private static let samples: [(bits: BitSet128, numbers: Set<Int>)] = [
        [], [0], [63], [64], [127], [0, 127], [62, 63, 64, 65], Array(0..<64), Array(64..<128), Array(0..<128),
        Array(stride(from: 0, to: 128, by: 3)), [1, 5, 40, 70, 71, 100, 126],
    ].map { (set($0), Set($0)) }

    private static let counts = [0, 1, 2, 31, 62, 63, 64, 65, 66, 100, 126, 127, 128, 129, 191, 192, 255, 256]

    private static func set(_ numbers: some Sequence<Int>) -> BitSet128 {
        numbers.reduce(into: BitSet128.empty) { $0[$1] = true }
    }

    private func numbers(_ set: BitSet128) -> Set<Int> { Set((0..<128).filter { set[$0] }) }

    @Test("It holds the numbers that were put in, and no others")
    func itHoldsWhatWasPutIn() {
        for sample in Self.samples {
            #expect(numbers(sample.bits) == sample.numbers)
            #expect(sample.bits.count == sample.numbers.count)
            #expect(sample.bits.isEmpty == sample.numbers.isEmpty)
        }
    }

    @Test("A number that is taken out takes no other along")
    func takingOneOutLeavesTheOthers() {
        for number in 0..<128 {
            var set = BitSet128(below: 128)
            set[number] = false
            #expect(numbers(set) == Set(0..<128).subtracting([number]))
        }
    }

    @Test("The numbers below a count are as many, up to all", arguments: counts)
    func numbersBelowACount(count: Int) {
        #expect(numbers(BitSet128(below: count)) == Set(0..<min(count, 128)))
    }

    @Test("Both ways to shift move each number and drop those that leave", arguments: counts)
    func shiftsMoveEachNumber(distance: Int) {
        for sample in Self.samples {
            let up = sample.numbers.map { $0 + distance }.filter { $0 < 128 }
            #expect(numbers(sample.bits << distance) == Set(up))
            let down = sample.numbers.map { $0 - distance }.filter { $0 >= 0 }
            #expect(numbers(sample.bits >> distance) == Set(down))
        }
    }

    @Test("Union, intersection and subset are those of the numbers")
    func twoSetsTogether() {
        for left in Self.samples {
            for right in Self.samples {
                #expect(numbers(left.bits | right.bits) == left.numbers.union(right.numbers))
                #expect(numbers(left.bits & right.bits) == left.numbers.intersection(right.numbers))
                #expect(left.bits.isSubset(of: right.bits) == left.numbers.isSubset(of: right.numbers))
                #expect((left.bits == right.bits) == (left.numbers == right.numbers))
            }
        }
    }

    @Test("Taking the first again and again tells each number in order")
    func takingTheFirst() {
        for sample in Self.samples {
            var rest = sample.bits
            let found = (0..<128).filter { _ in rest.removeFirst() }
            #expect(Set(found) == sample.numbers)
            #expect(rest.isEmpty)
        }
    }
}
