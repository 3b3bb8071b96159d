import FlowScenario

extension LogExplanation {
    /// Returns the text for a terminal.
    func text(in terminal: Terminal) -> String {
        var output = TerminalText(terminal: terminal)
        for (index, finding) in findings.enumerated() {
            if index > 0 { output.addEmptyLine() }
            let times = finding.count > 1 ? ", \(NumberText.grouped(finding.count)) times" : ""
            output.add("\(log):\(finding.line): " + terminal.painted(finding.message, .failure) + times)
            for sentence in finding.sentences { output.add(sentence, indent: 2, hanging: 0) }
            output.add("More about it: \(finding.page)", indent: 2, .note)
            finding.addScenario(to: &output)
        }
        if omitted > 0 {
            output.addEmptyLine()
            let rest = "\(NumberText.count(omitted, "further message")) of these kinds, with other numbers,"
            output.add("\(rest) \(omitted == 1 ? "is" : "are") left out.", .note)
        }
        return output.text
    }

    /// The text for a log without a message that is known.
    static func nothing(in log: String, _ terminal: Terminal) -> String {
        var output = TerminalText(terminal: terminal)
        output.add("\(log): there is no message that this command reads. It looks for")
        for section in ErrorSection.allCases { output.add(section.title, indent: 2) }
        output.add(
            "docs/errors.md has a section about each. The whole text of a message is needed, with the lines after it.")
        return output.text
    }
}

extension LogExplanation.Finding {
    fileprivate func addScenario(to output: inout TerminalText) {
        guard scenario != nil else {
            let reason =
                kind == .recursionLogging
                ? "No scenario is needed." : "No scenario raises this message with what is in the log."
            return output.add(reason, indent: 2, .note)
        }
        if let assumption { output.add(assumption, indent: 2, .note) }
        guard let written else { return }
        if written == FileReading.standardInput {
            return output.add("The scenario that does it is on standard output.", indent: 2)
        }
        output.add("The scenario that does it is in \(written); see it with", indent: 2)
        output.lines.append("    flowsim run \(ShellWord(written))")
    }
}
