import FlowTestSupport
import Testing

@testable import FlowEngine

/// Metrics that are allowed and make no sense: negative ones, gigantic ones.
@Suite("Wild metrics")
struct WildMetricsTests {
    @Test("With negative spacings and insets, queries still find what a filter over all frames finds")
    func negativeSpacings() throws {
        var generator = SeededGenerator.fromEnvironment(otherwise: 11)
        for _ in 0..<300 {
            let contents = (0..<generator.within(1...3)).map { _ in negativeContent(&generator) }
            var configuration = FlowConfiguration(containerLength: 150)
            configuration.axis = generator.isHeads() ? .vertical : .horizontal
            configuration.displayScale = generator.pick([0, 2])
            let model = try FlowModel(configuration, sections: contents, shape: .small)
            model.checkInvariants()
            let plain = PlainModel(configuration, sections: contents)
            let fault = model.difference(from: plain.reference())
                ?? model.differenceOfQueries(using: &generator, rects: 8, runsForward: false)
            if let fault {
                Issue.record("\(fault)\n\(configuration)\n\(contents)\n\(generator.reminder)")
                return
            }
        }
    }

    private func negativeContent(_ generator: inout SeededGenerator) -> SectionContent {
        func length() -> Double { Double(generator.within(-120...40)) / 4 }
        let insets = FlowInsets(top: length(), left: length(), bottom: length(), right: length())
        let metrics = SectionMetrics(
            insets: insets, minimumLineSpacing: length(), minimumInteritemSpacing: length(),
            headerLength: Double(generator.pick([0, 12])), footerLength: Double(generator.pick([0, 8])))
        let palette = generator.pick([SizePalette.few, .half, .equal, .withZeros])
        let sizes = (0..<generator.below(12)).map { _ in FlowSize(palette.size(in: 150, using: &generator)) }
        return SectionContent(.each(sizes), metrics: metrics)
    }

    @Test("Any finite metrics and sizes lay out, change and answer without a trap, whatever came before")
    func anyFiniteNumbers() throws {
        let start = SeededGenerator.fromEnvironment(otherwise: 0xBAD)
        for number in 0..<300 {
            var generator = SeededGenerator(seed: start.seed &+ UInt64(number))
            let contents = (0..<generator.within(1...3)).map { _ in wildContent(&generator) }
            var configuration = FlowConfiguration(containerLength: abs(wild(&generator)))
            configuration.axis = generator.isHeads() ? .vertical : .horizontal
            configuration.displayScale = generator.pick([0, 1, 2])
            var plain = PlainModel(configuration, sections: contents)
            var model = try FlowModel(configuration, sections: contents, shape: .small)
            for _ in 0..<12 {
                let edit = wildEdit(of: plain, &generator)
                _ = try model.apply(edit)
                plain.apply(edit)
                model.checkInvariants()
                if let fault = model.difference(from: try plain.fresh()) ?? ask(model, &generator) {
                    Issue.record("\(edit): \(fault)\n\(plain)\n\(generator.reminder)")
                    return
                }
            }
        }
    }

    /// Answers are not compared here: where lengths are cut, or rows run backwards, only their being given matters.
    private func ask(_ model: FlowModel, _ generator: inout SeededGenerator) -> String? {
        for _ in 0..<4 {
            let rect = FlowRect(
                x: wild(&generator), y: wild(&generator), width: abs(wild(&generator)), height: abs(wild(&generator)))
            for element in model.elements(in: rect) where !element.frame.intersects(rect) {
                return "\(element) was found in \(rect)"
            }
            _ = model.element(at: FlowPoint(x: rect.x, y: rect.y))
            if let anchor = model.anchor(at: rect.y) { _ = model.offset(of: anchor) }
        }
        return nil
    }

    private func wildEdit(of plain: PlainModel, _ generator: inout SeededGenerator) -> Edit {
        let section = generator.below(plain.sections.count)
        let size = FlowSize(width: abs(wild(&generator)), height: abs(wild(&generator)))
        switch generator.below(6) {
        case 0: return .setContainerLength(abs(wild(&generator)))
        case 1: return .setMetrics(wildContent(&generator).metrics, section: section)
        case 2: return .insertItems(.equal(count: generator.below(9), size), ItemPath(section: section, item: 0))
        case 3: return .setEstimateEverywhere(size)
        default:
            let paths = plain.paths
            return paths.isEmpty ? .setEstimateEverywhere(size) : .setSize(size, generator.pick(paths), .measured)
        }
    }

    private func wildContent(_ generator: inout SeededGenerator) -> SectionContent {
        let insets = FlowInsets(
            top: wild(&generator), left: wild(&generator), bottom: wild(&generator), right: wild(&generator))
        let metrics = SectionMetrics(
            insets: insets, minimumLineSpacing: wild(&generator), minimumInteritemSpacing: wild(&generator),
            headerLength: abs(wild(&generator)), footerLength: abs(wild(&generator)),
            cellsSizeThemselves: generator.isHeads())
        let sizes = (0..<generator.below(8)).map { _ in
            FlowSize(width: abs(wild(&generator)), height: abs(wild(&generator)))
        }
        if generator.isHeads(), let size = sizes.first {
            return SectionContent(.estimated(count: sizes.count * 3, size), metrics: metrics)
        }
        return SectionContent(.each(sizes), metrics: metrics)
    }

    /// A tame number, nothing, or any finite one of either sign.
    private func wild(_ generator: inout SeededGenerator) -> Double {
        switch generator.below(4) {
        case 0: 0
        case 1: Double(generator.within(-400...400)) / 4
        case 2: generator.pick([1e300, -1e300, 0x1p32, -0x1p33, 0x1p25, -0x1p26, 1e-307, -1e-9])
        default: arbitraryLength(&generator) * (generator.isHeads() ? 1 : -1)
        }
    }
}
