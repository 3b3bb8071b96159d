/// The reason why an element was laid out, as separate parts. ``LayoutTrace/explanation(for:)-(IndexPath)`` joins these
/// parts into a text.
package struct LayoutReason {
    /// The element that was laid out, by its name in the trace.
    package var element: TraceEvent.Element
    /// Whether the element had been laid out before.
    package var isAgain: Bool
    /// The causes in words, latest first: `its cell answered …, after it came on screen`. Nil if the causes add nothing
    /// to the fact that the element was laid out.
    package var because: String?
    /// Whether an update alone placed the element, without giving it a new size.
    package var isUpdate: Bool
    /// The causes and their results as one line, oldest first.
    package var summary: String
    /// The event that laid out the element, followed by its causes, latest first.
    package var chain: [TraceEvent]

    /// The reason as one sentence: `0-3 was laid out again because …`.
    ///
    /// - Parameter name: The name of the element; nil for the one in the trace.
    package func sentence(about name: String? = nil) -> String {
        let verb = "\(name ?? element.description) was laid out" + (isAgain ? " again" : "")
        guard let because else { return verb + (isAgain ? "." : " for the first time.") }
        return "\(verb) because \(because)."
    }

    /// The whole reason as text: the sentence, the summary, and a line for each event of `chain`. The middle of a long
    /// chain is left out.
    package var text: String { ([sentence(), summary] + chain.map(\.description).shortened()).joined(separator: "\n") }
}
