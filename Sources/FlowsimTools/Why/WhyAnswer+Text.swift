import FlowScenario

extension WhyAnswer {
    /// The largest number of events that are listed whole. Of more the middle is left out; the document for machines has
    /// all of them.
    private static let shown = 12

    /// The text of an answer for a terminal.
    ///
    /// - Parameter remark: A sentence in front of the reasons.
    func text(_ remark: String?, in terminal: Terminal) -> String {
        var output = TerminalText(terminal: terminal)
        if let remark { output.add(remark, hanging: 0) }
        for (index, reason) in reasons.enumerated() {
            if index > 0 {
                output.addEmptyLine()
                output.add("\(before)before that:", hanging: 0)
            }
            output.add(reason.sentence, hanging: 0)
            output.add("That was in step \(reason.step), \(reason.action).", hanging: 0)
            output.add(reason.summary, .note)
            for event in Self.events(reason.chain) { output.add(event, .note) }
        }
        return output.text
    }

    /// The earlier names, if there is more than one.
    private var before: String {
        guard earlierNames.count > 1 else { return "And " }
        return "It was " + NameList(earlierNames.map { "\($0.name) until step \($0.step)" }).description + ". And "
    }

    private static func events(_ chain: [Event]) -> [String] {
        let texts = chain.map(\.text)
        guard texts.count > shown else { return texts }
        return texts.prefix(shown / 2) + ["… \(texts.count - shown) more …"] + texts.suffix(shown / 2)
    }
}
