import FlowScenario

/// What a recording of a device says about the ways to read what UIKit's documentation leaves open.
struct DeviceAnswer: Encodable {
    enum Verdict: String, Encodable {
        /// The device does what the simulator does.
        case simulator
        /// It does what the simulator does under another reading.
        case otherReading
        /// It does neither.
        case unknown
    }

    var file, name: String
    /// The question's, and what the recorder could not tell or had to leave out.
    var comment: [String]
    /// Values that the device gave.
    var expectationCount: Int
    var verdict: Verdict
    /// Under which all values hold; none of them where the device does what the simulator does.
    var readings: [String]
    /// Under which some value would be another one: the recording decides against them.
    var ruledOut: [String]
    /// What is otherwise here than on the device, in order.
    var drifted: [Drift]

    struct Drift: Encodable {
        var step: Int
        /// `frames.0-3`, `contentSize`, …
        var what: String
        var device, simulator: String
    }

    var isAsExpected: Bool { verdict == .simulator }

    /// Plays the recording as it is, and under every other reading.
    ///
    /// - Throws: `ScenarioError` where a step cannot be done, or where nothing was recorded.
    @MainActor
    init(_ scenario: Scenario, comment: [String], file: String) throws(ScenarioError) {
        let report = try ScenarioRun(scenario).finish()
        guard report.expectationCount > 0 else {
            throw ScenarioError(place: "", reason: "no step expects anything: it is no recording")
        }
        (self.file, name, self.comment) = (file, scenario.name, comment)
        expectationCount = report.expectationCount
        drifted = report.steps.flatMap { step in
            step.differences.map {
                Drift(step: step.number, what: $0.what, device: $0.expected, simulator: $0.found)
            }
        }
        var (holding, failing): ([String], [String]) = ([], [])
        for reading in Scenario.UIKitReading.all(for: scenario) {
            guard let other = reading.applied(to: scenario) else { continue }
            // A step may be impossible under it; then it is not what the device did.
            let holds = (try? ScenarioRun(other).finish().passed) ?? false
            if holds { holding.append(reading.name) } else { failing.append(reading.name) }
        }
        verdict = report.passed ? .simulator : holding.isEmpty ? .unknown : .otherReading
        readings = report.passed ? [] : holding
        ruledOut = failing
    }
}
