/// A collection view with a flow layout as plain code: what it knows, where it stands, what is on screen.
///
/// It is the oracle of the attack, written to be read beside the rules and to share nothing with the library. It thinks
/// in the layout's coordinates, left to right, along the scroll axis; whoever compares mirrors (R11.2). Everything is
/// computed from scratch at each step.
///
/// Where the rules do not say what happens, it says so: a `Settlement` has doubts then, and `adopt` takes over what
/// they are about from the view that it is compared with. All else is decided.
public struct ReferenceView: Sendable {
    /// Where an item's size comes from.
    public enum Origin: Hashable, Sendable {
        case given, estimated, measured
    }

    /// An item as the layout knows it.
    struct Item: Hashable, Sendable {
        var id: Int
        var size: ReferenceSize
        var origin: Origin
    }

    /// A section as the layout knows it: perhaps no longer what the delegate would say.
    struct Section: Hashable, Sendable {
        var id: Int
        var metrics: ReferenceSection
        var items: [Item]
    }

    /// Surroundings and properties as they are now. Its sections are those of the beginning; `truth` holds the present.
    public internal(set) var world: ReferenceWorld
    public internal(set) var truth: ReferenceTruth
    var sections: [Section] = []
    public internal(set) var layout: ReferenceLayout
    /// Along the scroll axis.
    public internal(set) var offset = 0.0
    public internal(set) var isDragging = false
    /// The content's length that the view knows of.
    var contentLength = 0.0
    /// The limits by which the offset is legal or not.
    var limits = 0.0...0.0
    var wasLaidOut = false
    var isPrepared = false
    var stale = ReferenceStaleness(isAll: true)
    var average = ReferenceAverage()
    /// Where the view stood when the last layout was over.
    var settledOffset = 0.0
    /// The average began anew since measurements were last looked at.
    var averageBegan = false
    /// Items whose measured size was discarded since measurements were last looked at: they count again.
    var forgotten: Set<Int> = []
    /// Those of them whose cells left before they answered: where a step is doubtful they may have answered.
    var released: Set<Int> = []
    /// Items with a cell, and those of them that have to be asked whatever is known.
    var cells: Set<Int> = []
    var wanted: Set<Int> = []
    /// Of those that have to be asked, the ones that a context named or that were reloaded: without a cell they go back
    /// to the estimate (R17.3).
    var unconfirmed: Set<Int> = []
    /// Items whose cells came on screen in this round of a layout (R18.2).
    var arrived: Set<Int> = []
    /// Items that a context named since the last layout while they had no cell.
    var namedOffScreen: Set<Int> = []
    /// What the reader saw when the last layout was over.
    var sight = ReferenceSight()
    /// Somebody scrolled to an end, and has to arrive there (R17.12).
    var destination: Destination?
    /// What contexts asked for in the turn of a scroll to an end.
    var adjustmentOfEnd = 0.0
    /// What the offset follows from in this layout.
    var began: Beginning?
    /// Items whose cells were there all through this layout.
    var keptCells: Set<Int> = []
    /// Measured sizes were dropped since the last layout.
    var isForgetful = false
    /// The text size changed since the last layout.
    var isTextOfOtherSize = false
    /// A layout was made, or prepared, since the last step that was compared.
    var wasLaidOutInTurn = false
    /// Surroundings changed that the layout depends on.
    var needsLayout = false
    var doubts: Set<ReferenceDoubt> = []
    /// What has to be so after this step, whatever else is open.
    var promise: Promise?

    enum Promise: Hashable, Sendable {
        /// An item stays at a distance from the viewport's start (R17.13).
        case stays(Int, distance: Double)
        /// An item stands where it was scrolled to (R17.12).
        case lands(Int, ReferencePosition)
    }

    struct Beginning: Hashable, Sendable {
        var offset: Double
        /// By which it is legal or not.
        var limits: ClosedRange<Double>
        /// How far the scroll anchor moved since.
        var moved = 0.0
    }

    enum Destination: Hashable, Sendable {
        case start, end
        case item(Int, ReferencePosition)
    }

    public init(_ world: ReferenceWorld) {
        self.world = world
        truth = ReferenceTruth(world)
        layout = ReferenceLayout([], in: ReferenceContainer(0))
    }
}

