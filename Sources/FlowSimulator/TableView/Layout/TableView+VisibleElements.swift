import FlowEngine
import Foundation
import ViewSimulator

/// An element that the viewport meets, and where it is shown.
struct VisibleElement {
    let path: ElementPath
    let name: ElementName
    let range: TableRange

    var row: ItemPath { ItemPath(section: path.section, item: path.item) }
}

// What the viewport meets, and what is known of it. Asked several times in every step of scrolling: loops, because in a
// closure each element would check its executor.

extension TableView {
    /// The elements that meet the viewport, in order, with those that stick to its edges.
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
                // What is above a header is no part of it.
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
                while place < visible.count, visible[place].path.isBefore(path) { place += 1 }
                if place == visible.count || visible[place].path != path { visible.insert(edge, at: place) }
            }
        }
    }

    private func visibleEdge(_ path: ElementPath, _ start: CGFloat, _ end: CGFloat) -> VisibleElement? {
        guard let range = shownEdgeRange(path.kind, of: path.section, viewportFrom: start), range.meets(start, end)
        else { return nil }
        return VisibleElement(path: path, name: edgeName(path.kind, path.section), range: range)
    }

    // MARK: What is known

    /// The first element that is to be measured or shown.
    func firstOpen(of visible: [VisibleElement]) -> Int? {
        for index in visible.indices where !isDone(visible[index]) { return index }
        return nil
    }

    /// Measured, and shown, and known to be. A data source that is gone, or was taken away in an update, makes no more.
    func isDone(_ element: VisibleElement) -> Bool {
        if dataSource == nil, displayed[element.name] == nil { return true }
        guard isSettled(element) else { return false }
        let shown = displayed[element.name]
        guard element.path.kind == .item else {
            guard geometry.edge(element.path.kind, of: element.path.section).wasShown else { return false }
            return shown != nil || pass.emptyEdges.contains(element.name)
        }
        guard let shown else { return false }
        return shown.measurement.generation == pass.generation || isMeasured(element)
    }

    private func isMeasured(_ element: VisibleElement) -> Bool {
        geometry.model.sizeSource(of: element.row) == .measured
    }

    /// Whether a height counts as it is.
    func isSettled(_ element: VisibleElement) -> Bool {
        let shown = displayed[element.name]
        if shown?.measurement.isWanted == true { return false }
        let path = element.path
        guard path.kind == .item else { return !geometry.edge(path.kind, of: path.section).isEstimated }
        if !pass.mustAsk.isEmpty, pass.mustAsk.contains(element.row) { return false }
        // What was measured since heights were read last, and is on screen.
        if let shown, shown.measurement.generation == pass.generation { return true }
        guard isMeasured(element) || heightsAreGiven else { return false }
        return profile.cachesHeightsUntilReload || shown != nil
    }

    /// Whether an element was on screen since its height was forgotten, also where it is asked again.
    private func isKnown(_ element: VisibleElement) -> Bool {
        let path = element.path
        guard path.kind == .item else {
            let edge = geometry.edge(path.kind, of: path.section)
            let isThere = displayed[element.name] != nil || pass.emptyEdges.contains(element.name)
            return edge.wasShown && (!edge.isEstimated || isThere)
        }
        if pass.mustAsk.contains(element.row) { return true }
        return isMeasured(element) && (profile.cachesHeightsUntilReload || displayed[element.name] != nil)
    }

    /// Notes that something is on screen whose height counts as it is. False where it has to be asked.
    func becomesKnown(_ element: VisibleElement) -> Bool {
        guard isSettled(element) else { return false }
        guard !isKnown(element) else { return true }
        let path = element.path
        if path.kind == .item {
            geometry.setHeight(geometry.height(of: element.row), of: element.row)
        } else {
            var edge = geometry.edge(path.kind, of: path.section)
            edge.wasShown = true
            geometry.setEdge(edge, path.kind, of: path.section)
        }
        return true
    }

    /// What is held still while heights above it change: what an update has kept in its place, else the first thing on
    /// screen that was on screen when the last pass ended. What sticks is not where it came from, so it holds nothing.
    ///
    /// R18.15: where nothing was, the offset stays, although something at it may have been measured long ago. R18.1: in
    /// an update that leaves the offset it is the first thing on screen there, known or not.
    func anchorIndex(among visible: [VisibleElement]) -> Int? {
        let (start, end) = (viewportStart, viewportStart + bounds.size.height)
        if updateState.ongoing?.leavesOffset == true { return visible.firstIndex { meetsInPlace($0, start, end) } }
        let kept = updateState.ongoing?.anchor?.elementPath
        var firstSeen: Int?
        for (index, element) in visible.enumerated() {
            if element.path == kept { return index }
            guard firstSeen == nil, wasSeen(element.name), isKnown(element) else { continue }
            if meetsInPlace(element, start, end) { firstSeen = index }
        }
        return firstSeen
    }

    /// Whether the viewport meets an element where it is unless it sticks.
    private func meetsInPlace(_ element: VisibleElement, _ start: CGFloat, _ end: CGFloat) -> Bool {
        guard element.path.kind != .item else { return true }
        return geometry.edgeRange(element.path.kind, of: element.path.section)?.meets(start, end) ?? false
    }

    private func wasSeen(_ name: ElementName) -> Bool {
        displayed[name]?.wasSeen ?? pass.seenEmptyEdges.contains(name)
    }

    /// At the end of a pass: what the reader sees at its own place is what the next one holds still.
    func noteWhatIsSeen() {
        let (start, end) = (viewportStart, viewportStart + bounds.size.height)
        for index in displayed.elements.indices { displayed.elements[index].wasSeen = false }
        pass.seenEmptyEdges = []
        for element in pass.placed where meetsInPlace(element, start, end) {
            if let shown = displayed[element.name] {
                shown.wasSeen = true
            } else if pass.emptyEdges.contains(element.name) {
                pass.seenEmptyEdges.insert(element.name)
            }
        }
    }

    func name(of path: ElementPath) -> ElementName {
        path.kind == .item ? .cell(path.section, path.item) : edgeName(path.kind, path.section)
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
