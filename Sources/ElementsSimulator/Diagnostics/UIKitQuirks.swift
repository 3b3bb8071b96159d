/// Defects of UIKit, and behaviour of UIKit's old versions. Each quirk can be switched on to see its effects on a
/// screen.
///
/// All are off unless set: the default is the documented, intended behaviour. They are set on the view:
///
/// ```swift
/// view.quirks = [.skipsRequeryAfterShrink, .ignoresOffsetAdjustmentWhileDragging]
/// ```
///
/// Each names its source: a rule (R, docs/rules.md) or a reported case (G, docs/cases.md).
public struct UIKitQuirks: OptionSet, Hashable, Sendable {
    /// The quirks, one bit for each.
    public let rawValue: UInt

    /// Makes a set from its bits. Nothing is checked.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Cells are asked for a fitting size although a flow layout has no estimate. The size is discarded (G08, R8.3; iOS
    /// 9).
    public static let asksCellsWithoutEstimate = UIKitQuirks(rawValue: 1 << 0)

    /// A cell is not shown if its frame begins before the queried rectangle, horizontally or vertically. Tall and
    /// oversized cells vanish while they are partly visible (G26; a flow layout of iOS 7).
    public static let omitsPartlyVisibleCells = UIKitQuirks(rawValue: 1 << 1)

    /// The view does not query the elements in its bounds again if cells are smaller than their estimate. It shows a
    /// gap until it is scrolled (R8.13, G05).
    public static let skipsRequeryAfterShrink = UIKitQuirks(rawValue: 1 << 2)

    /// All items go back to the estimate when the numbers of items change. They are measured again, and the content
    /// jumps (R8.16, G32, G33; iOS 9 to 12).
    public static let losesMeasuredSizesWhenCountsChange = UIKitQuirks(rawValue: 1 << 3)

    /// The flags of a flow-layout context are false until they are set, as the reference page describes. After a
    /// context that names paths and sets no flag, no size is read again (R9.5).
    public static let flowContextFlagsDefaultToFalse = UIKitQuirks(rawValue: 1 << 4)

    /// Headers and footers are at z-index 0 instead of `FlowLayoutOptions.supplementaryZIndex` (R6.8; before iOS 10).
    public static let supplementaryZIndexIsZero = UIKitQuirks(rawValue: 1 << 5)

    /// A context that names paths, and whose flow-layout flags are true, invalidates everything, as if it named nothing
    /// (R9.4, R9.5).
    public static let namedPathsReaskEverything = UIKitQuirks(rawValue: 1 << 6)

    /// A context's offset adjustment is ignored while the user drags, so the content jumps under the finger (G63; iOS
    /// 15.1).
    public static let ignoresOffsetAdjustmentWhileDragging = UIKitQuirks(rawValue: 1 << 7)

    /// A horizontal flow layout with an estimate does not show a last column with fewer items than the column before
    /// it. The content is shorter by this column (R18.11; reported of two cross-platform toolkits).
    public static let dropsPartialLastColumn = UIKitQuirks(rawValue: 1 << 8)

    /// A horizontal flow layout with an estimate loses an item at the content's estimated end. The item begins exactly
    /// where the content ended before measuring. Queries do not return it (R18.11; observed in two cross-platform
    /// toolkits).
    public static let losesLastItemAtEstimatedEnd = UIKitQuirks(rawValue: 1 << 9)

    /// All quirks with their names in scenario files.
    package static let table: [(name: String, quirk: UIKitQuirks)] = [
        ("asksCellsWithoutEstimate", .asksCellsWithoutEstimate),
        ("omitsPartlyVisibleCells", .omitsPartlyVisibleCells),
        ("skipsRequeryAfterShrink", .skipsRequeryAfterShrink),
        ("losesMeasuredSizesWhenCountsChange", .losesMeasuredSizesWhenCountsChange),
        ("flowContextFlagsDefaultToFalse", .flowContextFlagsDefaultToFalse),
        ("supplementaryZIndexIsZero", .supplementaryZIndexIsZero),
        ("namedPathsReaskEverything", .namedPathsReaskEverything),
        ("ignoresOffsetAdjustmentWhileDragging", .ignoresOffsetAdjustmentWhileDragging),
        ("dropsPartialLastColumn", .dropsPartialLastColumn),
        ("losesLastItemAtEstimatedEnd", .losesLastItemAtEstimatedEnd),
    ]
}
