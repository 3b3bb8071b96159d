import FlowTestSupport
import Testing

@testable import FlowEngine

/// Long random histories: whatever happened, a model answers like the oracle and like a model without a past.
@Suite("Random edits")
struct RandomEditTests {
    /// 20,000 edits in all; a million with `FLOW_LONG_TESTS=1`.
    static let historiesPerPalette = longTestsAreWanted ? 2_800 : 56
    static let editsPerHistory = 40

    @Test(
        "Whatever the edits, the model equals the reference and a fresh model (gauntlet law 2)",
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
        check(.half, isExact: true, shape: .standard, divisor: 8)
    }

    private func check(_ palette: SizePalette, isExact: Bool, shape: EngineShape, divisor: Int = 1) {
        let start = SeededGenerator.fromEnvironment(otherwise: 0x5EED)
        for number in 0..<Self.historiesPerPalette / divisor {
            let seed = start.seed &+ UInt64(number)
            let history = Self.history(palette, isExact: isExact, shape: shape, seed: seed)
            if history.firstFault() != nil {
                Issue.record("\(history.report)repeat with FLOW_SEED=\(seed), \(palette)")
                return
            }
        }
    }

    /// Edits are made against the plain model, so that making them runs none of the code under test.
    static func history(_ palette: SizePalette, isExact: Bool, shape: EngineShape, seed: UInt64) -> History {
        var maker = EditGenerator(palette: palette, generator: SeededGenerator(seed: seed))
        var history = History(configuration: maker.configuration(), contents: maker.contents())
        (history.isExact, history.shape, history.seed) = (isExact, shape, seed)
        var plain = PlainModel(history.configuration, sections: history.contents)
        for _ in 0..<editsPerHistory {
            let edit = maker.edit(of: plain)
            plain.apply(edit)
            history.edits.append(edit)
        }
        return history
    }
}
