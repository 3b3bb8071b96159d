import FlowScenario

/// A mistake of a document as machines read it: where it is, and what is wrong.
struct Mistake: Codable {
    /// The line and the column, from 1 on; `nil` if the document has no place for it.
    var line, column: Int?
    /// A path into the document; empty for the whole document.
    var place: String
    /// The sentence that is printed behind the place.
    var reason: String

    private init(_ error: ScenarioError) {
        (line, column, place, reason) = (error.line, error.column, error.place, error.reason)
    }

    /// The error and all that came with it, in the order of the document.
    static func all(of error: ScenarioError) -> [Mistake] { ([error] + error.others).map(Mistake.init) }
}
