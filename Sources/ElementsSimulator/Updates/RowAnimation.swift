import FlowEngine

/// The animations of inserted and deleted rows and sections. Animations take no time here;
/// a view's `lastTransition` holds the movements.
public enum RowAnimation: Int, Sendable {
    /// The animation of a row that fades in or out.
    case fade
    /// The animation of a row that comes from the right, or leaves to the right.
    case right
    /// The animation of a row that comes from the left, or leaves to the left.
    case left
    /// The animation of a row that comes from above, or leaves upwards.
    case top
    /// The animation of a row that comes from below, or leaves downwards.
    case bottom
    /// The animation of a row that appears or disappears without moving.
    case none
    /// The animation of a row that grows from its middle, or shrinks to its middle.
    case middle
    /// The animation that the table chooses: rows fade.
    case automatic = 100
}

/// An operation of a batch, with the animation that the caller requested for it.
package typealias AnimatedOperation = (operation: UpdateOperation, animation: RowAnimation)
