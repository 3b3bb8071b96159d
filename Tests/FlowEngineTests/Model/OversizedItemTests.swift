import FlowTestSupport
import Testing

@testable import FlowEngine

@Suite("Items wider than their lines")
struct OversizedItemTests {
    /// Reads every item.
    private func plain(_ model: FlowModel) -> [ItemPath] {
        (0..<model.sectionCount).compactMap { section in
            let insets = model.metrics(of: section).insets
            var widest = model.configuration.containerLength - insets.left - insets.right
                + model.configuration.options.fitTolerance
            var found: ItemPath?
            for item in 0..<model.itemCount(in: section) {
                let path = ItemPath(section: section, item: item)
                guard model.sizeSource(of: path) != .estimated, model.size(of: path).width > widest else { continue }
                (widest, found) = (model.size(of: path).width, path)
            }
            return found
        }
    }

    @Test("The widest item of each section is found, as by reading all")
    func random() throws {
        var generator = SeededGenerator.fromEnvironment(otherwise: 0x0515)
        var foundCount = 0
        for _ in 0..<300 {
            let widths: [Double] = [20, 50, 90, 100, 110, 140]
            var contents: [SectionContent] = []
            for _ in 0..<generator.within(1...4) {
                var metrics = SectionMetrics()
                metrics.insets.left = generator.pick([0, 15])
                let size = FlowSize(width: generator.pick(widths), height: 10)
                let items: ItemSizes =
                    switch generator.below(3) {
                    case 0: .equal(count: generator.below(30), size)
                    case 1: .estimated(count: generator.below(30), size)
                    default: .each((0..<generator.below(40)).map { _ in
                        FlowSize(width: generator.pick(widths), height: 10)
                    })
                    }
                contents += Array(repeating: SectionContent(items, metrics: metrics), count: generator.within(1...2))
            }
            var model = try FlowModel(FlowConfiguration(containerLength: 150), sections: contents, shape: .small)
            for _ in 0..<generator.below(6) {
                let section = generator.below(model.sectionCount)
                guard model.itemCount(in: section) > 0 else { continue }
                let path = ItemPath(section: section, item: generator.below(model.itemCount(in: section)))
                try model.setSize(FlowSize(width: generator.pick(widths), height: 10), at: path)
            }
            try model.setContainerLength(generator.pick([60, 100, 150]))
            let found = model.oversizedItems()
            #expect(found == plain(model), "\(generator.reminder)")
            #expect((0..<model.sectionCount).compactMap { model.oversizedItem(in: $0) } == found)
            foundCount += found.count
        }
        #expect(foundCount > 100)
    }
}
