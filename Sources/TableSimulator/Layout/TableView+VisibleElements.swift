import FlowEngine

/// An element in the viewport, with the place at which it is shown.
struct VisibleElement {
    let path: ElementPath
    let name: ElementName
    let range: TableRange

    var row: ItemPath { ItemPath(section: path.section, item: path.item) }
}

// The elements in the viewport. Asked several times in every step of scrolling: loops, because in a closure each
// element would check its executor.

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

    func name(of path: ElementPath) -> ElementName {
        path.kind == .item ? .cell(path.section, path.item) : edgeName(path.kind, path.section)
    }
}
