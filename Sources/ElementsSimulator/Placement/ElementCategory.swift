/// The kinds of elements that attributes describe.
public enum ElementCategory: UInt, Sendable {
    /// The category of an item's cell.
    case cell
    /// The category of a view that goes with items, such as a header.
    case supplementaryView
    /// The category of a view that belongs to the layout alone.
    case decorationView
}
