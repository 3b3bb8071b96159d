import FlowTestSupport
import Testing

@testable import FlowEngine

/// R18.16 at random: what a model is after a history, beside one that was built with the same content.
@Suite("Histories of one size and a few others")
struct RandomHistoryTests {
    private static let size = FlowSize(width: 50, height: 50)
    private static func path(_ item: Int) -> ItemPath { ItemPath(section: 0, item: item) }

    /// Runs that come, go and move, a few items of other sizes, and items that are measured or forgotten.
    private struct History {
        var random: SeededGenerator
        var model: FlowModel
        let isEstimated: Bool
        let others: [FlowSize]
        let longest: Int

        init(seed: UInt64) throws {
            random = SeededGenerator(seed: seed)
            isEstimated = random.isHeads()
            others = (0..<random.below(4)).map { FlowSize(width: 60, height: Double(20 + $0 * 10)) }
            longest = random.pick([1, 8, 60, 1_000])
            let count = random.pick([0, 50, 5_000])
            model = try FlowModel(
                FlowConfiguration(containerLength: 320), sections: [SectionContent(.each([]))])
            if count > 0 { try model.insertItems(new(count), at: RandomHistoryTests.path(0)) }
        }

        func new(_ count: Int) -> ItemSizes {
            let size = RandomHistoryTests.size
            return isEstimated ? .estimated(count: count, size) : .equal(count: count, size)
        }

        mutating func step() throws {
            let count = model.itemCount
            let item = random.below(max(count, 1)), length = random.within(1...longest)
            let end = min(count, item + length)
            switch random.below(count == 0 ? 1 : 12) {
            case 0...4: try model.insertItems(new(length), at: RandomHistoryTests.path(random.within(0...count)))
            case 5...7: model.removeItems(item..<end, in: 0)
            case 8:
                let target = random.below(count)
                model.moveItem(from: RandomHistoryTests.path(item), to: RandomHistoryTests.path(target))
            case 9:
                let size = others.isEmpty ? RandomHistoryTests.size : random.pick(others)
                try model.setSize(size, at: RandomHistoryTests.path(item), source: isEstimated ? .measured : .given)
            case 10 where isEstimated: model.reloadItems(item..<end, in: 0)
            default:
                let sizes = (item..<min(end, item + 40)).map { (RandomHistoryTests.path($0), RandomHistoryTests.size) }
                try model.setSizes(sizes, source: isEstimated ? .measured : .given)
            }
        }

        /// The same content, built at once.
        func fresh() throws -> FlowModel {
            let paths = (0..<model.itemCount).map { RandomHistoryTests.path($0) }
            let sizes = paths.map { model.size(of: $0) }
            var fresh = try FlowModel(
                FlowConfiguration(containerLength: 320), sections: [SectionContent(.each([]))])
            guard !paths.isEmpty else { return fresh }
            guard isEstimated else {
                try fresh.insertItems(.each(sizes), at: RandomHistoryTests.path(0))
                return fresh
            }
            try fresh.insertItems(new(paths.count), at: RandomHistoryTests.path(0))
            let sources = model.place(of: 0).section.items
            let measured = zip(paths, sizes).filter { sources.source(at: $0.0.item) == .measured }
            try fresh.setSizes(measured.map { ($0.0, $0.1) }, source: .measured)
            return fresh
        }
    }

    @Test("R18.16: at most twice the leaves are scanned by an edit, and twice the bytes held, of a fresh model")
    func twice() throws {
        var seeds = SeededGenerator.fromEnvironment(otherwise: 1816)
        let reminder = seeds.reminder
        for _ in 0..<(longTestsAreWanted ? 400 : 8) {
            let seed = seeds.next()
            var history = try History(seed: seed)
            for _ in 0..<6 {
                for _ in 0..<(longTestsAreWanted ? 300 : 40) { try history.step() }
                var (model, fresh) = (history.model, try history.fresh())
                let (known, wanted) = (TreeCensus(model), TreeCensus(fresh))
                let story = "\(known), fresh \(wanted), history \(seed); \(reminder)"
                guard history.others.isEmpty else {
                    // The rule is about one size. Where others cut runs, leaves end where the history left them.
                    try #require(known.dividedRuns == 0 && known.bytes <= 3 * wanted.bytes + 2_048, "\(story)")
                    continue
                }
                try #require(known.bytes <= 2 * wanted.bytes, "\(story)")
                for _ in 0..<4 where model.itemCount > 0 {
                    let item = history.random.below(model.itemCount)
                    let scanned = model.removeItems(item..<item + 1, in: 0).leavesScanned
                    let most = 2 * max(fresh.removeItems(item..<item + 1, in: 0).leavesScanned, 1)
                    try #require(scanned <= most, "\(scanned) of \(most), \(story)")
                }
            }
            history.model.checkInvariants()
        }
    }
}
