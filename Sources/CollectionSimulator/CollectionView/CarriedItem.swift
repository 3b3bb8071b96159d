import FlowEngine

/// The item that the user carries (R9.21).
struct CarriedItem {
    /// The path of the item in the data source.
    let source: ItemPath
    /// The path at which the item would be dropped now. The view and the layout show the item at this path.
    var target: ItemPath
    /// The centre of the item, in the view's content coordinates.
    var position: CGPoint
    /// Whether the data source is being notified of the move. From then on the movement cannot be cancelled.
    var isSettling = false

    var move: ItemMove { ItemMove(source: source, target: target) }
}
