import FlowEngine

/// An element in the viewport, with the place at which it is shown.
struct VisibleElement {
    let path: ElementPath
    let name: ElementName
    let range: TableRange

    var row: ItemPath { ItemPath(section: path.section, item: path.item) }
}

// The elements in the viewport, and the state of their heights. Asked several times in every step of scrolling: loops,
// because in a closure each element would check its executor.

extension TableView {
    /// The elements in the viewport, in order, including elements that stick to the viewport's edges.
    func visibleElements() -> [VisibleElement] {
        let (start, end) = (viewportStart, viewportStart + bounds.size.height)
        guard start.isFinite, end.isFinite else { return [] }
        let found = geometry.elements(from: start, to: end)
        var visible: [VisibleElement] = []
        visible.reserveCapacity(found.count + 2)
        let top = geometry.headerViewHeight
        for element in found {
            let path = element.path
            if path.kind == .item {
                let range = TableRange(start: top + CGFloat(element.frame.y), length: CGFloat(element.frame.height))
                visible.append(VisibleElement(path: path, name: .cell(path.section, path.item), range: range))
            } else if let edge = visibleEdge(path, start, end) {
                // The space above a header is no part of it.
                visible.append(edge)
            }
        }
        if style == .plain { addStickingEdges(to: &visible, start, end) }
        return visible
    }

    private func addStickingEdges(to visible: inout [VisibleElement], _ start: CGFloat, _ end: CGFloat) {
        for section in geometry.sections(from: start, to: end) where geometry.hasEdges(section) {
            for path in [ElementPath.header(section), .footer(section)] {
                guard let edge = visibleEdge(path, start, end) else { continue }
                var place = 0
                while place < visible.count, visible[place].path.precedes(path) { place += 1 }
                if place == visible.count || visible[place].path != path { visible.insert(edge, at: place) }
            }
        }
    }

    private func visibleEdge(_ path: ElementPath, _ start: CGFloat, _ end: CGFloat) -> VisibleElement? {
        guard let range = shownEdgeRange(path.kind, of: path.section, viewportFrom: start), range.meets(start, end)
        else { return nil }
        return VisibleElement(path: path, name: edgeName(path.kind, path.section), range: range)
    }

    // MARK: State of heights

    /// The index of the first element that has to be measured or shown; nil if there is no such element.
    func firstOpen(of visible: [VisibleElement]) -> Int? {
        for index in visible.indices where !isDone(visible[index]) { return index }
        return nil
    }

    /// Whether a visible element needs no more work. It is then measured and shown, and the table has recorded both.
    ///
    /// Without a data source, or in an update that removed the data source, no more cells are made. Then an element
    /// that is not shown is done, too.
    func isDone(_ element: VisibleElement) -> Bool {
        if dataSource == nil, core.displayed[element.name] == nil { return true }
        guard isSettled(element) else { return false }
        let shown = core.displayed[element.name]
        guard element.path.kind == .item else {
            guard geometry.edge(element.path.kind, of: element.path.section).wasShown else { return false }
            return shown != nil || pass.edges.empty.contains(element.name)
        }
        guard let shown else { return false }
        return shown.measurement.generation == pass.data.generation || isMeasured(element)
    }

    private func isMeasured(_ element: VisibleElement) -> Bool {
        geometry.model.sizeSource(of: element.row) == .measured
    }

    /// Whether an element's height is valid, so that the element need not be measured.
    func isSettled(_ element: VisibleElement) -> Bool {
        let shown = core.displayed[element.name]
        if shown?.measurement.isWanted == true { return false }
        let path = element.path
        guard path.kind == .item else { return !geometry.edge(path.kind, of: path.section).isEstimated }
        if !pass.data.mustAsk.isEmpty, pass.data.mustAsk.contains(element.row) { return false }
        // An element on screen that was measured since heights were read last.
        if let shown, shown.measurement.generation == pass.data.generation { return true }
        guard isMeasured(element) || heightsAreGiven else { return false }
        return profile.cachesHeightsUntilReload || shown != nil
    }

