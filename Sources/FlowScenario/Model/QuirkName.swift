import FlowSimulator

/// The names under which a scenario knows UIKit's quirks.
enum QuirkName {
    static let all: [(name: String, quirk: UIKitQuirks)] = [
        ("asksCellsWithoutEstimate", .asksCellsWithoutEstimate),
        ("omitsPartlyVisibleCells", .omitsPartlyVisibleCells),
        ("skipsRequeryAfterShrink", .skipsRequeryAfterShrink),
        ("losesMeasuredSizesWhenCountsChange", .losesMeasuredSizesWhenCountsChange),
        ("flowContextFlagsDefaultToFalse", .flowContextFlagsDefaultToFalse),
        ("supplementaryZIndexIsZero", .supplementaryZIndexIsZero),
        ("namedPathsReaskEverything", .namedPathsReaskEverything),
        ("ignoresOffsetAdjustmentWhileDragging", .ignoresOffsetAdjustmentWhileDragging),
    ]
}
