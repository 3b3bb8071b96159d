import ElementsSimulator
import FlowEngine
import TextMeasuring

/// The checks of a document that need the simulator.
package struct SimulatorChecks: DocumentChecks {
    package init() {}

    package func problem(of constraint: Scenario.Cell.Constraint) -> String? {
        LayoutConstraint.pairingProblem(
            constraint.first.attribute.inUIKit, constraint.second?.attribute.inUIKit ?? .notAnAttribute,
            multiplier: CGFloat(constraint.multiplier))
    }

    package func refusal(
        of operations: [Scenario.UpdateOperation], before: ScenarioData, after: ScenarioData
    ) -> String? {
        do {
            _ = try UpdatePlan(
                operations.filter { $0.only != .data }.flatMap(\.kind.calls), before: Self.counts(before),
                after: Self.counts(after))
            return before.reconfigurationProblem(of: operations)
        } catch {
            return error.description
        }
    }

    private static func counts(_ data: ScenarioData) -> SectionCounts {
        SectionCounts(data.sections.lazy.map(\.items.count))
    }

    package func fonts(in bytes: [UInt8]) throws(ScenarioError) -> any RecordedFontContent {
        try RecordedFonts(json: bytes)
    }

    package func visibleCountBound(of scenario: Scenario) -> (any VisibleCountBounding)? {
        VisibleCountBound(scenario)
    }
}

extension EdgeInsets: JSONWritable {
    package var json: JSONValue { .numbers(top, left, bottom, right) }
}

extension Scenario.UpdateOperation.Kind {
    /// The operations of the engine that correspond to this operation, in order: one for each item or section.
    var calls: [FlowEngine.UpdateOperation] {
        switch self {
        case .insertItems(let groups, let path): path.following(groups).map { .insertItem($0.inEngine) }
        case .deleteItems(let paths): paths.map { .deleteItem($0.inEngine) }
        case .moveItem(let source, let target): [.moveItem(from: source.inEngine, to: target.inEngine)]
        case .reloadItems(let paths, _): paths.map { .reloadItem($0.inEngine) }
        case .reconfigureItems(let paths, _): paths.map { .reconfigureItem($0.inEngine) }
        case .insertSection(_, let index): [.insertSection(index)]
        case .deleteSection(let index): [.deleteSection(index)]
        case .moveSection(let source, let target): [.moveSection(from: source, to: target)]
        case .reloadSection(let index, _): [.reloadSection(index)]
        }
    }
}

extension Scenario.ItemPath {
    fileprivate var inEngine: FlowEngine.ItemPath { FlowEngine.ItemPath(section: section, item: item) }
}
