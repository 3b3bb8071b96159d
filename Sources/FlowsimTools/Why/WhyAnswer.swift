import ElementsSimulator
import FlowScenario

/// The reasons for the place and the size of an element. `flowsim why --json` prints these reasons.
struct WhyAnswer: Encodable {
    var file: String
    /// The name of the element, such as `0-3` or `header 0`.
    var element: String
    /// The number of the requested step; `nil` for the whole run.
    var step: Int?
    /// The reasons, with the latest reason first. If the latest reason is an update, the latest reason that is not an
    /// update follows, because updates keep sizes.
    var reasons: [Reason]
    /// The earlier names of the element, the latest first. Each has the number of the step until which the element had
    /// the name.
    var earlierNames: [EarlierName]
    /// The changes that would lessen the work of the causes, and the jumps of the run up to the step.
    var cures: [Cure]

    struct Reason: Encodable {
        /// The number of the step in which the element was laid out.
        var step: Int
        var action: String
        /// The sentence about the element, such as `0-3 was laid out again because …`.
        var sentence: String
        /// The causes and their effects in words, with the oldest cause first.
        var summary: String
        /// The event and its causes, with the latest event first.
        var chain: [Event]
    }

    struct Event: Encodable {
        var id: Int
        var cause: Int?
        var step: Int
        /// The kind of the event with its values. Its JSON form differs from that in a trace: a rectangle is two pairs
        /// of numbers.
        var kind: TraceEvent.Kind
        /// The event in words, on one line.
        var text: String
    }

    struct EarlierName: Encodable {
        var name: String
        var step: Int
    }
}

extension WhyAnswer {
    /// The greatest number of events that the text lists in full. If there are more events, the text leaves out those
    /// in the middle; the document of `--json` has all of them.
    private static let shown = 12

    /// Returns the text of an answer for a terminal.
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
        if !cures.isEmpty { output.addEmptyLine() }
        output.add(cures)
        return output.text
    }

    /// The words that introduce an earlier reason. They contain the element's earlier names, if there are any.
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
