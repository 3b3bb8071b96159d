/// A setting that decides when a cell on screen may change its size (R8.21).
public enum SelfSizingInvalidation: Int, Sendable {
    /// The size never changes.
    case disabled
    /// The size changes when the cell or its content view requests a new size.
    case enabled
    /// The cell's size changes as with `enabled`, and when constraints in the cell change. It also changes with the
    /// texts that these constraints position.
    case enabledIncludingConstraints
}
