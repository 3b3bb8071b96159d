/// The distances of a text's first and last baseline from the edges of the alignment rectangle, in points.
struct Baselines: Equatable {
    /// The distance from the top edge down to the first baseline.
    var first: CGFloat
    /// The distance from the last baseline down to the bottom edge.
    var last: CGFloat
}
