/// Families of item sizes. All but `arbitrary` are multiples of a quarter point, so that plain sums are exact.
public enum SizePalette: CaseIterable, Sendable {
    /// Whole points, as icons and cards.
    case whole
    case half
    case quarter
    /// One size, now and then another.
    case equal
    /// A few sizes that repeat, so that runs form.
    case few
    /// Items without any extent among others.
    case withZeros
    /// Items that do not fit the container.
    case withOversized
    /// Narrow items of one height, which re-synchronise late.
    case chips
    /// Any finite value: thirds, sevenths, and from 1e-300 up to 1e300. Not for the reference.
    case arbitrary

    /// The palettes whose sums are exact.
    public static let exact = allCases.filter { $0 != .arbitrary }

    public func size(in container: Double, using generator: inout SeededGenerator) -> ReferenceSize {
        switch self {
        case .whole: size(1, 120, step: 1, &generator)
        case .half: size(1, 240, step: 0.5, &generator)
        case .quarter: size(1, 480, step: 0.25, &generator)
        case .equal: generator.isHeads(oneIn: 8) ? ReferenceSize(50, 60) : ReferenceSize(50, 50)
        case .few: generator.pick([ReferenceSize(40, 20), ReferenceSize(40, 30), ReferenceSize(70.5, 20)])
        case .withZeros:
            generator.pick([ReferenceSize(0, 0), ReferenceSize(0, 30), ReferenceSize(40, 0), ReferenceSize(55.25, 20)])
        case .withOversized:
            generator.isHeads(oneIn: 4)
                ? ReferenceSize(container + 10.5, container + 30) : size(1, 100, step: 0.5, &generator)
        case .chips: ReferenceSize(Double(generator.within(20...60)), 30)
        case .arbitrary: ReferenceSize(arbitraryLength(&generator), arbitraryLength(&generator))
        }
    }

    private func size(_ low: Int, _ high: Int, step: Double, _ generator: inout SeededGenerator) -> ReferenceSize {
        ReferenceSize(Double(generator.within(low...high)) * step, Double(generator.within(low...high)) * step)
    }
}

/// A finite, non-negative double of any kind.
public func arbitraryLength(_ generator: inout SeededGenerator) -> Double {
    switch generator.below(10) {
    case 0...3: Double(generator.within(1...400)) / 3
    case 4...6: Double(generator.within(1...900)) / 7
    case 7: Double(generator.within(1...1000)) * 0.1
    case 8: Double(sign: .plus, exponent: generator.within(-40...12), significand: 1 + fraction(&generator))
    default: Double(sign: .plus, exponent: generator.within(-996...996), significand: 1 + fraction(&generator))
    }
}

private func fraction(_ generator: inout SeededGenerator) -> Double {
    Double(generator.next() >> 12) / 0x1p52
}

/// The mixed sizes of docs/performance.md: widths in [30, 180], heights in [20, 120], seed 12345.
public func mixedWorkload(_ count: Int) -> [ReferenceSize] {
    workload(count, width: 151, from: 30, height: 101, from: 20)
}

/// Chips: widths in [20, 60], heights 30.
public func chipWorkload(_ count: Int) -> [ReferenceSize] {
    workload(count, width: 41, from: 20, height: 1, from: 30)
}

/// Hostile widths: three of [100, 110] fill a row of 390 and a fourth never fits.
public func hostileWorkload(_ count: Int) -> [ReferenceSize] {
    workload(count, width: 11, from: 100, height: 101, from: 20)
}

private func workload(_ count: Int, width: UInt32, from minWidth: UInt32, height: UInt32, from minHeight: UInt32)
    -> [ReferenceSize]
{
    var state: UInt32 = 12345
    func next() -> UInt32 {
        state = 1_664_525 &* state &+ 1_013_904_223
        return state >> 16
    }
    return (0..<count).map { _ in
        let span = minWidth + next() % width
        return ReferenceSize(Double(span), Double(minHeight + next() % height))
    }
}
