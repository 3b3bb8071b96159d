import FlowScenario

extension RunDocument {
    /// Returns the reports as JUnit XML, which build servers read. There is one suite for each scenario and system, and
    /// one case for each step.
    ///
    /// The same reports give the same bytes: there are no times unless they were asked for, no host names and no dates.
    ///
    /// - Parameter seconds: How long each outcome took; `nil` to leave times out.
    func junit(seconds: [Double]?) -> String {
        let suites = files.enumerated().map { TestSuite($1, seconds: seconds?[$0]).suite }
        return JUnitDocument(suites: suites, shard: shard).text
    }
}

/// The test cases of one scenario file, run with one profile: a step is a test case.
private struct TestSuite {
    private let file: String
    private let seconds: Double?
    private let name: String
    let cases: [TestCase]

    init(_ outcome: RunOutcome, seconds: Double?) {
        (file, self.seconds) = (outcome.file, seconds)
        guard let report = outcome.report else {
            (name, cases) = (file, [TestCase(unread: outcome.error ?? "")])
            return
        }
        let title = report.name.isEmpty ? file : report.name
        name = report.profile.map { "\(title), \($0)" } ?? title
        cases = report.steps.map(TestCase.init)
    }

    var suite: JUnitDocument.Suite {
        let names = XMLText.attribute("name", name) + XMLText.attribute("file", file)
        let milliseconds = seconds.map { Int(($0 * 1000).rounded()) }
        let head = "  <testsuite\(names)\(counts.attributes)\(JUnitDocument.time(milliseconds))>"
        return JUnitDocument.Suite(
            lines: [head] + cases.flatMap { $0.lines(className: name) } + ["  </testsuite>"], counts: counts,
            milliseconds: milliseconds)
    }

    private var counts: JUnitDocument.Counts {
        func count(_ outcome: TestCase.Outcome) -> Int { cases.count { $0.outcome == outcome } }
        return JUnitDocument.Counts(
            tests: cases.count, failures: count(.failure), errors: count(.error), skipped: count(.skipped))
    }
}

private struct TestCase {
    enum Outcome {
        case passed, skipped, failure, error
    }

    let name: String
    private(set) var outcome = Outcome.passed
    private var elements: [String] = []

    init(unread error: String) {
        name = "read"
        outcome = .error
        elements = ["<error\(XMLText.attribute("message", error))/>"]
    }

    init(_ step: ScenarioReport.Step) {
        name = "\(step.number) \(step.action)" + (step.note.map { ": \($0)" } ?? "")
        if let first = step.differences.first {
            outcome = .failure
            let count = step.differences.count
            let more = count > 1 ? ", and \(NumberText.count(count - 1, "difference")) more" : ""
            let message = "\(first.what): expected \(first.expected), found \(first.actual)\(more)"
            let text = step.differences.map { "\($0.what)\n  expected \($0.expected)\n     found \($0.actual)" }
                .joined(separator: "\n")
            elements = ["<failure\(XMLText.attribute("message", message))>\(XMLText.element(text))</failure>"]
        } else if step.isOfOtherProfiles == true {
            outcome = .skipped
            elements = ["<skipped/>"]
        }
        let remarks = step.issues.map { "\($0.isError ? "error" : "warning"): \($0.kind): \($0.message)" }
        guard !remarks.isEmpty else { return }
        elements.append("<system-out>\(XMLText.element(remarks.joined(separator: "\n")))</system-out>")
    }

    func lines(className: String) -> [String] {
        let head = "    <testcase\(XMLText.attribute("classname", className))\(XMLText.attribute("name", name))"
        guard !elements.isEmpty else { return ["\(head)/>"] }
        return ["\(head)>"] + elements.map { "      \($0)" } + ["    </testcase>"]
    }
}

extension XMLText {
    fileprivate static func element(_ text: String) -> String {
        escaped(text) { $0 == "\n" ? "\n" : "&#\($0.value);" }
    }
}
