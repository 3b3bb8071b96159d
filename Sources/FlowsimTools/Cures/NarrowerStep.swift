import FlowScenario

/// A step that does less than another one: it names fewer elements.
struct NarrowerStep {
    var step: Scenario.Step
    /// The step in the words of UIKit: `reconfigureItems(at:) with 0-2`.
    var words: String

    /// Returns narrower steps for a step that invalidates or reloads everything; empty for other steps. The first is
    /// the narrowest.
    ///
    /// - Parameters:
    ///   - data: The data before the step.
    ///   - changed: The items whose sizes or contents earlier steps, or this step, have changed; `nil` if they are not
    ///     known.
    static func all(
        for step: Scenario.Step, data: ScenarioData, changed: [Scenario.ItemPath]?
    ) -> [NarrowerStep] {
        let parts = step.action.parts
        for (index, part) in parts.enumerated() {
            let narrower: [(action: Scenario.Action?, words: String)]
            switch part {
            case .invalidate(let invalidation): narrower = contexts(for: invalidation, changed: changed)
            case .reload(let sections): narrower = updates(for: sections, data: data, changed: changed)
            // The data are unknown from then on.
            case .update, .movement: return []
            default: continue
            }
            return narrower.map { action, words in
                var other = parts
                other.replaceSubrange(index...index, with: action.map { [$0] } ?? [])
                var changed = step
                changed.action = other.count == 1 ? other[0] : .together(other)
                return NarrowerStep(step: changed, words: words)
            }
        }
        return []
    }

    /// Returns contexts that name less. If items changed, only a context that names them is enough.
    private static func contexts(
        for invalidation: Scenario.Invalidation, changed: [Scenario.ItemPath]?
    ) -> [(action: Scenario.Action?, words: String)] {
        guard invalidation.isOfWholeLayout, let changed else { return [] }
        typealias Context = Scenario.Invalidation.Context
        func action(_ context: Context) -> Scenario.Action { .invalidate(.context(context)) }
        guard changed.isEmpty else {
            return [(action(Context(items: changed)), words("a context with invalidateItems(at:)", changed))]
        }
        return [
            (nil, "no invalidation"),
            (
                action(Context(delegateMetrics: false)),
                "a context whose invalidateFlowLayoutDelegateMetrics is false"
            ),
            (action(Context(attributes: false)), "a context whose invalidateFlowLayoutAttributes is false"),
        ]
    }

    private static func updates(
        for sections: [Scenario.Section]?, data: ScenarioData, changed: [Scenario.ItemPath]?
    ) -> [(action: Scenario.Action?, words: String)] {
        guard let sections else {
            guard let changed else { return [] }
            return changed.isEmpty
                ? [(nil, "no reload")]
                : [(.update([.init(.reconfigureItems(changed, with: nil))]), words("reconfigureItems(at:)", changed))]
        }
        guard let differences = SectionDifferences(from: data, to: sections) else { return [] }
        let paths = differences.replaced.map(\.path)
        let rest = differences.deleted.isEmpty && differences.inserted.isEmpty ? "" : " in a batch update"
        guard !paths.isEmpty else {
            let operations = differences.operations(reconfiguring: true)
            guard !operations.isEmpty else { return [(nil, "no reload")] }
            return [(.update(operations), "a batch update that inserts and deletes items")]
        }
        return [
            (.update(differences.operations(reconfiguring: true)), words("reconfigureItems(at:)", paths) + rest),
            (.update(differences.operations(reconfiguring: false)), words("reloadItems(at:)", paths) + rest),
        ]
    }

    private static func words(_ function: String, _ paths: [Scenario.ItemPath]) -> String {
        "\(function) of \(NameList(paths.map(\.description)))"
    }
}

extension Scenario.Invalidation {
    /// Whether the whole layout is invalidated, but not the counts, which only the data source has.
    fileprivate var isOfWholeLayout: Bool {
        guard case .context(let context) = self else { return true }
        let isNaming = !(context.items.isEmpty && context.headers.isEmpty && context.footers.isEmpty)
        return !isNaming && context.backgrounds.isEmpty && !context.counts
            && (context.delegateMetrics != false || context.attributes != false)
    }
}
