import FlowEngine
import FlowTestSupport

/// Lengths at which something in the engine changes: what short leaves hold, what a line counts, where a double's steps
/// grow, what is nearly nothing.
struct HostileNumbers {
    /// Whether plain sums are exact, so that the reference decides.
    let isExact: Bool
    private let across: [Double]
    private let along: [Double]

    static let exact: [Double] = [
        0, 0x1p-6, 0x1p-5, 0.25, 0.515625, 1, 8, 30, 39.984375, 40, 40.015625, 64, 99.75, 120, 319.984375, 320, 512.5,
    ]
    static let wild: [Double] = [
        -0.0, 0, .leastNonzeroMagnitude, 0x1p-1022, 1e-300, 0x1p-61, 0x1p-37, 0x1p-36, 0x1p-7, 0x1p-6, 0x1.8p-6,
        1.0 / 3, 0.1, 40, 40.1, 319.999999, 320, 320.000001, 65_535.984375, 65_536, 0x1p17, 0x1p25 - 0x1p-6, 0x1p25,
        0x1p25 + 0x1p-6, 0x1p26, 0x1p31, 0x1p32, 0x1p33, 0x1p46, 1e300, .greatestFiniteMagnitude,
    ]

    /// A few of them: equal neighbours, and leaves that hold one kind of size, have to occur.
    init(_ generator: inout SeededGenerator, isExact: Bool) {
        self.isExact = isExact
        func some(_ numbers: [Double], _ generator: inout SeededGenerator) -> [Double] {
            (0..<generator.within(1...5)).map { _ in generator.pick(numbers) }
        }
        let numbers = isExact ? Self.exact : Self.wild
        across = some(generator.isHeads(oneIn: 3) ? Self.exact : numbers, &generator)
        along = some(generator.isHeads(oneIn: 3) ? Self.exact : numbers, &generator)
    }

    func size(_ generator: inout SeededGenerator) -> FlowSize {
        FlowSize(width: generator.pick(across), height: generator.pick(along))
    }

    func containerLength(_ generator: inout SeededGenerator) -> Double {
        let tame: [Double] = [320, 320, 375.25, 40, 99.75, 0]
        let wild: [Double] = [1e-300, 1e300, 0x1p25, 0x1p25 - 0x1p-6, 0x1p26, 65_536, 1.0 / 3]
        return generator.pick(isExact || generator.isHeads() ? tame : wild)
    }

    /// A spacing or an inset.
    func spacing(_ generator: inout SeededGenerator) -> Double {
        let tame: [Double] = [0, 0, 10, 0.015625, 4.5]
        let wild: [Double] = [-1, -40, -0.0, 1.0 / 3, -1.0 / 3, 1e-300, 0x1p25, -0x1p25, 1e300, -1e300, 0x1p-36]
        return generator.pick(isExact || generator.isHeads(oneIn: 3) ? tame : wild)
    }
}
