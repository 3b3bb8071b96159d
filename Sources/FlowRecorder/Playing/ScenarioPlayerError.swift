/// The reason why a scenario cannot be played: it is none, or has a part that only the simulator has.
public struct ScenarioPlayerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The place in the document: `steps[3].drag`.
    public var place: String
    /// The reason, without a full stop.
    public var reason: String

    /// Makes an error. Nothing is checked.
    public init(place: String, reason: String) {
        self.place = place
        self.reason = reason
    }

    /// Place and reason in one line.
    public var description: String { place.isEmpty ? reason : "\(place): \(reason)" }
}
