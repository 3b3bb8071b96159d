import FlowScenario

extension DeviceAnswers {
    /// The text of devices' answers for a terminal: a line or two a question, then the values that differ.
    func text(in terminal: Terminal) -> String {
        var output = TerminalText(terminal: terminal)
        for answer in answers { answer.write(to: &output) }
        let others = answers.count { !$0.isAsExpected }
        output.addVerdict(
            "as the simulator", "OTHERWISE", others == 0 ? nil : others,
            of: NumberText.count(answers.count, "recording"),
            rest: refused.isEmpty ? "" : "; refused: \(NumberText.grouped(refused.count))", hanging: 0)
        return output.text
    }
}

extension DeviceAnswer {
    private static let shownDrifts = 10

    fileprivate func write(to output: inout TerminalText) {
        output.add(name.isEmpty ? file : "\(file): \(name)", hanging: 6)
        for sentence in sentences { output.add("  \(sentence)", hanging: 6) }
        if !isAsExpected { for line in comment { output.add("    \(line)", hanging: 6) } }
        if !drifted.isEmpty {
            let rows = drifted.prefix(Self.shownDrifts).map {
                [NumberText.grouped($0.step), $0.what, $0.device, $0.simulator]
            }
            output.add([.number("step"), .words("what"), .words("device"), .words("simulator")], rows, indent: 4)
            output.addRemarkOnOmitted()
            let more = drifted.count - rows.count
            if more > 0 { output.add("    and \(NumberText.grouped(more)) more, which --json has", hanging: 6) }
        }
        output.addEmptyLine()
    }

    private var sentences: [String] {
        let values = NumberText.count(expectationCount, "value")
        switch verdict {
        case .simulator:
            return [
                "the simulator's reading: \(values) hold",
                ruledOut.isEmpty
                    ? "no option, quirk or other system would make a difference"
                    : "decides against \(ruledOut.joined(separator: ", "))",
            ]
        case .otherReading:
            return ["another reading: all of \(values) hold with \(readings.joined(separator: ", or with "))"]
        case .unknown: return ["no known reading: under each of \(ruledOut.count + 1), some of \(values) differ"]
        }
    }
}
