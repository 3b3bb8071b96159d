/// A view or a layer with its descendants: the tree that a layout lays out. The layout repeats sweeps over the tree
/// until no part of the tree needs layout.
@MainActor
protocol LayoutTree: AnyObject {
    /// Whether a part of the tree needs layout, and therefore the tree needs another sweep.
    var needsLayoutInTree: Bool { get }
    /// Updates the constraints of views before a sweep.
    func prepareSweep()
    /// Lays out, one time and from the outside in, each view that needs layout. A view that needs layout again waits
    /// for the next sweep.
    ///
    /// A view may also have been laid out by a sweep with a greater number, which began during this sweep. Such a view
    /// waits too.
    func sweep(_ number: LayoutSession.SweepNumber)
    /// Returns whether the tree is `tree`, or is inside `tree`.
    func isInside(_ tree: any LayoutTree) -> Bool
    /// Whether an ancestor is being laid out, and the nearest such ancestor needs another layout afterwards.
    var isAwaitedAround: Bool { get }
}
