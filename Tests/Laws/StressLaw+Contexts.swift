import FlowScenario
import FlowSimulator
import Foundation

// Laws of contexts, questions and their order: they have no effect on the result.

extension StressLaw {
    /// A context with unchanged elements moves nothing, and breaks no row (R17.3).
    static let unchanged = afterEveryStep(
        "unchanged", often: [.invalidate, .together],
        applies: { !$0.hasUndecidedCells && $0.layout.quirks.isEmpty }
    ) { moment in
        let run = moment.run
        guard let before = moment.before, let action = moment.action, !before.hasStaleSizes,
            action.parts.allSatisfy({ $0.namesWhatIsKnown(in: before, of: run) })
        else { return nil }
        if !before.offset.isNear(moment.view.contentOffset) {
            return ("a context that names what did not change scrolled", .of(\.contentOffset, before.offset))
        }
        if let seen = before.frames.expectation(against: StressFrames(run)) {
            return ("\(seen.message), though nothing changed", seen.expectation)
        }
        guard action.parts.allSatisfy(\.namesElementsOnly), moment.host.statistics.rowsReplaced != before.rowsReplaced,
            before.itemsWithCells.isSuperset(of: action.namedItems)
        else { return nil }
        return ("a row of items that did not change is broken again", .metric("rowsReplaced", 0))
    }

    /// Contexts of one turn add up in any order, and every item that they name is measured (R17.10).
    static let order = StressLaw(
        name: "order", excludes: [.look], often: [.together],
        applies: { !$0.hasUndecidedCells && $0.layout.quirks.isEmpty }
    ) { scenario throws(ScenarioError) in
        if let seen = try namedAreAsked.violation(scenario) { return seen }
        let orders: [([JSONValue]) -> [JSONValue]] = [{ $0.reversed() }, { Array($0.dropFirst() + $0.prefix(1)) }]
        for order in orders {
            let other = try scenario.changing { $0.steps = $0.steps.map { $0.withParts(in: order) } }
            guard other != scenario else { continue }
            let twins = StressTwins(model: ScenarioRun(other), run: ScenarioRun(scenario))
            let seen = try twins.firstDifference(of: scenario) {
                twins.difference("when its parts come in another order", measurements: false)
            }
            if let seen { return seen }
        }
        return nil
    }

    /// A cell on screen that a context names is measured, with any other actions in the turn.
    private static let namedAreAsked = afterEveryStep("order") { moment in
        guard let action = moment.action, let before = moment.before, moment.run.values.cellsSizeThemselves,
            action.parts.allSatisfy(\.onlyInvalidates)
        else { return nil }
        let asked = Set(action.itemsToAsk).filter { path in
            before.itemsWithCells.contains(path) && moment.host.hasCell(at: path.indexPath)
        }
        let count = moment.run.report.steps.last?.measurements ?? 0
        guard count < asked.count else { return nil }
        return (
            "a cell that a context names is not asked for its size",
            .of(\.metrics, [.init(name: "measured", atLeast: Double(asked.count))])
        )
    }

    /// Questions to view and layout have no effect at any time (R17.14).
    static let looking = StressLaw(
        name: "looking", often: [.look, .together, .updates],
        applies: { !$0.hasUndecidedCells && $0.layout.quirks.isEmpty }
    ) { scenario throws(ScenarioError) in
        let twins = StressTwins(model: ScenarioRun(scenario), run: ScenarioRun(scenario))
        twins.model.looks = false
        return try twins.firstDifference(of: scenario) { twins.difference("when nobody looks", measurements: true) }
    }
}

extension Scenario.Action {
    /// Whether it invalidates only elements that keep their sizes: named ones, whose sizes are valid until their cells
    /// are measured, or any if the delegate returns the sizes.
    @MainActor
    fileprivate func namesWhatIsKnown(in before: StressPast, of run: ScenarioRun) -> Bool {
        switch self {
        case .look: return true
        case .invalidate(.everything), .reload(nil): return !run.values.cellsSizeThemselves
        case .invalidate(.context(let context)):
            guard context.offsetAdjustment == .zero, context.sizeAdjustment == .zero else { return false }
            guard run.values.cellsSizeThemselves else { return true }
            // An item that is measured again contributes again to the average (R8.12).
            guard run.values.estimate != .automatic || run.layout.estimatedItemCount == 0 else { return false }
            return context.namesElements
                && context.items.allSatisfy { before.keepsWhenNamed.contains($0) }
        default: return false
        }
    }

    /// The items of contexts, except those that leave the delegate's metrics valid.
    fileprivate var itemsToAsk: [Scenario.ItemPath] {
        parts.flatMap { part in
            guard case .invalidate(.context(let context)) = part, context.delegateMetrics != false else {
                return [Scenario.ItemPath]()
            }
            return context.items
        }
    }

    fileprivate var onlyInvalidates: Bool {
        switch self {
        case .look, .invalidate: true
        default: false
        }
    }

    fileprivate var namesElementsOnly: Bool {
        guard case .invalidate(.context(let context)) = self else { return self == .look }
        return context.namesElements && !context.counts
    }
}

extension Scenario.Invalidation.Context {
    fileprivate var namesElements: Bool {
        !(items.isEmpty && headers.isEmpty && footers.isEmpty && backgrounds.isEmpty)
    }
}

extension JSONValue {
    /// Returns a step with its parts in another order, if the order has no effect: contexts, new sizes, properties. An
    /// update lays out, and other elements are on screen before it than after it.
    fileprivate func withParts(in order: ([JSONValue]) -> [JSONValue]) -> JSONValue {
        guard case .array(let parts)? = self["together"], parts.count > 1 else { return self }
        var changed: Set<String> = []
        for part in parts {
            guard case .object(let members) = part, let member = members.first, members.count == 1 else { return self }
            switch (member.key, member.value) {
            case ("invalidate", _), ("reload", "everything"): continue
            case ("resizeItems", .object(let items)), ("set", .object(let items)):
                for item in items where !changed.insert(item.key).inserted { return self }
            default: return self
            }
        }
        var step = self
        step["together"] = .array(order(parts))
        return step
    }
}
