import FlowScenario

/// A mistake of a document as machines read it: where it is, and what is wrong.
struct Mistake: Codable {
    /// Counted from 1; nil where the document has no place for it.
    var line, column: Int?
    /// A path into the document; empty where all of it is meant.
    var place: String
    /// The sentence that is printed behind the place.
    var reason: String

    private init(_ error: ScenarioError) {
        (line, column, place, reason) = (error.line, error.column, error.place, error.reason)
    }

    /// The error and all that came with it, in the order of the document.
    static func all(of error: ScenarioError) -> [Mistake] { ([error] + error.others).map(Mistake.init) }
}
