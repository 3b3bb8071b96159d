/// The choices where the behaviour of UIKit's compositional layout is open. The defaults agree with all frames that
/// were observed; docs/compositional.md lists the open questions.
public struct CompositionalLayoutOptions: Hashable, Sendable {
    /// The rounding of the lengths of items that share their group's length.
    public enum ShareRounding: Hashable, Sendable {
        /// Lengths are rounded down to a pixel.
        case down
        /// Lengths are rounded to the nearest pixel.
        case nearest
        /// Lengths are not rounded.
        case none
    }

    /// The rounding of the lengths of items that share their group's length; `down` unless set.
    public var shareRounding = ShareRounding.down
    /// Whether a cell is measured each time it comes on screen (R18.2). If false, a measured item is not measured
    /// again.
    public var asksReturningCells = true
    /// The largest number of rounds of layout and measurement in a layout pass (R8.18).
    public var maximumRounds = 100

    /// Makes options with their defaults.
    public init() {}
}
