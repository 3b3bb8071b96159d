import FlowEngine
import Foundation
import ViewSimulator

// One round of a table's layout pass:
//
//     heights read, if they are not known → content size and offset
//     → what meets the viewport by present heights and is not measured is measured, one by one:
//         above the first thing that is measured, upwards, and the offset follows · then downwards
//         · then whatever else meets the viewport now
//     → content size and offset → views placed and taken away → on the way to a row: on to it
//
// A row is asked for in this order: cell, height, content size, `willDisplay`. The program's code runs in every step
// and may reload, scroll or change everything: each step knows by `epoch` that what it has learned counts no more.

extension TableView {
    func mayLayOut() -> Bool {
        !pass.isRunning && updateState.batch == nil && !updateState.isUnresolved
            && updateState.ongoing?.isRebased != false
    }

    func passBegins() {}

    func passSettled() {
        pass.holdsStart = false
        let (start, end) = (contentOffset.y, contentOffset.y + bounds.size.height)
        let shown = pass.emptyEdges.union(displayed.elements.lazy.map(\.name))
        pass.seen = shown.filter { naturalRange(of: $0).meets(start, end) }
    }

    /// Where an element is unless it sticks.
    private func naturalRange(of name: ElementName) -> TableRange {
        let path = elementPath(of: name)
        if path.kind == .item { return geometry.rowRange(ItemPath(section: path.section, item: path.item)) }
        return geometry.edgeRange(path.kind, of: path.section) ?? TableRange(start: 0, length: 0)
    }

    var isLayingOut: Bool {
        get { pass.isRunning }
        set { pass.isRunning = newValue }
    }

    /// More than one round for each row that fits on a screen is a loop: rows are measured within a round.
    var maximumRounds: Int { 100 }

    /// Whether anything is left to do.
    var needsRound: Bool { isLayoutPending || scrollTarget != nil }

    private var isLayoutPending: Bool {
        !pass.isLoaded || pass.mustRecycleAll || pass.width != bounds.size.width || pass.placedBounds != bounds
            || anchoring.settled.limits != legalOffsets || displayed.wantsMeasuring || !pass.mustAsk.isEmpty
            || anchoring.requested.byLayout != 0
    }

    func runRound() {
        if pass.mustRecycleAll { recycleAll() }
        adoptWidth()
        adoptContexts()
        loadIfNeeded()
        guard pass.isLoaded else { return }
        adoptContentHeight()
        measureVisible()
        guard pass.isLoaded, !pass.mustRecycleAll else { return }
        placeElements()
        putOffQuestions()
        if !isLayoutPending { moveTowardsScrollTarget() }
    }

    /// What left the screen before it was asked again is asked when it comes back; until then it is as high as it was.
    private func putOffQuestions() {
        for row in pass.mustAsk where displayed[.cell(at: row)] == nil { putOffQuestion(toRow: row) }
    }

    private func putOffQuestion(toRow row: ItemPath) {
        pass.mustAsk.remove(row)
        if geometry.contains(row) { geometry.setHeight(geometry.height(of: row), of: row, source: .given) }
    }

    /// The same for a view that leaves the screen and has asked for it.
    func putOffQuestion(to element: DisplayedElement) {
        guard element.measurement.isWanted else { return }
        let path = elementPath(of: element.name)
        if path.kind == .item { return putOffQuestion(toRow: ItemPath(section: path.section, item: path.item)) }
        guard path.section < geometry.sectionCount else { return }
        var edge = geometry.edge(path.kind, of: path.section)
        (edge.isEstimated, edge.wasShown) = (true, false)
        geometry.setEdge(edge, path.kind, of: path.section)
    }

    private func recycleAll() {
        pass.mustRecycleAll = false
        (anchoring.settled.start, pass.waitingEdges, pass.seen) = (nil, [:], [])
        for element in displayed.removeAll() { recycle(element) }
    }

    /// Heights are a function of the width: none that was measured at another counts.
    private func adoptWidth() {
        let width = bounds.size.width
        guard pass.width != width else { return }
        pass.width = width
        pass.contextsAreStale = true
        if pass.isLoaded { forgetHeights() }
    }

    private func adoptContexts() {
        guard pass.contextsAreStale else { return }
        pass.contextsAreStale = false
        for element in displayed.elements { adoptContext(element) }
    }

    /// All heights are read anew, and what is on screen is measured again. Cells stay.
    func forgetHeights() {
        pass.isLoaded = false
        pass.forgetSteps()
        setNeedsLayout()
    }

