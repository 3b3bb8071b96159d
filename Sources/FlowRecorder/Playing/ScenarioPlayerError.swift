/// The reason for which a scenario cannot be played. For example, the document is not a scenario, or only the simulator
/// can play a part of it.
public struct ScenarioPlayerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The place in the document, such as `steps[3].drag`.
    public var place: String
    /// The reason, without a full stop.
    public var reason: String

    /// Makes an error with a place and a reason.
    public init(place: String, reason: String) {
        self.place = place
        self.reason = reason
    }

    /// The place and the reason in one line.
    public var description: String { place.isEmpty ? reason : "\(place): \(reason)" }
}
