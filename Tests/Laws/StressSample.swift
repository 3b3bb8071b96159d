import FlowScenario
import FlowSimulator
import SeededRandom

/// Small random scenarios for runs without a file.
struct StressSample {
    private var random: SeededGenerator
    private let axis: CollectionView.ScrollDirection
    private let sizesThemselves: Bool
    /// Whether lengths are thirds and other numbers that no pixel fits.
    private let isOdd: Bool

    static func scenario(seed: UInt64, for subject: StressLaw.Subject = .layouts) -> Scenario {
        switch subject {
        case .tables: return StressTableSample.scenario(seed: seed)
        case .compositional: return StressCompositionalSample.scenario(seed: seed)
        case .layouts: break
        }
        var sample = StressSample(seed: seed)
        let layout = sample.layout()
        let sections = sample.sections()
        return Scenario(container: sample.container(), layout: layout, sections: sections)
    }

    private init(seed: UInt64) {
        random = SeededGenerator(seed: seed &* 31 &+ 7)
        axis = random.isHeads(oneIn: 4) ? .horizontal : .vertical
        sizesThemselves = !random.isHeads(oneIn: 3)
        isOdd = random.isHeads(oneIn: 4)
    }

    private mutating func layout() -> Scenario.Layout {
        var layout = Scenario.Layout()
        layout.direction = axis == .vertical ? .vertical : .horizontal
        layout.minimumLineSpacing = Double(random.below(4) * 5)
        layout.minimumInteritemSpacing = Double(random.below(4) * 5)
        if sizesThemselves {
            layout.estimate =
                random.isHeads(oneIn: 6)
                ? .automatic
                : .size(.init(width: random.pick([300, 100, 40]), height: random.pick([30, 60, 120])))
        }
        if random.isHeads() { layout.headerLength = .points(isOdd ? 17.1 : Double(random.below(3) * 20)) }
        if random.isHeads(oneIn: 3) { layout.footerLength = 15 }
        if random.isHeads(oneIn: 3) { layout.pinsHeaders = true }
        if random.isHeads(oneIn: 4) { layout.pinsFooters = true }
        if random.isHeads(oneIn: 3) {
            layout.sectionInset = .init(top: isOdd ? 4.4 : 5, left: 10, bottom: isOdd ? 5.3 : 5, right: 10)
        }
        if random.isHeads(oneIn: 5) { layout.hasBackgrounds = true }
        if random.isHeads(oneIn: 5) { layout.options.queryRect = .pages }
        if random.isHeads(oneIn: 8) { layout.insetReference = random.pick([.safeArea, .layoutMargins]) }
        if random.isHeads(oneIn: axis == .vertical ? 6 : 3) { layout.flipsInRightToLeft = true }
        if random.isHeads(oneIn: 10) {
            layout.anchorRule = random.pick([.bottom, .none])
        } else {
            // A copy is drawn from, so that a seed gives the same values as before the anchor was added.
            var copy = random
            if copy.isHeads() { layout.anchorRule = .top }
        }
        return layout
    }

    private mutating func sections() -> [Scenario.Section] {
        let isList = random.isHeads(oneIn: 3)
        return (0..<random.within(1...3)).map { _ in
            Scenario.Section(items: (0..<random.within(0...3)).map { _ in group(isList: isList) })
        }
    }

    private mutating func group(isList: Bool) -> Scenario.ItemGroup {
        let along = isOdd ? random.pick([44.3, 53.2222, 100.0 / 3, 76.6]) : Double(random.within(1...12) * 10)
        let across = isList ? 300 : random.pick([300, 140, 100, 50, 30.5])
        let size = size(along, across)
        var group = Scenario.ItemGroup(
            sizesThemselves ? .actual([size]) : .given([size]), count: random.within(0...12))
        guard sizesThemselves, random.isHeads(oneIn: 4) else { return group }
        group.actualByCategory = [
            .small: [self.size(along * 0.75, across)], .extraExtraLarge: [self.size(along * 1.5, across)],
        ]
        return group
    }

    private func size(_ along: Double, _ across: Double) -> Scenario.ItemSize {
        Scenario.ItemSize(axis.size(along: along, across: across))
    }

    private mutating func container() -> Scenario.Container {
        let size = axis.size(along: 400, across: 300)
        var container = Scenario.Container(width: size.width, height: size.height, scale: random.pick([1, 2, 3]))
        if random.isHeads(oneIn: 4) { container.insets = insets(30, 20) }
        if random.isHeads(oneIn: 5) { container.safeArea = insets(47, 10) }
        if random.isHeads(oneIn: 4) { container.layoutDirection = .rightToLeft }
        return container
    }

    private mutating func insets(_ along: Double, _ across: Double) -> Scenario.Insets {
        let (start, end) = (random.pick([0, along]), random.pick([0, along * 2]))
        return axis == .vertical
            ? .init(top: start, left: across, bottom: end, right: 0)
            : .init(top: 0, left: start, bottom: across, right: end)
    }
}
