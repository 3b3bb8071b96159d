/// The distances that place a text's first and last baseline in the alignment rectangle, in points.
struct Baselines: Equatable {
    /// The distance from the top edge down to the first baseline.
    var first: CGFloat
    /// The distance from the last baseline down to the bottom edge.
    var last: CGFloat
}
