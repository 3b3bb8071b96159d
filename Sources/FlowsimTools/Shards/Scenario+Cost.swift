import FlowScenario

extension Scenario {
    /// An estimate of the work of running the scenario, by which files are shared among machines. It is computed from
    /// the document alone, so it is equal on all machines.
    ///
    /// It is the number of items that layouts show or measure, times the weight of an item, over the first layout and
    /// all steps, times the number of systems that are played: a step shows the items of a viewport as often as it is
    /// repeated, and a step that scrolls through the content shows all items.
    var estimatedCost: Int {
        let weight = itemWeight
        let onScreen = min(itemCount, Self.itemsOnScreen)
        let steps = steps.reduce(0) { cost, step in
            step.action.isExpectation
                ? cost + 1
                : cost + step.times * step.action.parts.reduce(0) { $0 + shownItems(by: $1, onScreen) * weight }
        }
        let whole = Self.readingCost + onScreen * weight + steps
        return whole * max(1, profiles.count)
    }

    /// The number of items that a viewport usually shows, `itemsOnScreen`, and the cost of reading a document.
    static let (itemsOnScreen, readingCost) = (20, 20)

    private func shownItems(by action: Action, _ onScreen: Int) -> Int {
        if case .scroll(.through) = action { return min(itemCount, 100_000) + 1 }
        return onScreen + 1
    }

    /// The work of measuring an item, in units of an item with a given size: the greatest of all groups.
    var itemWeight: Int {
        sections.lazy.flatMap(\.items).map(weight).max() ?? 1
    }

    private func weight(_ group: ItemGroup) -> Int {
        switch group.content {
        case .plain, .given: 1
        case .actual, .answers: 2
        case .texts: 4
        case .cells(let name, _): 4 + (cells[name].map { $0.contentView.views.count + $0.constraints.count } ?? 0)
        }
    }
}
