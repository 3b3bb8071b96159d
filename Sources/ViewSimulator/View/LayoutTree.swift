/// A view or a layer with its descendants: the tree that a layout lays out. The layout repeats sweeps over the tree
/// until no part of the tree needs layout.
@MainActor
protocol LayoutTree: AnyObject {
    /// Whether a part of the tree needs layout. If so, the tree needs another sweep.
    var needsLayoutInTree: Bool { get }
    /// Updates the constraints of views before a sweep.
    func prepareSweep()
    /// Lays out, one time and from the outside in, each view that needs layout. A view that needs layout again waits
    /// for the next sweep.
    ///
    /// A view may also have been laid out by a sweep with a greater number, which began during this sweep. Such a view
    /// waits too.
    func sweep(_ number: LayoutSession.SweepNumber)
    /// Returns whether this tree is `tree`, or is a part of it.
    func isInside(_ tree: any LayoutTree) -> Bool
    /// Whether the layout of an ancestor of this tree will be repeated. This is true if the nearest ancestor that is
    /// being laid out needs layout again.
    var isAwaitedAround: Bool { get }
}
