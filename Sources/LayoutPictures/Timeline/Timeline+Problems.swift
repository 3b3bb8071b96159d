import PlainTexts

extension Timeline {
    /// A problem that a page lists first, with the place where it is seen.
    package struct Problem: Hashable, Sendable {
        /// The kinds of problems, the worst first.
        package enum Kind: String, Hashable, Sendable, CaseIterable {
            /// An expectation that does not hold.
            case expectation
            /// A batch update that the view refused.
            case refusal
            /// A layout that does not come to an end.
            case loop
            /// An issue for which UIKit would throw.
            case error
            /// Constraints that contradict each other.
            case conflict
            /// An issue that UIKit would log.
            case warning
            /// A loss of the reader's place: all elements that were on screen left the screen without being scrolled.
            case lost
            /// An avoidable movement of the anchor on screen. The movement would not have happened with another legal
            /// offset. The anchor is the element that should keep its place. A run has at most one such problem, at the
            /// moment with the largest movement.
            case drift
        }

        package var kind: Kind
        /// The indices of the step and of the moment that caused the problem.
        package var step, moment: Int
        /// The index of the moment at which an expectation found the problem. Nil if no expectation found it.
        package var expectation: Int?
        /// The problem in a few words: the name of the expectation or of the issue.
        package var title: String
        /// The details of the problem, as text.
        package var text: String
        /// The element that the problem is about, in the form `0-3` or `header 0`.
        package var element: String?
        /// Whether the problem is severe. A severe problem makes the run fail, or is an issue for which UIKit would
        /// throw.
        package var isSevere: Bool
        /// The work behind the value of a metric that is not as expected, by cause.
        package var work: MetricWork?
        /// The known cures of the problem, the best first.
        package var cures: [Cure] = []

        /// The largest number of problems that a page lists.
        static let listed = 200
    }

    /// A change that would remove a problem.
    package struct Cure: Hashable, Sendable {
        /// The change in one sentence.
        package var text: String
        /// A command line that shows the effect of the change. Nil if there is no such command.
        package var command: String?

        package init(text: String, command: String? = nil) {
            self.text = text
            self.command = command
        }
    }

    /// The problems of the run. The worst kind is first, and problems of one kind are in the order of time. Issues of
    /// one kind in one step are one problem, with the number of issues.
    package var problems: [Problem] {
        var byKind = Dictionary(Problem.Kind.allCases.map { ($0, [Problem]()) }) { first, _ in first }
        for (index, step) in steps.enumerated() where !step.moments.isEmpty {
            for problem in failures(of: step, at: index) + issues(of: step, at: index) {
                byKind[problem.kind]?.append(problem)
            }
        }
        byKind[.lost] = losses
        byKind[.drift] = largestDrift.map { [$0] }
        return Problem.Kind.allCases.flatMap { kind in
            (byKind[kind] ?? []).map { problem in
                var problem = problem
                problem.cures = cures[problem] ?? []
                return problem
            }
        }
    }

    private func failures(of step: Step, at index: Int) -> [Problem] {
        let end = step.moments.upperBound - 1
        var found: [Problem] = []
        let refusal = step.report.refusal
        if let refusal {
            let isUnexpected = !step.report.differences.isEmpty
            found.append(
                Problem(
                    kind: .refusal, step: index, moment: end,
                    title: isUnexpected ? "batch refused" : "batch refused, as expected", text: refusal,
                    isSevere: isUnexpected))
        }
        // That a batch was refused unexpectedly is said already.
        let differences = step.report.differences.dropFirst(refusal != nil && !step.report.isExpectation ? 1 : 0)
        return found + differences.map { failure($0, of: step, at: index) }
    }

    private func failure(_ difference: StepReport.Difference, of step: Step, at index: Int) -> Problem {
        let work = step.checks.first { !$0.holds && $0.what == difference.what }?.work
        let element = difference.elements?.first ?? Self.element(inName: difference.what)
        let end = step.moments.upperBound - 1
        let moment = step.report.isExpectation ? origin(of: difference, work, before: step) ?? end : end
        return Problem(
            kind: .expectation, step: self.step(of: moment) ?? index, moment: moment,
            expectation: step.report.isExpectation ? end : nil, title: difference.what,
            text: "expected \(difference.expected), found \(work == nil ? difference.found : difference.actual)",
            element: element, isSevere: true, work: work)
    }

    private func issues(of step: Step, at index: Int) -> [Problem] {
        var counts: [String: Int] = [:]
        var firsts: [StepReport.Issue] = []
        for issue in step.report.issues {
            counts[issue.kind, default: 0] += 1
            if counts[issue.kind] == 1 { firsts.append(issue) }
        }
        return firsts.map { issue in
            let count = counts[issue.kind] ?? 1
            let times = count == 1 ? "" : ", \(NumberText.grouped(count)) times"
            return Problem(
                kind: Self.kind(of: issue), step: index, moment: moment(of: issue, in: step),
                title: issue.kind + times, text: issue.message, element: issue.item, isSevere: issue.isError)
        }
    }

    private static func kind(of issue: StepReport.Issue) -> Problem.Kind {
        switch issue.kind {
        case "layoutLoop": .loop
        case "unsatisfiableConstraints": .conflict
        default: issue.isError ? .error : .warning
        }
    }

    /// Returns the index of the first moment with an issue, or of the step's last moment if no moment has the issue.
    /// Only the first line of the issue's message is compared.
    private func moment(of issue: StepReport.Issue, in step: Step) -> Int {
        let line = issue.message.split(separator: "\n", maxSplits: 1).first.map(String.init) ?? ""
        return step.moments.first { moments[$0].issues.contains(line) } ?? step.moments.upperBound - 1
    }

    /// A problem for each step in which the layout pushed away all items that were on screen. Each problem names the
    /// first moment of its step at which this happened.
    private var losses: [Problem] {
        steps.indices.compactMap { index in
            guard let moment = steps[index].moments.first(where: { moments[$0].pushedOff?.isAll == true }),
                let pushedOff = moments[moment].pushedOff
            else { return nil }
            let items = pushedOff.count == 1 ? "1 item was" : "\(NumberText.grouped(pushedOff.count)) items were"
            let way = pushedOff.way.map { max(abs($0.x), abs($0.y)) }
            let far = way.map { ", by \(NumberText.grouped(Double($0))) points" } ?? ""
            return Problem(
                kind: .lost, step: index, moment: moment, title: "all that was read is gone",
                text: "\(items) pushed off the screen\(far), and nothing else that was on it is left", isSevere: false)
        }
    }

    private var largestDrift: Problem? {
        // Less than a thousandth of a point is 0 in print.
        guard let most = moments.indices.max(by: { moments[$0].costs.maximumDrift < moments[$1].costs.maximumDrift }),
            moments[most].costs.maximumDrift >= 0.0005,
            let step = step(of: most)
        else { return nil }
        let (costs, drift) = (moments[most].costs, moments[most].costs.lastDrift)
        let length = abs(drift) == costs.maximumDrift ? drift : costs.maximumDrift
        return Problem(
            kind: .drift, step: step, moment: most,
            title: "largest drift: \(NumberText.grouped(Double(length))) points",
            text: "the reader's place moved on screen, beyond what was scrolled", isSevere: false)
    }
}
