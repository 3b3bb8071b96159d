import CollectionSimulator
import FlowScenario

/// Changes of a scenario that options of the command line ask for: another anchor, another estimate.
struct ScenarioVariant: Equatable {
    var anchor: Scenario.AnchorRule?
    var estimate: EstimateOption?

    var isEmpty: Bool { anchor == nil && estimate == nil }

    /// The values of the options, which is equal on all machines.
    var name: String { [anchor?.optionText, estimate?.text].compactMap(\.self).joined(separator: " ") }

    /// Returns the scenario with the changes. Its name is that of the changes.
    ///
    /// - Throws: `ScenarioError` if the scenario cannot have the anchor or the estimate.
    func applied(to scenario: Scenario) throws(ScenarioError) -> Scenario {
        var (changed, names) = (scenario, [String]())
        if let anchor {
            changed = changed.anchored(by: anchor)
            names.append("anchor \(anchor.optionText)")
        }
        if let estimate {
            let tried = try estimate.estimate(in: scenario)
            changed = changed.estimating(tried)
            names.append("estimate \(tried.optionText(in: scenario) ?? "")")
        }
        changed.name = "with " + names.joined(separator: " and ")
        try changed.checkVisibleCount()
        return changed
    }
}

extension Scenario {
    /// The rule by which the anchor of the layout or the table is chosen, before the first step.
    var anchorRule: AnchorRule {
        table?.anchorRule ?? compositional?.anchorRule ?? layout.anchorRule
    }

    /// Returns the scenario with another anchor, before the first step and in every step that sets properties.
    func anchored(by rule: AnchorRule) -> Scenario {
        var changed = self
        changed.layout.anchorRule = rule
        changed.table?.anchorRule = rule
        changed.compositional?.anchorRule = rule
        for index in changed.steps.indices { changed.steps[index].action = steps[index].action.anchored(by: rule) }
        return changed
    }
}

extension Scenario.Action {
    fileprivate func anchored(by rule: Scenario.AnchorRule) -> Scenario.Action {
        switch self {
        case .set(var change):
            change.layout.anchorRule = rule
            return .set(change)
        case .setTable(var change):
            change.table.anchorRule = rule
            return .setTable(change)
        case .setCompositional(var change):
            change.layout.anchorRule = rule
            return .setCompositional(change)
        case .together(let actions): return .together(actions.map { $0.anchored(by: rule) })
        default: return self
        }
    }
}

extension Scenario.AnchorRule {
    /// Reads the value of `--with-anchor`: a word of documents, or the path of an item.
    init?(option text: String) {
        guard let rule = Self.words.first(where: { $0.0 == text })?.1 ?? Scenario.ItemPath(text).map(Self.item) else {
            return nil
        }
        self = rule
    }

    /// The rule as `--with-anchor` takes it.
    var optionText: String {
        if case .item(let path) = self { return "\(path)" }
        return Self.words.first { $0.1 == self }?.0 ?? ""
    }
}