/// Why the rules do not say what a step leads to.
public enum ReferenceDoubt: String, Hashable, Sendable, CaseIterable {
    /// Rows of several items that break anew, or move, above the reader: which of them stands still.
    case rowsOfSeveral
    /// An item was scrolled to: which cells were measured on the way.
    case scrolledToItem
    /// A named item left the screen before its cell could answer, in a layout that is doubtful anyway; or came on
    /// screen only because another one was named.
    case leftBeforeAnswer
    /// All sizes were discarded and are measured again: which of it the reader saw first.
    case everythingForgotten
    /// All that was on screen is gone, and nothing that the rule names is behind it.
    case nothingBehind
    /// The reader's element spans the viewport's start and is measured again after a new text size.
    case textSize
    /// The direction turns while the insets at both ends differ.
    case directionWithInsets
    /// Pulled beyond one limit and carried past the other by what became shorter, or pulled in a mirrored view whose
    /// content fits: by which side its limits moved.
    case carriedAcross
    /// An offset adjustment in a mirrored view, or before a scroll to an item.
    case adjustment
    /// An edge is as near to the viewport's as the sums of doubles can tell.
    case edge
}

/// What of the layout's knowledge no longer holds; contexts of one turn add up (R17.10).
struct ReferenceStaleness: Hashable, Sendable {
    /// Counts, metrics and given sizes are read again, and measured sizes dropped.
    var isAll = false
    /// The same without dropping them.
    var isCounts = false
    var resetsAverage = false
    var metrics = false
    var sizes = false
    var items: Set<Int> = []
    var headers: Set<Int> = []
    var footers: Set<Int> = []
    /// The sum of offset adjustments.
    var adjustment = 0.0
}

/// Sum and count of all sizes measured so far (R8.12): an item that is measured again counts with its new size, one
/// that is gone still counts.
struct ReferenceAverage: Hashable, Sendable {
    private var sum = ReferenceSize(0, 0)
    private var count = 0.0

    var size: ReferenceSize? { count == 0 ? nil : ReferenceSize(sum.width / count, sum.height / count) }

    mutating func add(_ size: ReferenceSize, insteadOf old: ReferenceSize?) {
        sum.width += size.width - (old?.width ?? 0)
        sum.height += size.height - (old?.height ?? 0)
        if old == nil { count += 1 }
    }
}

extension ReferenceView {
    // MARK: Lengths along the scroll axis

    func along(_ size: ReferenceSize) -> Double { world.scrollsHorizontally ? size.width : size.height }

    func start(of rect: ReferenceRect) -> Double { world.scrollsHorizontally ? rect.x : rect.y }

    func end(of rect: ReferenceRect) -> Double {
        world.scrollsHorizontally ? rect.x + rect.width : rect.y + rect.height
    }

    /// The adjusted content inset in the layout's coordinates: mirrored where the view is.
    public var inset: ReferenceInsets {
        var sum = world.inset + world.safeArea
        if world.isMirrored { swap(&sum.left, &sum.right) }
        return sum
    }

    var startInset: Double { world.scrollsHorizontally ? inset.left : inset.top }
    var endInset: Double { world.scrollsHorizontally ? inset.right : inset.bottom }
    public var viewportLength: Double { along(world.size) }

    /// R1.2.
    var containerLength: Double {
        let insets = inset
        return max(
            world.scrollsHorizontally
                ? world.size.height - insets.top - insets.bottom : world.size.width - insets.left - insets.right, 0)
    }

    /// Where the content may rest, by what the view knows of it. A content that is shorter than the view rests at the
    /// view's left or top, which in a mirrored view is the content's end.
    var limitsNow: ClosedRange<Double> {
        let (start, end) = (-startInset, contentLength + endInset - viewportLength)
        return isMirroredAlong ? min(start, end)...end : start...max(start, end)
    }

    var isMirroredAlong: Bool { world.isMirrored && world.scrollsHorizontally }

    /// Half of what a screen can show apart.
    var halfPixel: Double { world.scale > 0 ? 0.5 / world.scale : 0.25 }
}
