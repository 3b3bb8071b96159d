/// Why an element was laid out: what ``LayoutTrace/explanation(for:)-(IndexPath)`` says, in its parts.
package struct LayoutReason {
    /// As the trace calls it.
    package var element: TraceEvent.Element
    /// Whether it had been laid out before.
    package var isAgain: Bool
    /// The causes in words, latest first: `its cell answered …, after it came on screen`. Nil where none says more
    /// than that it was laid out.
    package var because: String?
    /// Whether it is an update alone that gave the element its place, and nothing its size.
    package var isUpdate: Bool
    /// The causes and what came of them as one line, oldest first.
    package var summary: String
    /// What happened and what led to it, latest first.
    package var chain: [TraceEvent]

    /// `0-3 was laid out again because …`.
    ///
    /// - Parameter name: What the element is called; as the trace calls it unless given.
    package func sentence(about name: String? = nil) -> String {
        let verb = "\(name ?? element.description) was laid out" + (isAgain ? " again" : "")
        guard let because else { return verb + (isAgain ? "." : " for the first time.") }
        return "\(verb) because \(because)."
    }

    /// All of it, a line an event.
    var text: String { ([sentence(), summary] + chain.map(\.description).shortened()).joined(separator: "\n") }
}
