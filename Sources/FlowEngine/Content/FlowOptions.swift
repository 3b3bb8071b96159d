/// The places of a line's items across the scroll axis (R3.1).
public enum LineAlignment: Hashable, Sendable {
    /// The first item is at the line's start. Neighbours are `minimumInteritemSpacing` apart.
    case start
    /// The items as a group are in the middle of the line. Neighbours are `minimumInteritemSpacing` apart.
    case center
    /// The last item is at the line's end. Neighbours are `minimumInteritemSpacing` apart.
    case end
    /// The items are spread over the line, from its start to its end. A single item is centred (R3.3, R3.4).
    case justify
}

/// The place of an item along the scroll axis inside a line that is longer than the item (R3.10).
public enum ItemAlignment: Hashable, Sendable {
    /// The item is at the line's first edge: the top edge of a row, the left edge of a column.
    case start
    /// The item is in the middle of the line.
    case center
    /// The item is at the line's last edge: the bottom edge of a row, the right edge of a column.
    case end
}

/// The items whose sizes decide whether a section's last line keeps the columns (R3.6). The columns are those of the
/// full lines. The last line keeps them if these items have equal sizes. No published frame shows which of the two
/// cases UIKit uses.
public enum Uniformity: Hashable, Sendable {
    /// Columns are kept if all section items have equal sizes.
    case section
    /// Columns are kept if the last line's items have equal sizes. The other items of the section may have other sizes.
    case line
}

/// The options of a flow layout that Apple's documentation does not determine. The default of each option agrees with
/// the frames that were observed.
public struct FlowOptions: Hashable, Sendable {
    /// The number of points by which the items of a line may exceed the available length (R2.3).
    public var fitTolerance = 1e-6
    /// The alignment of lines, except the last line of a section (R3.2).
    public var lineAlignment = LineAlignment.justify
    /// The alignment of a section's last line, unless the line keeps the columns of the full lines (R3.2, R3.6).
    public var lastLineAlignment = LineAlignment.start
    /// The place, along the scroll axis, of items that are shorter than their line (R3.10).
    public var itemAlignment = ItemAlignment.center
    /// Whether a section whose items all have the same size keeps its columns in the last line (R3.5).
    public var usesUniformGrid = true
    /// The items whose sizes decide whether a section's last line keeps the columns (R3.6). The last line keeps the
    /// columns of the full lines if these items have equal sizes.
    public var uniformity = Uniformity.section
    /// Whether a line of one item is centred in a section whose cells size themselves (R3.7). The last line of the
    /// section is then centred, too.
    public var centersSelfSizingSingleItemLine = true
    /// Whether an item that is wider than its line is centred on the line (R3.9). If false, the item begins at the
    /// line's start.
    public var centersOversizedItem = true

    /// Makes options with the defaults of the properties.
    public init() {}
}