    /// Has the content as high as everything in it is, and the offset follow what keeps its place, in the legal range.
    private func adoptContentHeight() {
        let old = contentSize
        setContentHeight()
        followContent(from: old)
    }

    func setContentHeight() {
        let (old, new) = (contentSize, CGSize(width: bounds.size.width, height: geometry.contentHeight))
        guard new != old, new.isFinite else { return }
        contentSize = new
        tracer?.contentSizeChanged(from: old)
    }

    // MARK: Measuring

    /// Where the viewport is, with what the offset will follow at the end of the round.
    var viewportStart: CGFloat { contentOffset.y + anchoring.requested.byLayout }

    private func measureVisible() {
        let epoch = pass.epoch
        let old = contentSize
        let visible = visibleElements()
        let anchor = anchorIndex(among: visible)
        if let anchor {
            for path in visible[..<anchor].reversed() where !becomesKnown(path) {
                guard bring(path, isAboveAnchor: true), pass.epoch == epoch else { return }
            }
        }
        for path in visible[(anchor ?? 0)...] where !becomesKnown(path) {
            guard bring(path, isAboveAnchor: false), pass.epoch == epoch else { return }
        }
        let anchored = anchor.map { visible[$0] }
        guard bringRest(around: anchored, in: epoch) else { return }
        if contentSize != old || anchoring.requested.byLayout != 0 { followContent(from: old) }
    }

    /// Brings whatever meets the viewport now that rows are lower. What was found in one query is brought in order, as
    /// far as it still meets the viewport: many rows without any height would cost a query each. What asks again while it
    /// is asked, and what comes into view because a delegate scrolls, is for the next round.
    private func bringRest(around anchor: ElementPath?, in epoch: Int) -> Bool {
        var waiting: ArraySlice<ElementPath> = []
        var brought: Set<ElementPath> = []
        let offset = contentOffset.y
        while contentOffset.y == offset {
            let isFirst = waiting.isEmpty
            if isFirst { waiting = visibleElements().filter { !isDone($0) }[...] }
            guard let path = waiting.popFirst() else { return true }
            // Each query brings one at least, or this would not end.
            guard isFirst || !isDone(path) && isVisible(path) else { continue }
            guard brought.insert(path).inserted else { return true }
            let isAbove = anchor.map { path.isBefore($0) } ?? false
            guard bring(path, isAboveAnchor: isAbove), pass.epoch == epoch else { return false }
            if isAbove { waiting = [] }
        }
        return true
    }

    private func isVisible(_ path: ElementPath) -> Bool {
        let (start, end) = (viewportStart, viewportStart + bounds.size.height)
        guard path.kind == .item else { return edgeMeets(path, start, end) }
        let range = geometry.rowRange(ItemPath(section: path.section, item: path.item))
        return range.length > 0 && range.meets(start, end)
    }

    /// What is held still while heights above it change: what an update has kept in its place, else the first thing on
    /// screen that the reader saw, else the first one that is known. What sticks is not where it came from, so it holds
    /// nothing.
    private func anchorIndex(among visible: [ElementPath]) -> Int? {
        let (start, end) = (viewportStart, viewportStart + bounds.size.height)
        if let kept = updateState.ongoing?.anchor?.elementPath, let index = visible.firstIndex(of: kept) { return index }
        var firstKnown: Int?
        for (index, path) in visible.enumerated() where isKnown(path) {
            let name = self.name(of: path)
            guard path.kind == .item || naturalRange(of: name).meets(start, end) else { continue }
            if pass.seen.contains(name) { return index }
            if firstKnown == nil { firstKnown = index }
        }
        return firstKnown
    }

    /// Whether an element was on screen since its height was forgotten, also where it is asked again.
    private func isKnown(_ path: ElementPath) -> Bool {
        guard path.kind == .item else {
            let (edge, name) = (geometry.edge(path.kind, of: path.section), name(of: path))
            return edge.wasShown && (!edge.isEstimated || displayed[name] != nil || pass.emptyEdges.contains(name))
        }
        let row = ItemPath(section: path.section, item: path.item)
        if pass.mustAsk.contains(row) { return true }
        guard geometry.model.sizeSource(of: row) == .measured else { return false }
        return profile.cachesHeightsUntilReload || displayed[name(of: path)] != nil
    }

