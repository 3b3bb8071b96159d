import FlowScenario

/// The text of advice about estimates, for a terminal.
struct AdviceText {
    private let advice: EstimateAdvice
    private var output: TerminalText
    private static let shownSections = 20

    init(_ advice: EstimateAdvice, file: String, terminal: Terminal = Terminal()) {
        self.advice = advice
        output = TerminalText(terminal: terminal)
        output.add(advice.name.isEmpty ? file : advice.name)
        let items = NumberText.count(advice.itemCount, "item")
        output.add("\(items); each estimate: load, \(Scenario.Action.list(advice.run))")
        if let items = advice.scrolledItems {
            output.add("each way shows some \(NumberText.count(items, "item")), and goes on to its end at once")
        }
        if let length = advice.measuredLength {
            output.add("with all cells measured, the content is \(NumberText.grouped(length)) points long")
        }
        output.addEmptyLine()
        trials()
        remarks()
        output.addEmptyLine()
        recommendation()
        if advice.sections.count > 1 { sections() }
    }

    var text: String { output.text }

    // MARK: Trials

    private static let columns: [AlignedTable.Column] = [
        .words(""), .words("estimate"), .words(""), .number("content jumps"), .number("knob jumps"),
        .number("in all", rank: 3), .number("backwards", rank: 2), .number("first length", rank: 6),
        .number("off by"), .number("measured", rank: 1), .number("at first", rank: 4),
        .number("rounds", rank: 5), .number("penalty"),
    ]

    private mutating func trials() {
        let rows = advice.trials.enumerated().map { index, trial in
            let isBest = index == advice.best
            return [
                isBest ? output.terminal.painted("*", .success) : "", size(trial), Self.shown(trial.names),
                tenths(trial.maximumDrift), hundredths(trial.maximumIndicatorJump), hundredths(trial.indicatorJump),
                NumberText.grouped(trial.indicatorReversals), NumberText.grouped(trial.firstContent),
                trial.firstContentError.map(percent) ?? "–", NumberText.grouped(trial.measured),
                NumberText.grouped(trial.measuredAtFirst), NumberText.grouped(trial.rounds), tenths(trial.penalty),
            ]
        }
        output.add(Self.columns, rows)
        let legend = Self.legend.filter { !$0.headings.allSatisfy(output.omitted.contains) }
        output.addRemarkOnOmitted()
        for entry in legend { output.add(entry.text, .note) }
    }

    /// The explanations of the table's columns. An explanation is printed if the table has one of the columns in
    /// `headings`.
    private static let legend: [(headings: [String], text: String)] = [
        ([""], "* the best"),
        (
            ["content jumps"],
            "content jumps: how many points the content on screen moves without scrolling, at most, when cells come on "
                + "screen"
        ),
        (
            ["knob jumps"],
            "knob jumps: how many points the scroll indicator's knob moves without scrolling, at most and in all; "
                + "and how often it runs backwards"
        ),
        (
            ["first length", "off by"],
            "first length: of the content before anything is scrolled; off by: how wrong it is"
        ),
        (
            ["measured", "rounds"],
            "measured: how often cells were asked for their size, in all and before anything is scrolled; a round is "
                + "a layout made again with the sizes that cells answered"
        ),
    ]

    private mutating func remarks() {
        for trial in advice.trials where !trial.errors.isEmpty {
            let word = output.terminal.painted("errors", .failure)
            output.add("\(size(trial)): \(word): \(trial.errors.joined(separator: ", "))")
        }
        for refusal in advice.refused {
            output.add("not tried: \(refusal.names.joined(separator: ", ")): \(refusal.reason)")
        }
    }

    // MARK: Recommendation

