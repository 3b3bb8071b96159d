/// A view or a layer, with everything in it, as a layout sweeps over it.
@MainActor
protocol LayoutTree: AnyObject {
    /// Whether something in it waits for a sweep.
    var needsLayoutInTree: Bool { get }
    /// What is done before each sweep.
    func prepareSweep()
    /// Lays out what needs it, once, from the outside in. What needs layout again, and what a sweep that began later
    /// laid out meanwhile, waits for the next one.
    func sweep(_ number: LayoutSession.SweepNumber)
    /// Whether it is `tree`, or in it.
    func isInside(_ tree: any LayoutTree) -> Bool
    /// Whether the nearest view around it that is being laid out was asked for another layout meanwhile.
    var isAwaitedAround: Bool { get }
}
