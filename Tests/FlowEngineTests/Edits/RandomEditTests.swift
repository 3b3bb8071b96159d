import FlowTestSupport
import Testing

@testable import FlowEngine

/// Long random histories: whatever happened, a model answers like the oracle and like a model without a past.
@Suite("Random edits")
struct RandomEditTests {
    /// 6,000 edits in all; a million with `FLOW_LONG_TESTS=1`.
    static let historiesPerPalette = longTestsAreWanted ? 2_800 : 16
    static let editsPerHistory = 40

    @Test(
        "Whatever the edits, the model equals the reference and a fresh model",
        arguments: SizePalette.exact)
    func exactSizes(_ palette: SizePalette) {
        check(palette, isExact: true, shape: .small)
    }

    @Test("With any finite sizes, the model equals a fresh model bit for bit")
    func arbitrarySizes() {
        check(.arbitrary, isExact: false, shape: .small)
    }

    @Test("The shape of the trees changes nothing")
    func productionShape() {
        check(.half, isExact: true, shape: .standard, divisor: 4)
    }

    @Test("Long sections, with full stretches and deep trees, answer like short ones")
    func longSections() {
        let start = SeededGenerator.fromEnvironment(otherwise: 0x10)
        for (number, palette) in [SizePalette.whole, .chips, .few, .equal].enumerated() {
            var maker = EditGenerator(palette: palette, generator: SeededGenerator(seed: start.seed &+ UInt64(number)))
            (maker.itemLimit, maker.sectionLimit) = (500, 3)
            var history = History(maker, edits: 30)
            history.shape = .standard
            if history.firstFault() != nil { Issue.record("\(history.report)\(start.reminder), \(palette)") }
        }
    }

    private func check(_ palette: SizePalette, isExact: Bool, shape: EngineShape, divisor: Int = 1) {
        let start = SeededGenerator.fromEnvironment(otherwise: 0x5EED)
        for number in 0..<Self.historiesPerPalette / divisor {
            let seed = start.seed &+ UInt64(number)
            let maker = EditGenerator(palette: palette, generator: SeededGenerator(seed: seed))
            var history = History(maker, edits: Self.editsPerHistory)
            (history.isExact, history.shape) = (isExact, shape)
            if history.firstFault() != nil {
                Issue.record("\(history.report)repeat with FLOW_SEED=\(seed), \(palette)")
                return
            }
        }
    }
}
