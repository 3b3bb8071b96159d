extension CollectionView {
    /// The axis along which a flow layout's lines follow each other.
    public typealias ScrollDirection = ElementsSimulator.ScrollDirection
    /// The places to which `scrollToItem(at:at:animated:)` scrolls an item.
    public typealias ScrollPosition = ElementsSimulator.ScrollPosition
    /// The kinds of elements that attributes describe.
    public typealias ElementCategory = ElementsSimulator.ElementCategory
    /// A setting that decides when a cell on screen may change its size (R8.21).
    public typealias SelfSizingInvalidation = ElementsSimulator.SelfSizingInvalidation
    /// The rule that decides which content of a collection view keeps its place on screen.
    public typealias AnchorPolicy = ElementsSimulator.AnchorPolicy
    /// One element with its present place in the layout, as a value.
    public typealias ElementSnapshot = ElementsSimulator.ElementSnapshot
    /// The policies for an invalid batch update (R10.15). The operations of such an update contradict each other, or
    /// they contradict the numbers of items and sections.
    public typealias InvalidUpdatePolicy = ElementsSimulator.InvalidUpdatePolicy

    /// The delays before items make room for an item that is dragged over them, shortest first.
    public enum ReorderingCadence: Int, Sendable {
        /// Items make room for a dragged item without a delay.
        case immediate
        /// Items make room for a dragged item after a short delay.
        case fast
        /// Items make room for a dragged item after a longer delay.
        case slow
    }
}

extension CollectionViewCell {
    /// The states of a cell while it is dragged.
    public enum DragState: Int, Sendable {
        /// The cell is not dragged.
        case none
        /// The cell is about to be dragged.
        case lifting
        /// The cell is being dragged.
        case dragging
    }
}
