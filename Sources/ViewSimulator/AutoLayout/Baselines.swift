import Foundation

/// Where the first and the last line of a text stand, from the edges of the alignment rectangle.
struct Baselines: Equatable {
    /// Below the top edge.
    var first: CGFloat
    /// Above the bottom edge.
    var last: CGFloat
}