    private mutating func recommendation() {
        let (best, own) = (advice.trials[advice.best], advice.trials[0])
        let isOwn = advice.best == 0
        output.add(
            isOwn
                ? "Keep \(written(best)): no other estimate does better."
                : "Use \(written(best)) (\(Self.shown(best.names))) instead of \(written(own)):")
        func line(_ what: String, _ value: String, _ before: String, _ rest: String = "") {
            let other = isOwn || value == before ? "" : ", not \(before)"
            output.add("\(what) \(value)\(rest)\(other)", indent: 2)
        }
        if best.maximumDrift == 0, own.maximumDrift == 0 {
            output.add("the content does not jump when cells come on screen", indent: 2)
        } else {
            line(
                "the content jumps by at most", points(best.maximumDrift), points(own.maximumDrift),
                " when cells come on screen")
        }
        line(
            "the scroll indicator's knob jumps by at most", points(best.maximumIndicatorJump),
            points(own.maximumIndicatorJump))
        if let error = best.firstContentError, let before = own.firstContentError {
            line("before anything is scrolled, the content's length is off by", percent(error), percent(before))
        }
        line("it takes", costs(best), costs(own))
        output.add(Self.criteria, .note)
    }

    private static let criteria =
        "The best has the fewest errors, then the smallest jumps of the content, then the smallest penalty: 1 for "
        + "every 1 % of the viewport that the knob jumps at most, for every 1 % that the first length is off and for "
        + "every time that the knob runs backwards; 0.1 for every 1 % of cells measured beyond the fewest."

    private mutating func sections() {
        output.addEmptyLine()
        output.add(
            advice.isTable
                ? "With estimatedHeightForRowAt each section can have its own:"
                : "A layout has one estimate for all sections, and sizeForItemAt gives sizes, not estimates. Alone "
                    + "they would have")
        let rows = advice.sections.prefix(Self.shownSections).map { section in
            [
                "\(section.section)", section.title ?? "", NumberText.grouped(section.itemCount),
                size(section.suited),
            ] + (section.error ?? []).map(error)
        }
        let common: [AlignedTable.Column] =
            advice.isTable
            ? [.number("the common one")] : [.number("the common one's width"), .number("height")]
        output.add([.words("section"), .words(""), .number("items"), .number("estimate")] + common, rows, indent: 2)
        output.addRemarkOnOmitted()
        let rest = advice.sections.count - Self.shownSections
        if rest > 0 { output.lines.append("  … and \(NumberText.count(rest, "section")) more") }
    }

    // MARK: Words

    private func error(_ share: Double) -> String {
        let text = percent(abs(share))
        return text == percent(0) ? "right" : "\(text) too \(share > 0 ? "large" : "small")"
    }

    private func costs(_ trial: EstimateAdvice.Trial) -> String {
        "\(NumberText.count(trial.measured, "measurement")) in \(NumberText.count(trial.rounds, "round"))"
    }

    private func size(_ trial: EstimateAdvice.Trial) -> String {
        trial.estimate.map(size) ?? (advice.isTable ? "the delegate's" : "automatic")
    }

    private func size(_ size: [Double]) -> String {
        size.map(NumberText.plain).joined(separator: "\(WrappedText.joint)×\(WrappedText.joint)")
    }

    /// Returns the estimate of a trial in the form in which scenario files contain estimates.
    private func written(_ trial: EstimateAdvice.Trial) -> String {
        if advice.isTable { return size(trial) }
        if let written = trial.written { return written }
        return trial.estimate.map { "[\($0.map(NumberText.plain).joined(separator: ", "))]" } ?? "\"automatic\""
    }

    /// Returns the names of an estimate as text. Only the first two names are written.
    private static func shown(_ names: [String]) -> String {
        let names = names.map { $0 == "automatic" ? "the layout's average" : $0 }
        return names.count <= 2 ? names.joined(separator: ", ") : "\(names[0]), \(names[1]), …"
    }

    private func hundredths(_ value: Double) -> String { NumberText.grouped((value * 100).rounded() / 100) }

    private func tenths(_ value: Double) -> String { NumberText.grouped((value * 10).rounded() / 10) }

    private func points(_ value: Double) -> String { "\(tenths(value)) points" }

    private func percent(_ share: Double) -> String { "\(tenths(share * 100))\(WrappedText.joint)%" }
}
