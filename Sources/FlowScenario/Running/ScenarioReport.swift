/// The result of a run of a scenario. It has a record of the first layout, then one record for each step, in order.
///
/// Encodes to JSON; `flowsim run --json` prints it. Lengths in points. Two runs of one scenario give equal reports.
public struct ScenarioReport: Codable, Hashable, Sendable {
    /// The scenario's name; empty if the scenario has no name.
    public var name: String
    /// The number of sections before the first step.
    public var sectionCount: Int
    /// The number of items of all sections before the first step.
    public var itemCount: Int
    /// The container's size and scale at the start.
    public var container: Container
    /// The profile of the system that the table imitates; nil for a collection view.
    public var profile: String?
    /// The record of the first layout, and the records of all steps that were performed so far.
    public var steps: [Step]
    /// The number of compared values in all `expect` steps.
    public var expectationCount: Int

    /// The properties of the view at the start.
    public struct Container: Codable, Hashable, Sendable {
        /// The view's width and height in points, and its scale in pixels per point.
        public var width, height, scale: Double
    }

    /// The differences from expected values in all steps, in order.
    public var differences: [Difference] { steps.flatMap(\.differences) }

    /// Whether all expectations are met.
    public var passed: Bool { differences.isEmpty }

    /// The state after the last step.
    public var final: LayoutState { steps[steps.count - 1].state }
}

extension ScenarioReport {
    /// One step, and the state after the step.
    public typealias Step = StepReport
    /// The state after a step.
    public typealias LayoutState = StepReport.State
    /// An issue that the simulator reported.
    public typealias Issue = StepReport.Issue
    /// An expected value that differs from the actual value.
    public typealias Difference = StepReport.Difference
}
