import FlowSimulator

/// Why an element is where it is, and as large as it is; `flowsim why --json` prints it.
struct WhyAnswer: Encodable {
    var file: String
    /// `0-3`, `header 0`.
    var element: String
    /// The step that was asked for; nil where the whole run was.
    var step: Int?
    /// The latest reason first. One that an update is, is followed by the one before it.
    var reasons: [Reason]
    /// What the element was called before, latest first, each with the step that gave it the next name.
    var earlierNames: [EarlierName]

    struct Reason: Encodable {
        /// The step that it is of, and what was done there.
        var step: Int
        var action: String
        /// `0-3 was laid out again because …`.
        var sentence: String
        /// The causes and what came of them, oldest first.
        var summary: String
        /// What happened and what led to it, latest first.
        var chain: [Event]
    }

    struct Event: Encodable {
        var id: Int
        var cause: Int?
        var step: Int
        /// As a trace has it.
        var kind: TraceEvent.Kind
        /// The same in words, on one line.
        var text: String
    }

    struct EarlierName: Encodable {
        var name: String
        var step: Int
    }
}
