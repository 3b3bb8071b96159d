import FlowEngine

// One round of a table's layout pass, with the files of its stages:
//
//     heights read, if they are not known (Loading, EdgeHeights) → content size and offset
//     → elements in the viewport by present heights (VisibleElements), measured one by one if they are not yet
//       (Measuring, HeightState; a row: Rows, a header or footer: Edges):
//         above the anchor upwards, and the offset follows · then downwards
//         · then elements that came into the viewport meanwhile
//     → content size and offset → views placed and removed (Placing, AccessoryViews)
//     → while scrolling to a row: on to it
//
// The order for each row is: cell, height, content size, `willDisplay`. Client code runs in every step and may reload,
// scroll or change everything: each step compares `epoch` to detect that what it has read is invalid.

extension TableView {
    /// Returns whether a requested pass may run now. If the bounds are not numbers, no pass runs: such a pass would
    /// never end.
    package func requestPass() -> Bool {
        bounds == bounds && !pass.data.isLoading && !core.mustWaitWithPass
    }

    package func passBegins() {}

    package func passStopped() {}

    package func passSettled() {
        pass.placing.holdsStart = false
        noteWhatIsSeen()
    }

    /// The largest number of rounds of layout and measurement in a layout pass. A round measures all the rows that it
    /// needs, so few rounds are enough; a pass that reaches this number is taken to be endless.
    package var maximumRounds: Int { 100 }

    package var isLayoutPending: Bool {
        !pass.data.isLoaded || pass.data.mustRecycleAll || pass.data.width != bounds.size.width
            || pass.placing.bounds != bounds
            || core.anchoring.settled.limits != legalOffsets || core.displayed.wantsMeasuring
            || !pass.data.mustAsk.isEmpty
            || core.anchoring.requested.byLayout != 0
    }

    package func runRound() {
        if pass.data.mustRecycleAll { recycleAll() }
        adoptWidth()
        adoptContexts()
        loadIfNeeded()
        guard pass.data.isLoaded, !core.isDataAhead else { return }
        adoptContentHeight()
        measureVisible()
        guard pass.data.isLoaded, !pass.data.mustRecycleAll, !core.isDataAhead else { return }
        placeElements()
        putOffQuestions()
        if !isLayoutPending { core.moveTowardsScrollTarget() }
    }

    /// Postpones the requests for heights of rows that have left the screen. These rows keep their heights until they
    /// come back.
    private func putOffQuestions() {
        for row in pass.data.mustAsk where core.displayed[.cell(at: row)] == nil { putOffQuestion(toRow: row) }
    }

    private func putOffQuestion(toRow row: ItemPath) {
        pass.data.mustAsk.remove(row)
        if geometry.contains(row) { geometry.setHeight(geometry.height(of: row), of: row, source: .given) }
    }

    /// Postpones the measurement that an element requested, because the element leaves the screen. The element keeps
    /// its height until it comes back.
    func putOffQuestion(to element: DisplayedElement) {
        guard element.measurement.isWanted else { return }
        let path = elementPath(of: element.name)
        if path.kind == .item { return putOffQuestion(toRow: ItemPath(section: path.section, item: path.item)) }
        guard path.section < geometry.sectionCount else { return }
        geometry.changeEdge(path) { ($0.isEstimated, $0.wasShown) = (true, false) }
    }

    /// The y coordinate at which the viewport will start when the round ends. It is the present offset plus the
    /// adjustment that the table has requested.
    var viewportStart: CGFloat { contentOffset.y + core.anchoring.requested.byLayout }

    private func recycleAll() {
        pass.data.mustRecycleAll = false
        core.anchoring.settled.start = nil
        pass.edges.waiting = [:]
        pass.edges.seenEmpty = []
        for element in core.displayed.removeAll() { core.recycle(element) }
    }

    /// Discards heights if the width changed, because heights depend on the width.
    func adoptWidth() {
        let width = bounds.size.width
        guard pass.data.width != width else { return }
        pass.data.width = width
        pass.placing.contextsAreStale = true
        if pass.data.isLoaded { forgetHeights() }
    }

    private func adoptContexts() {
        guard pass.placing.contextsAreStale else { return }
        pass.placing.contextsAreStale = false
        for element in core.displayed.elements { adoptContext(element) }
    }

    /// Requests that all heights are read again, and that elements on screen are measured again. Heights are read when
    /// they are next used. Cells stay.
    func forgetHeights() {
        pass.data.isLoaded = false
        pass.forgetSteps()
        setNeedsLayout()
    }

    /// Sets the height of the content, and moves the offset with the anchor. The anchor is the part of the content that
    /// keeps its place on screen. The offset stays within the legal range.
    private func adoptContentHeight() {
        let old = contentSize
        setContentHeight()
        core.followContent(from: old)
    }

    func setContentHeight() {
        let (old, new) = (contentSize, CGSize(width: bounds.size.width, height: geometry.contentHeight))
        guard new != old, new.isFinite else { return }
        contentSize = new
        core.tracer?.contentSizeChanged(from: old)
    }
}
