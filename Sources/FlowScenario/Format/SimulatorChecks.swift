import FlowSimulator
import TextMeasuring

/// Asks the simulator what the format cannot know of a document.
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
        ScenarioData.refusal(of: operations, before: before, after: after)
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
