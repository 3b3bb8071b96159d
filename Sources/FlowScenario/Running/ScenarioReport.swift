/// The result of a run of a scenario: one record a step, in order, the first for the first layout.
///
/// Encodes to JSON; `flowsim run --json` prints it. Lengths in points. Two runs of one scenario give equal reports.
public struct ScenarioReport: Codable, Hashable, Sendable {
    /// The scenario's name; empty if it has none.
    public var name: String
    /// Sections before the first step.
    public var sectionCount: Int
    /// Items of all sections before the first step.
    public var itemCount: Int
    /// The container's size and scale at the start.
    public var container: Container
    /// The system whose tables were played; nil for a collection view.
    public var profile: String?
    /// The first layout, then the steps of the scenario that were done so far.
    public var steps: [Step]
    /// The number of expectations that were compared: the values in all `expect` steps.
    public var expectationCount: Int

    /// The collection view at the start.
    public struct Container: Codable, Hashable, Sendable {
        /// The view's size in points, and pixels per point.
        public var width, height, scale: Double
    }

    /// The steps' differences, in order.
    public var differences: [Difference] { steps.flatMap(\.differences) }

    /// Whether every expectation held.
    public var passed: Bool { differences.isEmpty }

    /// The state after the last step.
    public var final: LayoutState { steps[steps.count - 1].state }
}

extension ScenarioReport {
    /// One step, and the state it left behind.
    public typealias Step = StepReport
    /// The state after a step.
    public typealias LayoutState = StepReport.State
    /// Something that the simulator reported.
    public typealias Issue = StepReport.Issue
    /// An expectation that did not hold.
    public typealias Difference = StepReport.Difference
}
