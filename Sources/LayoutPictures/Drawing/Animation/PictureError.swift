/// The reason why a run cannot become a moving picture.
public struct PictureError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The part of the run that the error is about, such as `steps`. Empty for the whole run.
    public var place: String
    /// The reason in one sentence without a full stop. If a number is not allowed, the sentence contains the limit.
    public var reason: String

    /// Makes an error. Nothing is checked.
    public init(place: String = "", reason: String) {
        self.place = place
        self.reason = reason
    }

    /// The place and the reason: `steps: there is no step 9; the last one is 1`.
    public var description: String { place.isEmpty ? reason : "\(place): \(reason)" }
}
