import Foundation

// The page's data, one object a run. Lengths are whole thousandths of a point. A moment says only what is different
// from the one before; what many moments have in common is in tables, and named by its number there. The page's script
// (`TimelineScript+Run`) reads it, and puts whole moments together at intervals, to begin at.

extension Timeline {
    /// The timeline in the JSON form that the page's script reads.
    ///
    /// - Parameter eventBytes: The most bytes that the document should need. If it needs more, fewer events are listed.
    /// - Complexity: O(*n*) in the elements of all moments.
    func json(eventBytes: Int = EventBudget.bytes) -> JSONText {
        var tables = TimelineTables()
        var writer = MomentWriter()
        let written = moments.map { writer.json(of: $0, tables: &tables) }
        var rest = JSONText()
        rest.object { json in
            head(to: &json)
            write(tables, to: &json)
        }
        let others = written.reduce(rest.bytes.count) { $0 + $1.bytes.count }
        let budget = EventBudget(moments, otherBytes: others, bytes: eventBytes)
        var json = JSONText()
        json.object { json in
            head(to: &json)
            json.key("moments")
            json.array { json in
                for (moment, text) in zip(moments, written) {
                    json.array { json in
                        json.write(text)
                        budget.write(moment, to: &json)
                    }
                }
            }
            // Tables are whole only now.
            write(tables, to: &json)
            writeCauses(notIn: budget, to: &json)
        }
        return json
    }

    func head(to json: inout JSONText) {
        json.member("title", name)
        json.member("vertical", isVertical)
        json.member("items", itemCount)
        json.member("roles", LayoutPicture.Element.Role.allCases.map(\.rawValue))
        json.member("costs", MomentWriter.costs.map(\.name))
        json.member("rounds", steps.reduce(0) { $0 + $1.report.rounds })
        json.member("largestDrift", Double(moments.reduce(0) { max($0, $1.costs.maximumDrift) }).thousandths)
        json.member("steps", steps)
        let problems = problems
        json.member("problems", Array(problems.prefix(Problem.listed)))
        json.member("problemCount", problems.count)
    }

    private func write(_ tables: TimelineTables, to json: inout JSONText) {
        json.member("texts", tables.texts.values)
        json.member("lists", tables.lists.values)
        json.member("labels", tables.labels.values)
        writeNames(tables, to: &json)
        json.member("explanations", tables.explanations.values)
    }

    /// Writes the events of explanations that no moment lists.
    private func writeCauses(notIn budget: EventBudget, to json: inout JSONText) {
        json.key("lines")
        json.object { json in
            for (number, line) in causes.sorted(by: { $0.key < $1.key }) where !budget.lists(number) {
                json.key(number)
                json.write(line)
            }
        }
    }
}

extension Timeline {
    func writeNames(_ tables: TimelineTables, to json: inout JSONText) {
        json.key("names")
        json.object { json in
            for (element, name) in tables.names {
                json.key(element)
                json.write(name)
            }
        }
    }
}

extension Timeline.Step: JSONTextValue {
    /// The largest number of checks that a page lists for one step; if there are more checks, failed checks come first.
    private static let listedChecks = 200
    /// The largest number of issues that a page lists for one step.
    private static let listedIssues = 50

    /// Whether the step measured many more cells than there are on screen. The page marks such a step.
    private var measuresMuch: Bool { report.measurements > max(8, 2 * report.state.visible) }

    func write(to json: inout JSONText) {
        json.object { json in
            json.member("number", report.number)
            json.member("action", report.action)
            json.member("note", ifAny: report.note)
            json.member("first", moments.lowerBound)
            json.member("count", moments.count)
            if measuresMuch { json.member("visible", report.state.visible) }
            if report.isExpectation { writeChecks(to: &json) }
            json.member("refusal", ifAny: report.refusal)
            if !report.differences.isEmpty { json.member("failed", report.differences.count) }
            guard !report.issues.isEmpty else { return }
            json.member("issues", report.issues.prefix(Self.listedIssues).map(\.message))
            json.member("issueCount", report.issues.count)
        }
    }

    /// Writes the checks, each as `[what, expected, found, 1 or 0]`. The last number is 1 if the check holds.
    private func writeChecks(to json: inout JSONText) {
        let isLong = checks.count > Self.listedChecks
        let listed = isLong ? checks.filter { !$0.holds } + checks.filter(\.holds) : checks
        json.key("checks")
        json.array { json in
            for check in listed.prefix(Self.listedChecks) {
                json.array { json in
                    for text in [check.what, check.expected, check.difference?.found ?? check.found] {
                        json.write(text)
                    }
                    json.write(check.holds ? 1 : 0)
                }
            }
        }
        json.member("checkCount", checks.count)
    }
}

extension Timeline.Problem: JSONTextValue {
    func write(to json: inout JSONText) {
        json.object { json in
            json.member("kind", kind.rawValue)
            json.member("step", step)
            json.member("moment", moment)
            json.member("title", title)
            json.member("text", text)
            if isSevere { json.member("severe", true) }
            json.member("element", ifAny: element)
            json.member("expectation", ifAny: expectation)
            if let groups = work?.groups, !groups.isEmpty { json.member("work", groups) }
            if !cures.isEmpty { json.member("cures", cures) }
        }
    }
}

extension MetricWork.Group: JSONTextValue {
    func write(to json: inout JSONText) {
        json.object { json in
            json.member("cause", cause)
            json.member("count", count)
            json.member("elements", elements)
        }
    }
}

extension Timeline.Cure: JSONTextValue {
    func write(to json: inout JSONText) {
        json.object { json in
            json.member("text", text)
            json.member("command", ifAny: command)
        }
    }
}
