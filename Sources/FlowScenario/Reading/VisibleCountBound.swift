import Foundation

/// Refuses scenarios in which more items would stand in the container at once than can sensibly be shown.
struct VisibleCountBound {
    /// The largest that the container ever gets.
    private let viewport: CGSize
    private let surroundings: Scenario.Surroundings

    /// - Parameter scenario: Its container and steps count, not its sections.
    init(_ scenario: Scenario) {
        let container = scenario.container
        surroundings = .init(scale: container.scale, contentSizeCategory: container.contentSizeCategory)
        var viewport = container.size
        for case .resize(let width, let height) in scenario.allActions {
            viewport.width = max(viewport.width, width ?? 0)
            viewport.height = max(viewport.height, height ?? 0)
        }
        if scenario.allActions.contains(.rotate) {
            let side = max(viewport.width, viewport.height)
            viewport = CGSize(width: side, height: side)
        }
        self.viewport = viewport
    }

    /// Checks all sections against the layouts that a step sets, and the sections that a step brings.
    func check(
        _ step: StepReader, sections: [Scenario.Section], of scenario: Scenario
    ) throws(ScenarioError) {
        for part in step.parts {
            switch part.action {
            case .set(let change): try check(sections, of: change.layout, at: part.place)
            case .update, .reload:
                var alone = Scenario(container: scenario.container, steps: [Scenario.Step(part.action)])
                alone.sections = scenario.sections.map {
                    var section = $0
                    section.items = []
                    return section
                }
                try check(alone.sectionsOfAllTimes, of: part.layout, at: part.place)
            default: continue
            }
        }
    }

    private func check(
        _ sections: [Scenario.Section], of layout: Scenario.Layout, at place: JSONPlace
    ) throws(ScenarioError) {
        for section in sections {
            for group in section.items { try check(group, in: section, of: layout, at: place) }
        }
    }

    func check(
        _ group: Scenario.ItemGroup, in section: Scenario.Section, of layout: Scenario.Layout, at place: JSONPlace
    ) throws(ScenarioError) {
        guard group.count > ScenarioLimits.visibleItems else { return }
        var sizes = sizes(of: group, in: layout)
        if case .size(let estimate) = layout.estimate { sizes.append(estimate) }
        let line = section.minimumLineSpacing ?? layout.minimumLineSpacing
        let interitem = section.minimumInteritemSpacing ?? layout.minimumInteritemSpacing
        for size in sizes {
            let isVertical = layout.direction == .vertical
            let columns = (viewport.width + interitem) / (size.width + (isVertical ? interitem : line)) + 1
            let rows = (viewport.height + line) / (size.height + (isVertical ? line : interitem)) + 2
            let visible = min(columns * rows, Double(group.count))
            guard visible <= Double(ScenarioLimits.visibleItems) else {
                throw place.error(
                    "about \(NumberText.grouped(visible.rounded())) items of [\(NumberText.plain(size.width)), "
                        + "\(NumberText.plain(size.height))] would stand in the container at once; "
                        + "the limit is \(NumberText.grouped(ScenarioLimits.visibleItems))")
            }
        }
    }

    private func sizes(of group: Scenario.ItemGroup, in layout: Scenario.Layout) -> [CGSize] {
        switch group.content {
        case .plain: [layout.itemSize]
        case .given(let sizes), .answers(let sizes): sizes
        case .actual(let sizes): sizes + group.actualByCategory.values.flatMap { $0 }
        case .texts(let texts, let style): texts.map { style.size(of: $0, in: surroundings) }
        }
    }
}

extension Scenario {
    /// The same for a scenario that was made from one that was read.
    ///
    /// - Throws: ``ScenarioError`` where too many items would stand in the container at once.
    func checkVisibleCount() throws(ScenarioError) {
        let bound = VisibleCountBound(self)
        for (index, section) in sections.enumerated() {
            let place = JSONPlace(value: .null, place: "sections[\(index)]")
            for group in section.items { try bound.check(group, in: section, of: layout, at: place) }
        }
    }
}
