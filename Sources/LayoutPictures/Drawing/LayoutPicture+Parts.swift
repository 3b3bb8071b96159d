import ElementsSimulator

extension LayoutPicture.Element {
    /// A part of a cell: a view or a guide. Its coordinates are points, measured from the cell's top left corner.
    public typealias Part = ViewPart
    /// A line of a text, as wide as it was measured. Its coordinates are points, measured from the cell's top left
    /// corner.
    public typealias Line = ViewLine

    /// A distance that a constraint keeps. Its ends are measured in points, from the cell's top left corner.
    public struct Spacing: Hashable, Sendable {
        /// The two ends of the distance, on a line along one axis.
        public var start, end: CGPoint

        /// Makes a distance between two points.
        public init(from start: CGPoint, to end: CGPoint) {
            self.start = start
            self.end = end
        }

        /// The length of the distance, in points.
        public var length: Double { abs(end.x - start.x) + abs(end.y - start.y) }
    }
}
