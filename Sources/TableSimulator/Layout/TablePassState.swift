import FlowEngine

/// The state that a table keeps during and between layout passes. The properties are ordered by the event that makes
/// them invalid.
@MainActor
struct TablePassState {
    /// Whether heights were read since the data were reloaded or the width changed.
    var isLoaded = false
    /// Whether heights are being read. Meanwhile nothing is laid out, and updates wait.
    var isLoading = false
    /// Whether the views on screen belong to data that no longer exist.
    var mustRecycleAll = false
    /// The width of the content for which heights were measured; nil before the first layout.
    var width: CGFloat?
    /// The lengths of the safe area at the left and at the right.
    var safeAreaSides: [CGFloat] = [0, 0]
    /// The bounds for which elements were last placed; nil if elements have to be placed even for equal bounds.
    var placedBounds: CGRect?
    /// A number that rises when values that were read become invalid, for example because client code reloads the data.
    /// Code compares the numbers before and after it calls client code, and stops if the number has risen.
    var epoch = 0
    /// The rows for whose heights the delegate has to be asked again.
    var mustAsk: Set<ItemPath> = []
    /// The number of the last round that placed elements. An element that stores this number is on screen.
    var query = 0
    /// The elements that the last round placed.
    var placed: [VisibleElement] = []
    /// A number that rises whenever heights are read. An element that stores a lower number is measured again.
    var generation = 0
    /// Rows that have no estimate although the table has estimates. The delegate returned the estimate 0 for them.
    var rowsWithoutEstimate: Set<ItemPath> = []
    /// Headers and footers that have no view. Their places were in the viewport at the end of the last pass.
    var seenEmptyEdges: Set<ElementName> = []
    /// Whether the last update was applied while the table was scrolled to the top. The offset then stays until the
    /// pass ends, so that rows inserted at the top are on screen. False again once a pass has settled.
    var holdsStart = false
    /// Whether the table has values that its cells, headers and footers did not receive yet. The views receive them in
    /// the next pass.
    var contextsAreStale = false
    /// Whether elements on screen keep their present heights when all heights are read again. They keep these heights
    /// until they are measured.
    var keepsShownHeights = false
    /// The sources of heights: methods of the delegate, or properties.
    var heights = TableHeightRules()
    /// Whether the delegate is being asked for a height.
    var isAskingHeight = false
    /// The row whose cell the data source is making at present; nil at other times.
    var requestedRow: ItemPath?
    /// The cell of the row that is being reconfigured; nil at other times. Dequeuing returns this cell.
    var reconfigured: TableViewCell?
    /// The views of headers and footers that were requested before they came on screen.
    var waitingEdges: [ElementName: View] = [:]
    /// The headers and footers for which neither the delegate nor a title gave a view.
    var emptyEdges: Set<ElementName> = []
    /// The first element that was on screen when heights were discarded, with its place. The place is restored after
    /// heights were read.
    var keptReader: KeptAnchor?
    /// The titles of the section index, shown or not; nil until the data source was asked.
    var sectionIndexTitles: [String]?
    /// The number of calls of `beginUpdates()` that no `endUpdates()` has ended.
    var batchDepth = 0
    /// Whether a call of `beginUpdates()`, made outside of any other batch, opened the batch.
    var ownsBatch = false

    /// Raises `epoch`, which marks all values that were read from client code as invalid. Code compares `epoch` before
    /// and after it calls client code, and stops if `epoch` has risen.
    mutating func forgetSteps() { epoch += 1 }
}

/// The sources of heights that were found since the data were loaded.
struct TableHeightRules {
    /// Whether rows have estimates until they come on screen.
    var isEstimating = false
    /// Whether the delegate gives the estimates.
    var delegateGivesEstimates = false
    /// The methods for headers and footers that the delegate implements. Valid until another delegate is set, because
    /// implementations do not change.
    var edges = EdgeMethods()

    subscript(kind: ElementKind) -> EdgeMethods.OfKind {
        get { kind == .header ? edges.headers : edges.footers }
        set { if kind == .header { edges.headers = newValue } else { edges.footers = newValue } }
    }
}

/// The delegate's methods for headers and footers. Each method is marked as implemented, as missing or as unknown.
struct EdgeMethods {
    var headers = OfKind()
    var footers = OfKind()

    /// The delegate's methods for headers, or its methods for footers. Each property states whether the delegate
    /// implements one method. A property is nil until its method has been called.
    struct OfKind {
        var givesViews: Bool?
        var givesHeights: Bool?
    }
}
