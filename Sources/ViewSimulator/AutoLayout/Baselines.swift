/// The baselines of the first and the last line of a text, as distances from the edges of the alignment rectangle.
struct Baselines: Equatable {
    /// The distance of the first baseline below the top edge.
    var first: CGFloat
    /// The distance of the last baseline above the bottom edge.
    var last: CGFloat
}
