import FlowScenario

/// A mistake in a document, in a form for machines, with the place and the reason.
struct Mistake: Codable {
    /// The line and the column, both counted from 1; `nil` if the mistake has no place in the text.
    var line, column: Int?
    /// The path of the mistake in the document; empty for the whole document.
    var place: String
    /// The reason in one sentence, which is printed after the place.
    var reason: String

    private init(_ error: ScenarioError) {
        (line, column, place, reason) = (error.line, error.column, error.place, error.reason)
    }

    /// Returns the mistakes of an error: the error itself and its other mistakes, in the order of the document.
    static func all(of error: ScenarioError) -> [Mistake] { ([error] + error.others).map(Mistake.init) }
}
