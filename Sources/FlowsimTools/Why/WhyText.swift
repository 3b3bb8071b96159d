import FlowScenario

/// The text of an answer for a terminal.
struct WhyText {
    let answer: WhyAnswer
    /// The sentence in front of the answer.
    let remark: String?
    let terminal: Terminal

    /// The largest number of events that are listed whole. Of more the middle is left out; the document for machines
    /// has all of them.
    private static let shown = 12

    var text: String {
        var lines = remark.map { terminal.wrapped($0) } ?? []
        for (index, reason) in answer.reasons.enumerated() {
            if index > 0 { lines.append(contentsOf: [""] + terminal.wrapped("\(before)before that:")) }
            lines += terminal.wrapped(reason.sentence)
            lines += terminal.wrapped("That was in step \(reason.step), \(reason.action).")
            lines += terminal.wrapped(reason.summary, hanging: 2, .note)
            lines += events(reason.chain).flatMap { terminal.wrapped($0, hanging: 2, .note) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The earlier names, if there is more than one.
    private var before: String {
        let names = answer.earlierNames
        guard names.count > 1 else { return "And " }
        return "It was " + NameList(names.map { "\($0.name) until step \($0.step)" }).description + ". And "
    }

    private func events(_ chain: [WhyAnswer.Event]) -> [String] {
        let texts = chain.map(\.text)
        guard texts.count > Self.shown else { return texts }
        let half = Self.shown / 2
        return texts.prefix(half) + ["… \(texts.count - Self.shown) more …"] + texts.suffix(half)
    }
}
