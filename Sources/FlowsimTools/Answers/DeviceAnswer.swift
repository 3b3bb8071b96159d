import FlowScenario

/// The result of playing a recording that a device made. It names the readings of UIKit's documentation that agree with
/// the device.
///
/// A reading is an answer to a question that the documentation leaves open.
struct DeviceAnswer: Encodable {
    enum Verdict: String, Encodable {
        /// The device's results equal the simulator's results.
        case simulator
        /// The device's results equal the simulator's results only under another reading of the documentation.
        case otherReading
        /// The device's results differ from the simulator's results under every reading of the documentation.
        case unknown
    }

    var file, name: String
    /// The comment of the recording. It includes the recorder's remarks on values that the recorder could not read or
    /// had to leave out.
    var comment: [String]
    /// The number of values in the recording.
    var expectationCount: Int
    var verdict: Verdict
    /// The other readings of UIKit's documentation with which the simulator's values equal the device's. A reading is
    /// an answer to a question that the documentation leaves open. Empty if the values are equal without another
    /// reading.
    var readings: [String]
    /// The readings of UIKit's documentation that contradict the recording. Under each of them, at least one value
    /// differs from the device's value.
    var ruledOut: [String]
    /// The values in which the simulator differs from the device, in order.
    var drifted: [Drift]

    struct Drift: Encodable {
        var step: Int
        /// The name of the value, such as `frames.0-3` or `contentSize`.
        var what: String
        var device, simulator: String
    }

    var isAsExpected: Bool { verdict == .simulator }

    /// Plays the recording as it is, and again under each other reading of UIKit's documentation. A reading is a
    /// possible answer to a question that the documentation leaves open.
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
            // A step may be impossible under another reading; then that is not the device's.
            let holds = (try? ScenarioRun(other).finish().passed) ?? false
            if holds { holding.append(reading.name) } else { failing.append(reading.name) }
        }
        verdict = report.passed ? .simulator : holding.isEmpty ? .unknown : .otherReading
        readings = report.passed ? [] : holding
        ruledOut = failing
    }
}
