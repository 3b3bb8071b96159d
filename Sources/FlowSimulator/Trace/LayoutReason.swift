/// Why an element was laid out: what ``LayoutTrace/explanation(for:)-(IndexPath)`` says, in its parts.
package struct LayoutReason {
    /// One sentence: `0-3 was laid out again because …`.
    package var sentence: String
    /// The causes and what came of them as one line, oldest first.
    package var summary: String
    /// What happened and what led to it, latest first.
    package var chain: [TraceEvent]

    /// All of it, a line an event.
    var text: String { ([sentence, summary] + chain.map(\.description).shortened()).joined(separator: "\n") }
}
