import ElementsSimulator
import FlowScenario

extension CureSearch {
    func findLoopCures() -> [Cure] {
        guard let loop = base.loops.first, !isTooLong else { return [] }
        return [sizeCure(loop.issue, step: loop.step), questionCure(of: loop.issue.item)].compactMap(\.self)
    }

    /// The cell returns one size.
    private func sizeCure(_ issue: ScenarioReport.Issue, step: Int) -> Cure? {
        guard let item = issue.item, let path = Scenario.ItemPath(item) else { return nil }
        let sizes = answers(of: path, step: step)
        guard sizes.count > 1, let trial = trial(scenario.answering(once: path)), trial.loops.isEmpty else {
            return nil
        }
        let names = NameList(sizes.prefix(4).map { NumberText.plain($0.width) + " × " + NumberText.plain($0.height) })
        return Cure(
            problem: .loop,
            text: "Let the cell of \(item) return one size for one content: it returns \(names) in turn. With the "
                + "first of them the layout ends after \(NumberText.count(trial.metrics.selfSizingRounds, "round")).")
    }

    /// The layout does not ask again.
    private func questionCure(of item: String?) -> Cure? {
        var changed = scenario
        changed.layout.options.asksAgainAfterResizing = false
        guard scenario.surface == .layout(scenario.layout), changed.layout != scenario.layout,
            let trial = trial(changed), trial.loops.isEmpty
        else { return nil }
        return Cure(
            problem: .loop,
            text: "Let the layout's shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:) "
                + "return false if \(item ?? "the item") was measured before in the same pass: the layout ends after "
                + "\(NumberText.count(trial.metrics.selfSizingRounds, "round")).")
    }

    /// The distinct sizes that the cell of an item returned in a step, in their order.
    private func answers(of path: Scenario.ItemPath, step: Int) -> [CGSize] {
        let events = base.run.eventsByStep
        guard events.indices.contains(step) else { return [] }
        return events[step].compactMap { event in
            guard case .measured(let element, _, let answered, _, _) = event.kind, element.category == .item,
                element.path == [path.section, path.item]
            else { return nil }
            return answered
        }.distinct
    }
}

extension Scenario {
    /// Returns the scenario with an item whose cell always returns its first size.
    fileprivate func answering(once path: ItemPath) -> Scenario {
        var changed = self
        guard sections.indices.contains(path.section) else { return self }
        var first = 0
        for (index, group) in sections[path.section].items.enumerated() {
            if case .answers(let sizes) = group.content, (first..<first + group.count).contains(path.item) {
                changed.sections[path.section].items[index].content = .actual([sizes[0]])
            }
            first += group.count
        }
        return changed
    }
}
