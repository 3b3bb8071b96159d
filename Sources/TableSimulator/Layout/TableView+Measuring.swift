import FlowEngine

// The round's middle: the elements in the viewport are measured one by one, those above the anchor upwards, then the
// others downwards, then those that came into the viewport meanwhile.

extension TableView {
    /// Measures and shows the elements in the viewport that need it.
    func measureVisible() {
        let epoch = pass.epoch
        let old = contentSize
        let visible = visibleElements()
        guard firstOpen(of: visible) != nil else { return }
        core.tracer?.queried(bounds, found: visible.count)
        let anchor = anchorIndex(among: visible)
        if let anchor {
            for element in visible[..<anchor].reversed() where !noteIfValid(element) {
                guard realize(element.path, isAboveAnchor: true), pass.epoch == epoch else { return }
            }
        }
        for element in visible[(anchor ?? 0)...] where !noteIfValid(element) {
            guard realize(element.path, isAboveAnchor: false), pass.epoch == epoch else { return }
        }
        let anchored = anchor.map { visible[$0].path }
        var realized: Set<ElementName> = []
        let offset = contentOffset.y
        while contentOffset.y == offset {
            let visible = visibleElements()
            // An element that requests another measurement while it is measured waits for the next round, as do
            // elements to which a delegate scrolls.
            guard let next = firstOpen(of: visible), realized.insert(visible[next].name).inserted else { break }
            let isAbove = anchored.map { visible[next].path.precedes($0) } ?? false
            guard realize(visible[next].path, isAboveAnchor: isAbove), pass.epoch == epoch else { return }
        }
        // The anchor's item may have moved even if the content has the same length: one element grew, another one
        // shrank.
        if contentSize != old || core.anchoring.requested.byLayout != 0 || core.anchoring.pass.anchor != nil {
            core.followContent(from: old)
        }
    }

    /// Measures and shows an element. Returns false if the data that the round has read are no longer valid.
    private func realize(_ path: ElementPath, isAboveAnchor: Bool) -> Bool {
        let gained: CGFloat?
        switch path.kind {
        case .item: gained = realizeRow(ItemPath(section: path.section, item: path.item))
        case .header, .footer: gained = realizeEdge(path.kind, of: path.section)
        }
        guard let gained else { return false }
        let holdsRow = core.anchorPolicy.holdsFirstRow && !pass.placing.holdsStart
        if isAboveAnchor, profile.compensatesOffsetAboveAnchor, holdsRow {
            core.anchoring.requested.byLayout += gained
        }
        return true
    }

    /// The index of the first element that has to be measured or shown; nil if there is no such element.
    func firstOpen(of visible: [VisibleElement]) -> Int? {
        for index in visible.indices where needsWork(visible[index]) { return index }
        return nil
    }

    /// Whether a visible element still has to be measured or shown.
    ///
    /// Without a data source, or in an update that removed the data source, no more cells are made. Then an element
    /// that is not shown needs no work.
    private func needsWork(_ element: VisibleElement) -> Bool {
        let isShown = core.displayed[element.name] != nil
        if !isShown, dataSource == nil { return false }
        guard heightState(of: element) == .settled else { return true }
        return !isShown && !pass.edges.empty.contains(element.name)
    }

    /// Records that an element with a valid height is on screen. Returns false if the height has to be determined, or
    /// if the row has no estimate: such a row moves to its place before the next row is measured.
    private func noteIfValid(_ element: VisibleElement) -> Bool {
        let state = heightState(of: element)
        if state == .given {
            if element.path.kind == .item {
                guard estimate(of: element.row) != .none else { return false }
                geometry.setHeight(geometry.height(of: element.row), of: element.row)
            } else {
                geometry.changeEdge(element.path) { $0.wasShown = true }
            }
        }
        return state.isValid
    }

    // MARK: Anchors

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
            guard firstSeen == nil, wasSeen(element.name), heightState(of: element).wasSeen else { continue }
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
