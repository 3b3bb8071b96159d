import Foundation

// The page's data, one object a run. Lengths are whole thousandths of a point. A moment says only what is different
// from the one before; what many moments have in common is in tables, and named by its number there. The page's script
// (`TimelineScript+Run`) reads it, and puts whole moments together at intervals, to begin at.

extension Timeline {
    /// The timeline as the page's script reads it.
    ///
    /// - Complexity: O(*n*) in the elements of all moments.
    func json() -> JSONText {
        var tables = TimelineTables()
        var writer = MomentWriter()
        let written = moments.map { writer.json(of: $0, tables: &tables) }
        let budget = EventBudget(moments, otherBytes: written.reduce(0) { $0 + $1.bytes.count })
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
            write(tables, budget, to: &json)
        }
        return json
    }

    private func head(to json: inout JSONText) {
        json.key("title")
        json.write(name)
        json.key("vertical")
        json.write(isVertical)
        json.key("items")
        json.write(itemCount)
        json.key("roles")
        json.write(LayoutPicture.Element.Role.allCases.map(\.rawValue))
        json.key("costs")
        json.write(MomentWriter.costs.map(\.name))
        json.key("rounds")
        json.write(steps.reduce(0) { $0 + $1.report.rounds })
        json.key("largestDrift")
        json.write(Double(moments.reduce(0) { max($0, $1.costs.maximumDrift) }).thousandths)
        json.key("steps")
        json.array { json in for step in steps { step.write(to: &json) } }
        json.key("problems")
        let problems = problems
        json.array { json in for problem in problems.prefix(Problem.listed) { problem.write(to: &json) } }
        json.key("problemCount")
        json.write(problems.count)
    }

    private func write(_ tables: TimelineTables, _ budget: EventBudget, to json: inout JSONText) {
        json.key("texts")
        json.write(tables.texts.values)
        json.key("lists")
        json.array { json in for list in tables.lists.values { json.write(list) } }
        json.key("labels")
        json.array { json in for label in tables.labels.values { label.write(to: &json) } }
        json.key("names")
        json.object { json in
            for (element, name) in tables.names {
                json.key(element)
                json.write(name)
            }
        }
        json.key("explanations")
        json.array { json in for explanation in tables.explanations.values { json.write(explanation) } }
        // The events of explanations that no moment lists.
        json.key("lines")
        json.object { json in
            for (number, line) in causes.sorted(by: { $0.key < $1.key }) where !budget.lists(number) {
                json.key(number)
                json.write(line)
            }
        }
    }
}

extension Timeline.Step {
    /// How many checks of one step a page lists; those that fail come first where there are more.
    private static let listedChecks = 200
    /// How many issues of one step a page lists.
    private static let listedIssues = 50

    fileprivate func write(to json: inout JSONText) {
        json.object { json in
            json.key("number")
            json.write(report.number)
            json.key("action")
            json.write(report.action)
            if let note = report.note {
                json.key("note")
                json.write(note)
            }
            json.key("first")
            json.write(moments.lowerBound)
            json.key("count")
            json.write(moments.count)
            if report.isExpectation { writeChecks(to: &json) }
            if let refusal = report.refusal {
                json.key("refusal")
                json.write(refusal)
            }
            if !report.differences.isEmpty {
                json.key("failed")
                json.write(report.differences.count)
            }
            guard !report.issues.isEmpty else { return }
            json.key("issues")
            json.write(report.issues.prefix(Self.listedIssues).map(\.message))
            json.key("issueCount")
            json.write(report.issues.count)
        }
    }

    /// `[what, expected, found, 1 or 0]` each.
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
        json.key("checkCount")
        json.write(checks.count)
    }
}

extension Timeline.Problem {
    fileprivate func write(to json: inout JSONText) {
        json.object { json in
            json.key("kind")
            json.write(kind.rawValue)
            json.key("step")
            json.write(step)
            json.key("moment")
            json.write(moment)
            json.key("title")
            json.write(title)
            json.key("text")
            json.write(text)
            if isSevere {
                json.key("severe")
                json.write(true)
            }
            guard let element else { return }
            json.key("element")
            json.write(element)
        }
    }
}