    /// Whether an element has been on screen after its height was last discarded. Such an element may still have to be
    /// measured again.
    private func wasSettled(_ element: VisibleElement) -> Bool {
        let path = element.path
        guard path.kind == .item else {
            let edge = geometry.edge(path.kind, of: path.section)
            let isThere = core.displayed[element.name] != nil || pass.edges.empty.contains(element.name)
            return edge.wasShown && (!edge.isEstimated || isThere)
        }
        if pass.data.mustAsk.contains(element.row) { return true }
        return isMeasured(element) && (profile.cachesHeightsUntilReload || core.displayed[element.name] != nil)
    }

    /// Records that an element with a valid height is on screen. Returns false if the height has to be determined.
    func noteIfSettled(_ element: VisibleElement) -> Bool {
        guard isSettled(element) else { return false }
        guard !wasSettled(element) else { return true }
        let path = element.path
        if path.kind == .item {
            geometry.setHeight(geometry.height(of: element.row), of: element.row)
        } else {
            geometry.changeEdge(path) { $0.wasShown = true }
        }
        return true
    }

    /// The index of the element that keeps its place while heights above it change. Nil if there is no such element.
    ///
    /// This is the anchor of an update, or else the first element on screen that was on screen when the last pass
    /// ended. A sticky element is away from its place in the content, so it is no anchor.
    ///
    /// R18.15: if no element was on screen, the offset stays, even if an element at it was measured before. R18.1: in
    /// an update that leaves the offset it is the first element on screen there, measured or not.
    func anchorIndex(among visible: [VisibleElement]) -> Int? {
        let (start, end) = (viewportStart, viewportStart + bounds.size.height)
        if core.updateState.ongoing?.leavesOffset == true { return visible.firstIndex { meetsInPlace($0, start, end) } }
        let kept = core.updateState.ongoing?.anchor?.elementPath
        var firstSeen: Int?
        for (index, element) in visible.enumerated() {
            if element.path == kept { return index }
            guard firstSeen == nil, wasSeen(element.name), wasSettled(element) else { continue }
            if meetsInPlace(element, start, end) { firstSeen = index }
        }
        return firstSeen
    }

    /// Whether an element overlaps the viewport at its place in the content. A sticky element is shown at another
    /// place.
    private func meetsInPlace(_ element: VisibleElement, _ start: CGFloat, _ end: CGFloat) -> Bool {
        guard element.path.kind != .item else { return true }
        return geometry.edgeRange(element.path.kind, of: element.path.section)?.meets(start, end) ?? false
    }

    private func wasSeen(_ name: ElementName) -> Bool {
        core.displayed[name]?.wasSeen ?? pass.edges.seenEmpty.contains(name)
    }

    /// Records, at the end of a pass, the elements that are visible at their places in the content. The next pass can
    /// use them as anchors.
    func noteWhatIsSeen() {
        let (start, end) = (viewportStart, viewportStart + bounds.size.height)
        for index in core.displayed.elements.indices { core.displayed.elements[index].wasSeen = false }
        pass.edges.seenEmpty = []
        for element in pass.placing.elements where meetsInPlace(element, start, end) {
            if let shown = core.displayed[element.name] {
                shown.wasSeen = true
            } else if pass.edges.empty.contains(element.name) {
                pass.edges.seenEmpty.insert(element.name)
            }
        }
    }

    func name(of path: ElementPath) -> ElementName {
        path.kind == .item ? .cell(path.section, path.item) : edgeName(path.kind, path.section)
    }
}

extension ScrollAnchor {
    /// The path of the anchor's element; nil for the end of the content.
    fileprivate var elementPath: ElementPath? {
        switch self {
        case .row(let path), .item(let path): .item(path)
        case .sectionStart(let section): .header(section)
        case .footer(let section): .footer(section)
        case .contentEnd: nil
        }
    }
}
