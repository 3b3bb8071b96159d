import FlowScenario

/// An answer as people read it in a terminal.
struct WhyText {
    let answer: WhyAnswer
    /// What is said first.
    let remark: String?
    let terminal: Terminal

    /// Of more events the middle is left out; the answer for machines has all of them.
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

    /// What it was called on the way, where that is more than one name.
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
