import FlowEngine
import Foundation
import ViewSimulator

/// What a table remembers between and during layout passes, by what makes it void.
@MainActor
struct TablePassState {
    /// One pass.
    var isRunning = false
    var loopGuard = LoopGuard()
    /// Heights were read since the data were reloaded or the width changed.
    var isLoaded = false
    /// They are being read: nothing is laid out, and updates are applied afterwards.
    var isLoading = false
    /// The views belong to data that is gone.
    var mustRecycleAll = false
    /// Of the content, when heights were measured: they are a function of it. Nil before the first layout.
    var width: CGFloat?
    /// What bars cover at the left and right.
    var safeAreaSides: [CGFloat] = [0, 0]
    /// What was on screen when elements were placed last; nil: they are to be placed in any case.
    var placedBounds: CGRect?
    /// Rises with everything after which a step of a pass that called the program's code knows nothing any more.
    var epoch = 0
    /// Of rows that are to be asked for their heights again although they are known, until they are.
    var mustAsk: Set<ItemPath> = []
    /// Rises with every round that places elements: those that it found are on screen.
    var query = 0
    /// What was placed in the last round.
    var placed: [VisibleElement] = []
    /// Rises whenever heights are read: what was measured before is measured again.
    var generation = 0
    /// Rows without an estimate in a table that has estimates: a delegate says 0 of them.
    var rowsWithoutEstimate: Set<ItemPath> = []
    /// Headers and footers without a view that the reader saw at their own places at the end of the last pass.
    var seenEmptyEdges: Set<ElementName> = []
    /// What comes at the start of the content is to be seen: the offset follows nothing until the end of the pass.
    var holdsStart = false
    /// What cells, headers and footers know of the table is to be said to them again.
    var contextsAreStale = false
    /// Heights are read anew, but what is on screen keeps its height until it is measured again.
    var keepsShownHeights = false
    /// What delegate and properties say of heights.
    var heights = TableHeightRules()
    /// The delegate is being asked for a height.
    var isAskingHeight = false
    /// The data source is being asked for this cell.
    var requestedRow: ItemPath?
    /// The cell that dequeuing returns because its row is set up again.
    var reconfigured: TableViewCell?
    /// Headers and footers that were asked for before they were to be shown.
    var waitingEdges: [ElementName: View] = [:]
    /// Headers and footers without a view.
    var emptyEdges: Set<ElementName> = []
    /// Where what the reader sees first was before heights were dropped.
    var keptReader: KeptAnchor?
    /// Of the index of sections, shown or not; nil until the data source was asked.
    var sectionIndexTitles: [String]?
    /// Calls of `beginUpdates()` that wait for `endUpdates()`.
    var batchDepth = 0
    /// The batch is one that `beginUpdates()` opened, and not the block's that it was called in.
    var ownsBatch = false

    /// Whatever a step has learned from the program counts no more.
    mutating func forgetSteps() { epoch += 1 }
}

/// What is known of who gives heights, since the data were loaded.
struct TableHeightRules {
    /// Rows carry estimates until they come on screen.
    var isEstimating = false
    /// They are the delegate's.
    var delegateGivesEstimates = false
    /// What an object implements it implements for good: known until there is another delegate.
    var edges = EdgeMethods()

    subscript(kind: ElementKind) -> EdgeMethods.OfKind {
        get { kind == .header ? edges.headers : edges.footers }
        set { if kind == .header { edges.headers = newValue } else { edges.footers = newValue } }
    }
}

/// Which methods for headers and footers the delegate implements.
struct EdgeMethods {
    var headers = OfKind()
    var footers = OfKind()

    /// Nil until somebody asked.
    struct OfKind {
        var givesViews: Bool?
        var givesHeights: Bool?
    }
}
