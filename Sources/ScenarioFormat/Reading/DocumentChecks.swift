/// Checks of a document that need a simulator: which constraints and batches UIKit refuses, the content of a file of
/// fonts, and the amount of content on screen at once.
///
/// A device that plays its own recordings has ``NoChecks``: its UIKit makes the checks.
package protocol DocumentChecks {
    /// UIKit's reason to refuse a constraint; nil if it accepts it.
    func problem(of constraint: Scenario.Cell.Constraint) -> String?

    /// UIKit's reason to refuse a batch; nil if it accepts it.
    func refusal(
        of operations: [Scenario.UpdateOperation], before: ScenarioData, after: ScenarioData
    ) -> String?

    /// The content of a file of recorded fonts.
    func fonts(in bytes: [UInt8]) throws(ScenarioError) -> any RecordedFontContent

    /// A bound of the items on screen at once; nil for none.
    ///
    /// - Parameter scenario: Without its sections.
    func visibleCountBound(of scenario: Scenario) -> (any VisibleCountBounding)?
}

/// Refuses scenarios in which more items would be in the container at once than can sensibly be shown.
package protocol VisibleCountBounding {
    func check(
        _ sections: [Scenario.Section], of surface: Scenario.Surface, at place: String
    ) throws(ScenarioError)

    /// Checks a group that is read as part of a section.
    func check(
        _ group: Scenario.ItemGroup, in section: Scenario.Section, of surface: Scenario.Surface, at place: JSONPlace
    ) throws(ScenarioError)
}

/// The checks of a program that has no simulator.
package struct NoChecks: DocumentChecks {
    package init() {}

    package func problem(of constraint: Scenario.Cell.Constraint) -> String? { nil }

    package func refusal(
        of operations: [Scenario.UpdateOperation], before: ScenarioData, after: ScenarioData
    ) -> String? { nil }

    package func fonts(in bytes: [UInt8]) throws(ScenarioError) -> any RecordedFontContent { UnreadFonts(bytes: bytes) }

    package func visibleCountBound(of scenario: Scenario) -> (any VisibleCountBounding)? { nil }

    /// Fonts of a program that measures no texts by them.
    private struct UnreadFonts: RecordedFontContent {
        let bytes: [UInt8]
    }
}
