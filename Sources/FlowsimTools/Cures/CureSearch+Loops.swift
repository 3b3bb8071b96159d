import ElementsSimulator
import FlowScenario

extension CureSearch {
    func findLoopCures() -> [Cure] {
        guard let loop = base.loops.first, !isTooLong else { return [] }
        return [sizeCure, questionCure].compactMap { $0(loop.issue, loop.step) }
    }

    /// The cell returns one size.
    private func sizeCure(_ issue: ScenarioReport.Issue, step: Int) -> Cure? {
        guard let item = issue.item, let path = Scenario.ItemPath(item) else { return nil }
        let sizes = answers(of: path, in: base, step: step)
        guard sizes.count > 1, let trial = trial(scenario.answering(once: path)), trial.loops.isEmpty else {
            return nil
        }
        let kept = answers(of: path, in: trial, step: step).first.map { "always \(Self.words($0))" } ?? "one size"
        return Cure(
            problem: .loop,
            text: "Let the cell of \(item) return one size for one content: it returns "
                + "\(NameList(sizes.prefix(4).map(Self.words))) in turn. If it returns \(kept), the layout ends after "
                + "\(Self.rounds(trial, step: step)).")
    }

    private static func words(_ size: CGSize) -> String {
        "\(NumberText.plain(size.width)) × \(NumberText.plain(size.height))"
    }

    /// Returns the number of rounds of measuring in a step.
    private static func rounds(_ trial: CureTrial, step: Int) -> String {
        NumberText.count(TraceMetrics(trial.run.eventsByStep[step]).selfSizingRounds, "round")
    }

    /// The layout does not ask again.
    private func questionCure(_ issue: ScenarioReport.Issue, step: Int) -> Cure? {
        var changed = scenario
        changed.layout.options.asksAgainAfterResizing = false
        guard scenario.surface == .layout(scenario.layout), changed.layout != scenario.layout,
            let trial = trial(changed), trial.loops.isEmpty
        else { return nil }
        return Cure(
            problem: .loop,
            text: "Let the layout's shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:) "
                + "return false if \(issue.item ?? "the item") was measured before in the same pass: the layout ends "
                + "after \(Self.rounds(trial, step: step)).")
    }

    /// The distinct sizes that the cell of an item returned in a step, in their order.
    private func answers(of path: Scenario.ItemPath, in trial: CureTrial, step: Int) -> [CGSize] {
        let events = trial.run.eventsByStep
        guard events.indices.contains(step) else { return [] }
        var sizes: [CGSize] = []
        for event in events[step] {
            guard case .measured(let element, _, let answered, _, _) = event.kind, element.category == .item,
                element.path == [path.section, path.item], sizes.count < 100, !sizes.contains(answered)
            else { continue }
            sizes.append(answered)
        }
        return sizes
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
