import FlowSimulator

/// The reasons for the place and the size of an element; `flowsim why --json` prints it.
struct WhyAnswer: Encodable {
    var file: String
    /// `0-3`, `header 0`.
    var element: String
    /// The requested step; `nil` for the whole run.
    var step: Int?
    /// The reasons, the latest first. One that is an update is followed by the one before it.
    var reasons: [Reason]
    /// The earlier names of the element, latest first, each with the step that gave it the next name.
    var earlierNames: [EarlierName]

    struct Reason: Encodable {
        /// The number of the step.
        var step: Int
        var action: String
        /// `0-3 was laid out again because …`.
        var sentence: String
        /// The causes and their effects, oldest first.
        var summary: String
        /// The event and its causes, latest first.
        var chain: [Event]
    }

    struct Event: Encodable {
        var id: Int
        var cause: Int?
        var step: Int
        /// The kind of the event, as in a trace.
        var kind: TraceEvent.Kind
        /// The event in words, on one line.
        var text: String
    }

    struct EarlierName: Encodable {
        var name: String
        var step: Int
    }
}
