import FlowScenario

extension RunDocument {
    /// Returns the reports as JUnit XML, which build servers read. There is one suite for each scenario and system, and
    /// one case for each step.
    ///
    /// The same reports give the same bytes: there are no times unless they were asked for, no host names and no dates.
    ///
    /// - Parameter seconds: How long each outcome took; `nil` to leave times out.
    func junit(seconds: [Double]?) -> String {
        let suites = files.enumerated().map { TestSuite($1, seconds: seconds?[$0]) }
        let total = TestSuite.counts(suites.flatMap(\.cases)) + TestSuite.time(seconds.map { $0.reduce(0, +) })
        let lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#, "<testsuites\(total)>"] + suites.flatMap(\.lines)
        return lines.joined(separator: "\n") + "\n</testsuites>\n"
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

    var lines: [String] {
        let names = XMLText.attribute("name", name) + XMLText.attribute("file", file)
        return ["  <testsuite\(names)\(Self.counts(cases))\(Self.time(seconds))>"]
            + cases.flatMap { $0.lines(className: name) } + ["  </testsuite>"]
    }

    static func counts(_ cases: [TestCase]) -> String {
        let outcomes: [(String, TestCase.Outcome)] = [("failures", .failure), ("errors", .error), ("skipped", .skipped)]
        return outcomes.reduce(XMLText.attribute("tests", "\(cases.count)")) { text, row in
            text + XMLText.attribute(row.0, "\(cases.count { $0.outcome == row.1 })")
        }
    }

    /// Returns a duration in seconds as an XML attribute; empty if the duration is unknown. It is rounded to
    /// milliseconds, because programs that read JUnit XML use no finer unit.
    static func time(_ seconds: Double?) -> String {
        seconds.map { XMLText.attribute("time", NumberText.plain($0)) } ?? ""
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
    /// Returns an attribute of an XML element. Line ends in its value are escaped, because a parser would replace them
    /// by spaces.
    fileprivate static func attribute(_ name: String, _ value: String) -> String {
        " \(name)=\"\(escaped(value) { "&#\($0.value);" })\""
    }

    fileprivate static func element(_ text: String) -> String {
        escaped(text) { $0 == "\n" ? "\n" : "&#\($0.value);" }
    }
}
