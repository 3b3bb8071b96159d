import FlowEngine

/// The state that a table keeps during and between layout passes. The values are in groups, each of which is valid
/// until a certain event.
@MainActor
struct TablePassState {
    /// The state of the heights that were read, valid until the data are reloaded or the width changes.
    var data = LoadedHeights()
    /// The headers and footers, valid until the data change.
    var edges = EdgeViews()
    /// The places of the elements on screen, valid until they are placed again.
    var placing = PlacedElements()
    /// The request that client code is answering.
    var request = TableRequest()
    /// The calls of `beginUpdates()` that no `endUpdates()` has ended.
    var batch = OpenBatch()
    /// A number that rises when values that were read become invalid, for example because client code reloads the data.
    /// Code compares the numbers before and after it calls client code, and stops if the number has risen.
    var epoch = 0

    /// Raises `epoch`, which marks all values that were read from client code as invalid. Code compares `epoch` before
    /// and after it calls client code, and stops if `epoch` has risen.
    mutating func forgetSteps() { epoch += 1 }
}

/// The heights that were read since the data were reloaded or the width changed.
struct LoadedHeights {
    /// Whether heights were read since the data were reloaded or the width changed.
    var isLoaded = false
    /// Whether heights are being read. Meanwhile nothing is laid out, and updates wait.
    var isLoading = false
    /// Whether the views on screen belong to data that no longer exist.
    var mustRecycleAll = false
    /// The width of the content for which heights were measured; nil before the first layout.
    var width: CGFloat?
    /// The sources of heights: methods of the delegate, or properties.
    var heights = TableHeightRules()
    /// The rows for whose heights the delegate has to be asked again.
    var mustAsk: Set<ItemPath> = []
    /// Rows that have no estimate although the table has estimates. The delegate returned the estimate 0 for them.
    var rowsWithoutEstimate: Set<ItemPath> = []
    /// Whether elements on screen keep their present heights when all heights are read again. They keep these heights
    /// until they are measured.
    var keepsShownHeights = false
    /// The first element that was on screen when heights were discarded, with its place. The place is restored after
    /// heights were read.
    var keptReader: KeptAnchor?
    /// The titles of the section index, shown or not; nil until the data source was asked.
    var sectionIndexTitles: [String]?
}

/// The headers and footers whose views were requested.
struct EdgeViews {
    /// The views of headers and footers that were requested before they came on screen.
    var waiting: [ElementName: View] = [:]
    /// The headers and footers for which neither the delegate nor a title gave a view.
    var empty: Set<ElementName> = []
    /// Headers and footers that have no view. Their places were in the viewport at the end of the last pass.
    var seenEmpty: Set<ElementName> = []
}

/// The elements that the last round placed, and the values for which it placed them.
struct PlacedElements {
    /// The bounds for which elements were last placed; nil if elements have to be placed even for equal bounds.
    var bounds: CGRect?
    /// The elements that the last round placed.
    var elements: [VisibleElement] = []
    /// The number of the last round that placed elements. An element that stores this number is on screen.
    var query = 0
    /// The lengths of the safe area at the left and at the right.
    var safeAreaSides: [CGFloat] = [0, 0]
    /// Whether the last update was applied while the table was scrolled to the top. The offset then stays until the
    /// pass ends, so that rows inserted at the top are on screen. False again once a pass has settled.
    var holdsStart = false
    /// Whether the table has values that its cells, headers and footers did not receive yet. The views receive them in
    /// the next pass.
    var contextsAreStale = false
}

/// The request that client code is answering; empty at other times.
struct TableRequest {
    /// Whether the delegate is being asked for a height.
    var isForHeight = false
    /// The row whose cell the data source is making.
    var row: ItemPath?
    /// The cell of the row that is being reconfigured. Dequeuing returns this cell.
    var reconfigured: TableViewCell?
}

/// The calls of `beginUpdates()` that no `endUpdates()` has ended.
struct OpenBatch {
    /// The number of the calls.
    var depth = 0
    /// Whether a call of `beginUpdates()`, made outside of any other batch, opened the batch.
    var isOwned = false
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
