/// A view or a layer with its descendants, for the sweeps of a layout.
@MainActor
protocol LayoutTree: AnyObject {
    /// Whether the tree needs another sweep.
    var needsLayoutInTree: Bool { get }
    /// Prepares a sweep.
    func prepareSweep()
    /// Lays out each view that needs layout once, from the outside in. Views that need layout again, or that a later
    /// sweep has already laid out, wait for the next sweep.
    func sweep(_ number: LayoutSession.SweepNumber)
    /// Returns whether the tree is `tree`, or is inside `tree`.
    func isInside(_ tree: any LayoutTree) -> Bool
    /// Whether another layout is requested for the nearest containing view whose layout is running.
    var isAwaitedAround: Bool { get }
}
