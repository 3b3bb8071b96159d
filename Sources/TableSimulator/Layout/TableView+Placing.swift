import FlowEngine

// The places of elements in the table's content, and the views that show them.

extension TableView {
    /// The width of rows, headers and footers: the table's width, without the insets of inset-grouped tables.
    var rowWidth: CGFloat { max(bounds.size.width - 2 * sideInset, 0) }

    private var sideInset: CGFloat {
        style == .insetGrouped ? profile.sideInset(for: style, width: bounds.size.width) : 0
    }

    func rowFrame(_ path: ItemPath) -> CGRect { frame(geometry.rowRange(path)) }

    private func frame(_ range: TableRange) -> CGRect {
        CGRect(x: sideInset, y: range.start, width: rowWidth, height: range.length)
    }

    /// The frame at which a header or footer is shown. In plain tables a header or footer sticks to the viewport's edge
    /// while its section is in the viewport.
    func shownEdgeFrame(_ kind: ElementKind, of section: Int) -> CGRect {
        shownEdgeRange(kind, of: section, viewportFrom: viewportStart).map { frame($0) } ?? .zero
    }

    func shownEdgeRange(_ kind: ElementKind, of section: Int, viewportFrom start: CGFloat) -> TableRange? {
        guard var range = geometry.edgeRange(kind, of: section) else { return nil }
        guard style == .plain, geometry.sectionRange(section).meets(start, start + bounds.size.height) else {
            return range
        }
        let (inset, room) = (adjustedContentInset, geometry.stickingRange(kind, in: section))
        if kind == .header {
            range.start = min(max(range.start, start + inset.top), room.end - range.length)
        } else {
            let end = start + bounds.size.height - inset.bottom
            range.start = max(min(range.start, end - range.length), room.start)
        }
        return range
    }

    /// The placement of an element on screen.
    func placement(of path: ElementPath) -> Placement {
        var placement = Placement()
        if path.kind == .item {
            let row = ItemPath(section: path.section, item: path.item)
            placement.becomeCell(at: row, frame: rowFrame(row))
        } else {
            placement.name(.supplementaryView, path.kind.supplementaryKind)
            placement.indexPath = .at(path.section, 0)
            placement.frame = shownEdgeFrame(path.kind, of: path.section)
            placement.zIndex = 10
        }
        return placement
    }

    func elementPath(of name: ElementName) -> ElementPath {
        let path = name.indexPath
        switch name.category {
        case .cell: return ElementPath(kind: .item, section: path[0], item: path[1])
        case .supplementaryView, .decorationView:
            let isHeader = name.kind == ElementName.headerKind
            return ElementPath(kind: isHeader ? .header : .footer, section: path[0])
        }
    }

    package func place(_ element: DisplayedElement, in frame: CGRect) {
        if element.placement.frame != frame { element.placement.frame = frame }
        if element.view.frame != frame { element.view.frame = frame }
    }

    /// Moves the views of elements on screen to their places, and removes all other views of elements.
    func placeElements() {
        // A delegate may scroll when an element leaves.
        let (placed, visible) = (bounds, visibleElements())
        pass.placing.query += 1
        for element in visible {
            guard let shown = core.displayed[element.name] else { continue }
            shown.foundByQuery = pass.placing.query
            place(shown, in: frame(element.range))
        }
        let (gone, epoch) = (core.displayed.removeAll(notFoundBy: pass.placing.query), pass.epoch)
        for element in gone { putOffQuestion(to: element) }
        for element in gone { core.recycle(element) }
        // The delegate may have reloaded when an element left.
        guard pass.epoch == epoch else { return pass.placing.bounds = nil }
        if !pass.edges.empty.isEmpty { pass.edges.empty.formIntersection(visible.map(\.name)) }
        // Elements that came on screen because the offset moved wait for the next round, even a row that already has a
        // cell.
        let isComplete = pass.data.isLoaded && firstOpen(of: visible) == nil
        pass.placing.elements = visible
        pass.placing.bounds = isComplete ? placed : nil
        placeAccessoryViews()
        core.place(background: backgroundView)
    }
}