    /// The elements that meet the viewport, in order, with those that stick to its edges.
    func visibleElements() -> [ElementPath] {
        let (start, end) = (viewportStart, viewportStart + bounds.size.height)
        guard start.isFinite, end.isFinite else { return [] }
        var paths = geometry.elements(from: start, to: end).map(\.path)
        // What is above a header is no part of it.
        paths.removeAll { $0.kind != .item && !edgeMeets($0, start, end) }
        guard style == .plain else { return paths }
        let sections = geometry.sections(from: start, to: end)
        for section in sections {
            let (header, footer) = (ElementPath.header(section), ElementPath.footer(section))
            if !paths.contains(header), edgeMeets(header, start, end) {
                paths.insert(header, at: paths.firstIndex { !$0.isBefore(header) } ?? paths.count)
            }
            if !paths.contains(footer), edgeMeets(footer, start, end) {
                paths.insert(footer, at: paths.firstIndex { !$0.isBefore(footer) } ?? paths.count)
            }
        }
        return paths
    }

    private func edgeMeets(_ path: ElementPath, _ start: CGFloat, _ end: CGFloat) -> Bool {
        shownEdgeRange(path.kind, of: path.section, viewportFrom: start)?.meets(start, end) ?? false
    }

    /// Notes that something is on screen whose height counts as it is. False where it has to be asked.
    private func becomesKnown(_ path: ElementPath) -> Bool {
        guard isSettled(path) else { return false }
        guard !isKnown(path) else { return true }
        if path.kind == .item {
            let row = ItemPath(section: path.section, item: path.item)
            geometry.setHeight(geometry.height(of: row), of: row)
        } else {
            var edge = geometry.edge(path.kind, of: path.section)
            edge.wasShown = true
            geometry.setEdge(edge, path.kind, of: path.section)
        }
        return true
    }

    /// Measured, and shown, and known to be.
    func isDone(_ path: ElementPath) -> Bool {
        guard isSettled(path) else { return false }
        let name = self.name(of: path)
        if path.kind == .item {
            let source = geometry.model.sizeSource(of: ItemPath(section: path.section, item: path.item))
            return source == .measured && displayed[name] != nil
        }
        guard geometry.edge(path.kind, of: path.section).wasShown else { return false }
        return displayed[name] != nil || pass.emptyEdges.contains(name)
    }

    /// Whether a height counts as it is.
    private func isSettled(_ path: ElementPath) -> Bool {
        guard path.kind == .item else {
            let isWanted = displayed[name(of: path)]?.measurement.isWanted == true
            return !isWanted && !geometry.edge(path.kind, of: path.section).isEstimated
        }
        let row = ItemPath(section: path.section, item: path.item)
        if pass.mustAsk.contains(row) { return false }
        let element = displayed[name(of: path)]
        if element?.measurement.isWanted == true { return false }
        guard geometry.model.sizeSource(of: row) == .measured || heightsAreGiven else { return false }
        return profile.cachesHeightsUntilReload || element != nil
    }

    func name(of path: ElementPath) -> ElementName {
        path.kind == .item
            ? .cell(at: ItemPath(section: path.section, item: path.item)) : edgeName(path.kind, path.section)
    }

    /// Has an element measured and shown. False: nothing more can be done with what was known.
    private func bring(_ path: ElementPath, isAboveAnchor: Bool) -> Bool {
        let gained: CGFloat?
        switch path.kind {
        case .item: gained = bringRow(ItemPath(section: path.section, item: path.item))
        case .header, .footer: gained = bringEdge(path.kind, of: path.section)
        }
        guard let gained else { return false }
        if isAboveAnchor, profile.compensatesOffsetAboveAnchor, anchorPolicy == .top, !pass.holdsStart {
            anchoring.requested.byLayout += gained
        }
        return true
    }
}

extension ScrollAnchor {
    /// Nil for the end of the content.
    fileprivate var elementPath: ElementPath? {
        switch self {
        case .row(let path), .item(let path): .item(path)
        case .sectionStart(let section): .header(section)
        case .footer(let section): .footer(section)
        case .contentEnd: nil
        }
    }
}

extension ElementPath {
    /// By sections, and in one header, rows, footer.
    func isBefore(_ other: ElementPath) -> Bool {
        (section, kind.order, item) < (other.section, other.kind.order, other.item)
    }
}

extension ElementKind {
    fileprivate var order: Int {
        switch self {
        case .header: 0
        case .item: 1
        case .footer: 2
        }
    }
}
