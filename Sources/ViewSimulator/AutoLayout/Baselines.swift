/// The distances that place a text's first and last baseline in the alignment rectangle, in points.
package struct Baselines: Equatable {
    /// The distance from the top edge down to the first baseline.
    package var first: CGFloat
    /// The distance from the last baseline down to the bottom edge.
    package var last: CGFloat

    package init(first: CGFloat, last: CGFloat) {
        self.first = first
        self.last = last
    }
}
