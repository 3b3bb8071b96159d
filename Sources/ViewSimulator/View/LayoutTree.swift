/// A view or a layer with its descendants, which are laid out together. A layout makes sweeps over the tree until no
/// part of the tree needs layout.
@MainActor
protocol LayoutTree: AnyObject {
    /// Whether a part of the tree needs layout, and therefore the tree needs another sweep.
    var needsLayoutInTree: Bool { get }
    /// Updates the constraints of views before a sweep.
    func prepareSweep()
    /// Lays out each view that needs layout once, from the outside in. A view that needs layout again waits for the
    /// next sweep, and so does a view that a later sweep has already laid out.
    func sweep(_ number: LayoutSession.SweepNumber)
    /// Returns whether the tree is `tree`, or is inside `tree`.
    func isInside(_ tree: any LayoutTree) -> Bool
    /// Whether the nearest ancestor that is being laid out needs another layout afterwards.
    var isAwaitedAround: Bool { get }
}
