import FlowScenario

extension ScenarioComparison {
    /// Returns the text of a comparison for a terminal.
    func text(in terminal: Terminal) -> String {
        var output = TerminalText(terminal: terminal)
        for (letter, side) in [("A", a), ("B", b)] {
            output.add("\(letter)  \(side.file)\(side.name.isEmpty ? "" : ": \(side.name)")", hanging: 3)
        }
        output.addEmptyLine()
        for step in steps { step.write(to: &output) }
        if !costs.isEmpty {
            output.addEmptyLine()
            output.lines.append("all steps together")
            costs.write(to: &output)
        }
        output.addRemarkOnOmitted(unnamed: "B − A")
        output.addEmptyLine()
        let differing = isEqual ? nil : steps.count { !$0.isEqual }
        output.addVerdict("equal", "DIFFERENT", differing, of: NumberText.count(steps.count, "step"))
        return output.text
    }
}

extension ScenarioComparison.Step {
    fileprivate func write(to output: inout TerminalText) {
        guard let a, let b else {
            return output.add("\(a ?? b ?? 0)  \(action): only in \(a == nil ? "B" : "A")", hanging: 3)
        }
        let head = "\(a == b ? "\(a)" : "\(a)/\(b)")  \(action)"
        guard !isEqual else { return output.add("\(head): the same", hanging: 3) }
        output.add(head + (otherAction.map { " in A, \($0) in B" } ?? ""), hanging: 3)
        if !differences.isEmpty { differences.write(to: &output) }
        if let frames, frames.differing > 0 { frames.write(to: &output) }
    }
}

extension [ScenarioComparison.Difference] {
    fileprivate func write(to output: inout TerminalText) {
        let rows = map { difference in
            let what = difference.what
            return [
                what, difference.a.text(of: what), difference.b.text(of: what), difference.delta.map(signed) ?? "",
            ]
        }
        output.add([.words(""), .values("A"), .values("B"), .number("", rank: 1)], rows, indent: 3)
    }

    private func signed(_ value: Double) -> String {
        let text = NumberText.grouped(value)
        return value > 0 ? "+" + text : text
    }
}

extension ScenarioComparison.Frames {
    fileprivate func write(to output: inout TerminalText) {
        output.lines.append("   \(NumberText.grouped(differing)) of \(NumberText.count(compared, "frame")) differ")
        let rows = elements.map { frame in
            [
                frame.element, frame.a.map(text) ?? "not there", frame.b.map(text) ?? "not there",
                frame.delta.map(text) ?? "",
            ]
        }
        output.add([.words(""), .words("A"), .words("B"), .words("B − A", rank: 1)], rows, indent: 5)
        let rest = differing - elements.count
        if rest > 0 { output.lines.append("     … and \(NumberText.grouped(rest)) more") }
    }

    private func text(_ numbers: [Double]) -> String {
        "[" + numbers.map(NumberText.plain).joined(separator: ", ") + "]"
    }
}
