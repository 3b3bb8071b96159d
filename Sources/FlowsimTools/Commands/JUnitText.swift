import FlowScenario

/// Reports as JUnit XML, which build servers read: a suite a scenario and system, a case a step.
///
/// The same reports give the same bytes: there are no times unless they were asked for, no host names and no dates.
struct JUnitText {
    private var lines: [String] = []

    /// - Parameters:
    ///   - outcomes: Of all files, in order.
    ///   - seconds: How long each outcome took; `nil` to leave times out.
    init(_ outcomes: [RunOutcome], seconds: [Double]?) {
        let suites = outcomes.enumerated().map { Suite($1, seconds: seconds?[$0]) }
        let time = Self.time(seconds.map { $0.reduce(0, +) })
        lines.append(#"<?xml version="1.0" encoding="UTF-8"?>"#)
        lines.append("<testsuites\(Self.counts(suites.flatMap(\.cases)))\(time)>")
        for suite in suites {
            let name = Self.attribute("name", suite.name) + Self.attribute("file", suite.file)
            lines.append("  <testsuite\(name)\(Self.counts(suite.cases))\(Self.time(suite.seconds))>")
            for test in suite.cases { append(test, of: suite) }
            lines.append("  </testsuite>")
        }
        lines.append("</testsuites>")
    }

    var text: String { lines.joined(separator: "\n") + "\n" }

    /// The cases of a file in one system.
    private struct Suite {
        var file, name: String
        var cases: [Case]
        var seconds: Double?

        init(_ outcome: RunOutcome, seconds: Double?) {
            (file, self.seconds) = (outcome.file, seconds)
            guard let report = outcome.report else {
                (name, cases) = (file, [Case(name: "read", outcome: .error(outcome.error ?? ""))])
                return
            }
            let title = report.name.isEmpty ? file : report.name
            name = report.profile.map { "\(title), \($0)" } ?? title
            cases = report.steps.map(Case.init)
        }
    }

    private struct Case {
        enum Outcome {
            case passed, skipped
            case failure(message: String, text: String)
            case error(String)
        }

        var name: String
        var outcome: Outcome
        /// The issues of the step.
        var remarks: [String] = []

        init(name: String, outcome: Outcome) {
            (self.name, self.outcome) = (name, outcome)
        }

        init(_ step: ScenarioReport.Step) {
            name = "\(step.number) \(step.action)" + (step.note.map { ": \($0)" } ?? "")
            remarks = step.issues.map { "\($0.isError ? "error" : "warning"): \($0.kind): \($0.message)" }
            outcome = step.isOfOtherProfiles == true ? .skipped : .passed
            guard let first = step.differences.first else { return }
            let count = step.differences.count
            let more = count > 1 ? ", and \(NumberText.count(count - 1, "difference")) more" : ""
            let text = step.differences.map { "\($0.what)\n  expected \($0.expected)\n     found \($0.actual)" }
            outcome = .failure(
                message: "\(first.what): expected \(first.expected), found \(first.actual)\(more)",
                text: text.joined(separator: "\n"))
        }

        var isFailure: Bool { if case .failure = outcome { true } else { false } }
        var isError: Bool { if case .error = outcome { true } else { false } }
        var isSkipped: Bool { if case .skipped = outcome { true } else { false } }
    }

    private mutating func append(_ test: Case, of suite: Suite) {
        let head = "    <testcase" + Self.attribute("classname", suite.name) + Self.attribute("name", test.name)
        var body: [String] = []
        switch test.outcome {
        case .passed: break
        case .skipped: body.append("      <skipped/>")
        case .failure(let message, let text):
            body.append("      <failure\(Self.attribute("message", message))>\(Self.escaped(text))</failure>")
        case .error(let reason): body.append("      <error\(Self.attribute("message", reason))/>")
        }
        if !test.remarks.isEmpty {
            let text = Self.escaped(test.remarks.joined(separator: "\n"))
            body.append("      <system-out>\(text)</system-out>")
        }
        lines += body.isEmpty ? ["\(head)/>"] : ["\(head)>"] + body + ["    </testcase>"]
    }

    private static func counts(_ cases: [Case]) -> String {
        attribute("tests", "\(cases.count)") + attribute("failures", "\(cases.count(where: \.isFailure))")
            + attribute("errors", "\(cases.count(where: \.isError))")
            + attribute("skipped", "\(cases.count(where: \.isSkipped))")
    }

    /// Milliseconds are as fine as readers take them.
    private static func time(_ seconds: Double?) -> String {
        seconds.map { attribute("time", NumberText.plain($0)) } ?? ""
    }

    private static func attribute(_ name: String, _ value: String) -> String {
        " \(name)=\"\(escaped(value, endsLines: false))\""
    }

    /// - Parameter endsLines: Whether lines may end; in an attribute a reader would make spaces of that.
    private static func escaped(_ text: String, endsLines: Bool = true) -> String {
        XMLText.escaped(text) { $0 == "\n" && endsLines ? "\n" : "&#\($0.value);" }
    }
}
