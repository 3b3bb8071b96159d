import FlowScenario

/// Advice as people read it in a terminal.
struct AdviceText {
    private let advice: EstimateAdvice
    private var lines: [String] = []
    private static let shownSections = 20

    init(_ advice: EstimateAdvice, file: String) {
        self.advice = advice
        lines.append(advice.name.isEmpty ? file : advice.name)
        lines.append(
            "\(NumberText.count(advice.itemCount, "item")); each estimate: load, \(Scenario.Action.list(advice.run))")
        if let length = advice.measuredLength {
            lines.append("measured, the content is \(NumberText.grouped(length)) points long")
        }
        lines.append("")
        if advice.isTable { rowTrials() } else { trials() }
        remarks()
        lines.append("")
        recommendation()
        if advice.sections.count > 1 { sections() }
    }

    var text: String { lines.joined(separator: "\n") + "\n" }

    private mutating func trials() {
        var rows = [[
                "", "estimate", "", "drift", "rounds", "passes", "measured", "at first", "knob jumps", "at most",
                "backwards", "first content", "penalty",
            ]]
        for (index, trial) in advice.trials.enumerated() {
            rows.append([
                index == advice.best ? "*" : "", size(trial), Self.shown(trial.names),
                NumberText.grouped(trial.maximumDrift), NumberText.grouped(trial.rounds),
                NumberText.grouped(trial.passes), NumberText.grouped(trial.measured),
                NumberText.grouped(trial.measuredAtFirst), tenths(trial.indicatorJump),
                tenths(trial.maximumIndicatorJump), NumberText.grouped(trial.indicatorReversals),
                trial.firstContentError.map { percent($0) + " off" } ?? "–", tenths(trial.penalty),
            ])
        }
        lines += AlignedTable(rows, leading: [0, 1, 2]).lines
        lines.append("* the best; drift and knob in points, knob jumps in all and at most")
    }

    /// What a table's estimate does to the scroll indicator: the first content, by how much it is wrong (E), the
    /// longest way of the knob that nobody scrolled (max J), the sum of these (Σ J), how often it runs backwards (R).
    private mutating func rowTrials() {
        var rows = [[
            "", "estimate", "", "first content", "E", "max J", "Σ J", "R", "drift", "measured", "at first", "penalty",
        ]]
        for (index, trial) in advice.trials.enumerated() {
            rows.append([
                index == advice.best ? "*" : "", size(trial), Self.shown(trial.names),
                NumberText.grouped(trial.firstContent),
                trial.firstContentError.map { NumberText.plain(($0 * 1000).rounded() / 1000) } ?? "–",
                hundredths(trial.maximumIndicatorJump), hundredths(trial.indicatorJump),
                NumberText.grouped(trial.indicatorReversals), NumberText.grouped(trial.maximumDrift),
                NumberText.grouped(trial.measured), NumberText.grouped(trial.measuredAtFirst), tenths(trial.penalty),
            ])
        }
        lines += AlignedTable(rows, leading: [0, 1, 2]).lines
        lines += [
            "* the best; E: by which share the first content is wrong; J: how far the indicator's knob moves that nobody",
            "scrolled, in points; R: how often it runs backwards; drift: how far rows on screen moved by themselves",
        ]
    }

    private func hundredths(_ value: Double) -> String { NumberText.grouped((value * 100).rounded() / 100) }

    private mutating func remarks() {
        for trial in advice.trials where !trial.errors.isEmpty {
            lines.append("\(size(trial)): errors: \(trial.errors.joined(separator: ", "))")
        }
        for refusal in advice.refused {
            lines.append("not tried: \(refusal.names.joined(separator: ", ")): \(refusal.reason)")
        }
    }

    private mutating func recommendation() {
        let (best, own) = (advice.trials[advice.best], advice.trials[0])
        let isOwn = advice.best == 0
        lines.append(
            isOwn
                ? "Keep \(written(best)): no other estimate does better."
                : "Use \(written(best)) (\(Self.shown(best.names))) instead of \(written(own)):")
        func line(_ what: String, _ value: String, _ before: String) {
            lines.append(isOwn || value == before ? "  \(what) \(value)" : "  \(what) \(value), not \(before)")
        }
        if best.maximumDrift == 0, own.maximumDrift == 0 {
            lines.append("  the content does not drift")
        } else {
            line("the content drifts by at most", points(best.maximumDrift), points(own.maximumDrift))
        }
        line(
            "the indicator's knob jumps by at most", points(best.maximumIndicatorJump), points(own.maximumIndicatorJump)
        )
        if let error = best.firstContentError, let before = own.firstContentError {
            line("the first content is off by", percent(error), percent(before))
        }
        line("it takes", costs(best), costs(own))
        lines += Self.criteria
    }

    private static let criteria = [
        "What counts is errors, then drift, then the penalty: 1 for every 1 % of the viewport that the knob jumps at",
        "most, for every 1 % that the first content is off and for every time that the knob runs backwards; 0.1 for",
        "every 1 % of cells measured beyond the fewest.",
    ]

    private mutating func sections() {
        lines.append("")
        if advice.isTable {
            lines.append("With estimatedHeightForRowAt each section can have its own:")
        } else {
            lines.append(
                "A layout has one estimate for all sections, and sizeForItemAt gives sizes, not estimates. Alone they")
            lines.append("would have")
        }
        var rows = [
            ["section", "", "items", "estimate"]
                + (advice.isTable ? ["the common one"] : ["the common one's width", "height"])
        ]
        for section in advice.sections.prefix(Self.shownSections) {
            rows.append(
                [
                    "\(section.section)", section.title ?? "", NumberText.grouped(section.itemCount),
                    size(section.suited),
                ] + (section.error ?? []).map(error))
        }
        lines += AlignedTable(rows, leading: [0, 1]).lines.map { "  " + $0 }
        let rest = advice.sections.count - Self.shownSections
        if rest > 0 { lines.append("  … and \(NumberText.count(rest, "section")) more") }
    }

    private func error(_ share: Double) -> String {
        let text = percent(abs(share))
        return text == "0 %" ? "right" : "\(text) too \(share > 0 ? "large" : "small")"
    }

    private func costs(_ trial: EstimateAdvice.Trial) -> String {
        "\(NumberText.count(trial.measured, "measurement")) in \(NumberText.count(trial.rounds, "round"))"
    }

    private func size(_ trial: EstimateAdvice.Trial) -> String {
        trial.estimate.map(size) ?? (advice.isTable ? "the delegate's" : "automatic")
    }

    private func size(_ size: [Double]) -> String { size.map(NumberText.plain).joined(separator: " × ") }

    /// As the document has it.
    private func written(_ trial: EstimateAdvice.Trial) -> String {
        if advice.isTable { return size(trial) }
        return trial.estimate.map { "[\($0.map(NumberText.plain).joined(separator: ", "))]" } ?? "\"automatic\""
    }

    /// The first of the names of one estimate.
    private static func shown(_ names: [String]) -> String {
        let names = names.map { $0 == "automatic" ? "the layout's average" : $0 }
        return names.count <= 2 ? names.joined(separator: ", ") : "\(names[0]), \(names[1]), …"
    }

    private func tenths(_ value: Double) -> String { NumberText.grouped((value * 10).rounded() / 10) }

    private func points(_ value: Double) -> String { "\(tenths(value)) points" }

    private func percent(_ share: Double) -> String { "\(tenths(share * 100)) %" }
}
