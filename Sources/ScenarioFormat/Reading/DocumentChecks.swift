/// The checks of a document that need a simulator. They find constraints and batches that UIKit would refuse. They also
/// check files of recorded fonts, and the number of items on screen at once.
///
/// A device that plays its own recordings has ``NoChecks``: its UIKit makes the checks.
package protocol DocumentChecks {
    /// Returns the reason for which UIKit refuses a constraint; nil if UIKit accepts the constraint.
    func problem(of constraint: Scenario.Cell.Constraint) -> String?

    /// Returns the reason for which UIKit refuses a batch; nil if UIKit accepts the batch.
    func refusal(
        of operations: [Scenario.UpdateOperation], before: ScenarioData, after: ScenarioData
    ) -> String?

    /// Reads the content of a file of recorded fonts.
    func fonts(in bytes: [UInt8]) throws(ScenarioError) -> any RecordedFontContent

    /// Returns a check that limits the number of items on screen at once; nil for no limit.
    ///
    /// - Parameter scenario: Without its sections.
    func visibleCountBound(of scenario: Scenario) -> (any VisibleCountBounding)?
}

/// A check that refuses scenarios with too many items on screen at once.
package protocol VisibleCountBounding {
    func check(
        _ sections: [Scenario.Section], of surface: Scenario.Surface, at place: String
    ) throws(ScenarioError)

    /// Throws an error if a group puts too many items on screen at once. The group is checked while its section is
    /// read.
    func check(
        _ group: Scenario.ItemGroup, in section: Scenario.Section, of surface: Scenario.Surface, at place: JSONPlace
    ) throws(ScenarioError)
}

/// The checks for a program that contains no simulator. They accept every document.
package struct NoChecks: DocumentChecks {
    package init() {}

    package func problem(of constraint: Scenario.Cell.Constraint) -> String? { nil }

    package func refusal(
        of operations: [Scenario.UpdateOperation], before: ScenarioData, after: ScenarioData
    ) -> String? { nil }

    package func fonts(in bytes: [UInt8]) throws(ScenarioError) -> any RecordedFontContent { UnreadFonts(bytes: bytes) }

    package func visibleCountBound(of scenario: Scenario) -> (any VisibleCountBounding)? { nil }

    /// The content of a file of recorded fonts, as bytes. It is used in programs that do not measure texts with these
    /// fonts.
    private struct UnreadFonts: RecordedFontContent {
        let bytes: [UInt8]
    }
}
