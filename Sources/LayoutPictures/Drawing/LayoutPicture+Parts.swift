import FlowSimulator

extension LayoutPicture.Element {
    /// Something in a cell: a view or a guide. Lengths are points, from the cell's top left corner.
    public typealias Part = ViewPart
    /// A line of a text, as wide as it was measured. Lengths are points, from the cell's top left corner.
    public typealias Line = ViewLine

    /// A distance that a constraint keeps. Points from the cell's top left corner.
    public struct Spacing: Hashable, Sendable {
        /// Between what, along one axis.
        public var start, end: CGPoint

        /// Makes a distance between two points.
        public init(from start: CGPoint, to end: CGPoint) {
            self.start = start
            self.end = end
        }

        /// In points.
        public var length: Double { abs(end.x - start.x) + abs(end.y - start.y) }
    }
}
