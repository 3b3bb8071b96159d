import FlowEngine

/// A distance between or around items, in points.
struct LayoutSpace: Hashable, Sendable {
    var points = 0.0
    /// Whether the distance may become longer than `points`, to fill the container.
    var isFlexible = false

    static let none = LayoutSpace()
}

/// The distances at the two ends of an item along one axis.
struct EdgeSpaces: Hashable, Sendable {
    var start = LayoutSpace.none
    var end = LayoutSpace.none

    var points: Double { start.points + end.points }
    var flexibleCount: Int { (start.isFlexible ? 1 : 0) + (end.isFlexible ? 1 : 0) }
}
