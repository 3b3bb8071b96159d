/// Defects of UIKit, and habits of old versions of it, that can be switched on to see what they do to a screen.
///
/// All are off unless asked for: the default is the documented, intended behaviour. They are set on the view, as they
/// would be by the system that it runs on:
///
/// ```swift
/// view.quirks = [.skipsRequeryAfterShrink, .ignoresOffsetAdjustmentWhileDragging]
/// ```
///
/// Each names its source: a rule (R, docs/rules.md) or a reported case (G, docs/cases.md).
public struct UIKitQuirks: OptionSet, Hashable, Sendable {
    /// One bit a defect.
    public let rawValue: UInt

    /// Makes a set from its bits. Nothing is checked.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Cells are asked for a fitting size although a flow layout has no estimate, and the answer is dropped: work for
    /// nothing (G08, R8.3; iOS 9).
    public static let asksCellsWithoutEstimate = UIKitQuirks(rawValue: 1 << 0)

    /// A cell whose frame begins before the rectangle that the view asks for, along or across, is not shown, so tall
    /// and oversized cells vanish while they are partly visible (G26; a flow layout of iOS 7).
    public static let omitsPartlyVisibleCells = UIKitQuirks(rawValue: 1 << 1)

    /// When cells turn out smaller than their estimate, the view does not ask again which elements are in its bounds,
    /// and leaves a gap until it is scrolled (R8.13, G05).
    public static let skipsRequeryAfterShrink = UIKitQuirks(rawValue: 1 << 2)

    /// When counts change, all items go back to the estimate, so they are measured anew and the content jumps (R8.16,
    /// G32, G33; iOS 9 to 12).
    public static let losesMeasuredSizesWhenCountsChange = UIKitQuirks(rawValue: 1 << 3)

    /// The flags of a flow-layout context are false until they are set, as the reference page has it; so a context that
    /// names paths and sets no flag asks no size again (R9.5).
    public static let flowContextFlagsDefaultToFalse = UIKitQuirks(rawValue: 1 << 4)

    /// Headers and footers are at z-index 0 instead of `FlowLayoutOptions.supplementaryZIndex` (R6.8; before iOS 10).
    public static let supplementaryZIndexIsZero = UIKitQuirks(rawValue: 1 << 5)

    /// A context that names paths and has the flow flags set re-asks everything, as if it named nothing (R9.4, R9.5).
    public static let namedPathsReaskEverything = UIKitQuirks(rawValue: 1 << 6)

    /// A context's offset adjustment is ignored while the user drags, so the content jumps under the finger (G63; iOS
    /// 15.1).
    public static let ignoresOffsetAdjustmentWhileDragging = UIKitQuirks(rawValue: 1 << 7)

    /// A horizontal flow layout with an estimate does not show the last column of the content where that holds fewer
    /// items than the one before, and its content ends there (R18.11; reported of two cross-platform toolkits).
    public static let dropsPartialLastColumn = UIKitQuirks(rawValue: 1 << 8)

    /// A horizontal flow layout with an estimate does not find an item that begins exactly where the content ended
    /// before anything was measured (R18.11; reported of two cross-platform toolkits).
    public static let losesLastItemAtEstimatedEnd = UIKitQuirks(rawValue: 1 << 9)

    /// All of them with their names in scenario files.
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
