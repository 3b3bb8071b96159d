import FlowScenario
import Foundation

/// A scenario file under stress: as it was written, with steps of our own.
struct StressDocument: Hashable {
    /// The whole document.
    var value: JSONValue
    /// Where a catalogue's file name starts from.
    var folder: URL?
    /// Those that the document names, or others in their place: they are read once.
    var fonts: Scenario.Fonts?

    var steps: [JSONValue] {
        get {
            guard case .array(let steps)? = value["steps"] else { return [] }
            return steps
        }
        set { value["steps"] = .array(newValue) }
    }

    /// - Throws: `ScenarioError` where it makes no sense, which happens while it is made smaller.
    func scenario() throws(ScenarioError) -> Scenario {
        try Scenario(document: value, folder: folder, fonts: fonts)
    }

}
