import FlowScenario
import SeededRandom

// Steps of compositional layouts.

extension StressSteps {
    /// A scroll of a section that scrolls across.
    mutating func scrollSection() -> Scenario.Action? {
        guard let compositional else { return nil }
        let sections = data.sections.indices.filter { section in
            guard let kind = compositional.sectionLayout(of: data.sections[section].measures) else { return false }
            return kind.orthogonalScrolling != .none
        }
        guard !sections.isEmpty else { return nil }
        return .scrollSection(
            .init(
                random.pick(sections), to: Double(random.within(-2...30) * 33), velocity: random.pick([0, 0, -1, 1])))
    }

    /// New properties, or other descriptions of the kinds of sections.
    mutating func setCompositional() -> Scenario.Action {
        guard var layout = compositional else { return scroll() }
        let name: String
        switch random.below(3) {
        case 0:
            layout.interSectionSpacing = Double(random.below(4) * 6)
            name = "interSectionSpacing"
        case 1:
            layout.options.shareRounding = random.pick([.down, .nearest, .none])
            name = "options"
        default:
            var sample = StressCompositionalSample(random: random)
            layout.sectionLayouts = sample.sectionLayouts(layout.direction)
            random = sample.random
            name = "sectionLayouts"
        }
        compositional = layout
        return .setCompositional(.init(layout, names: [name]))
    }
}
