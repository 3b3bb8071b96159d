import CallerChecks
import FlowEngine

// Queries of places, with the present heights. Nothing is measured; heights are read if they are not known.

extension TableView {
    /// The present heights, or the previous heights while a pass reads new ones. Heights for another width are not used
    /// (R18.6).
    private var known: TableGeometry {
        if !core.updateState.isUnresolved, core.updateState.batch == nil {
            if !core.isLayingOut, !pass.data.isLoading, !core.isUpdating { adoptWidth() }
            loadIfNeeded()
        }
        return geometry
    }

    func sectionRect(_ section: Int) -> CGRect {
        let geometry = known
        guard (0..<geometry.sectionCount).contains(section) else { return .zero }
        return rect(geometry.sectionRange(section))
    }

    func edgeRect(_ kind: ElementKind, _ section: Int) -> CGRect {
        let geometry = known
        guard (0..<geometry.sectionCount).contains(section) else { return .zero }
        if let range = geometry.edgeRange(kind, of: section) { return rect(range) }
        let section = geometry.sectionRange(section)
        return rect(TableRange(start: kind == .header ? section.start : section.end, length: 0))
    }

    func rowRect(_ indexPath: IndexPath) -> CGRect {
        let geometry = known
        guard let path = ItemPath(indexPath), geometry.contains(path) else { return .zero }
        return rowFrame(path)
    }

    /// The rectangle of a range, as wide as the table, without insets.
    private func rect(_ range: TableRange) -> CGRect {
        CGRect(x: 0, y: range.start, width: bounds.size.width, height: range.length)
    }

    func row(at point: CGPoint) -> IndexPath? {
        guard point.y.isFinite, point.x >= 0, point.x < bounds.size.width else { return nil }
        let reach = max(1, 2 * point.y.ulp)
        let geometry = known
        let found = geometry.elements(from: point.y - reach, to: point.y + reach).last { element in
            guard element.path.kind == .item else { return false }
            let range = geometry.rowRange(ItemPath(section: element.path.section, item: element.path.item))
            return range.start <= point.y && point.y < range.end
        }
        return found.map { IndexPath(row: $0.path.item, section: $0.path.section) }
    }

    func rows(in rect: CGRect) -> [IndexPath]? {
        guard rect.minY.isFinite, rect.maxY.isFinite else { return [] }
        return known.elements(from: rect.minY, to: rect.maxY).compactMap { element in
            element.path.kind == .item ? IndexPath(row: element.path.item, section: element.path.section) : nil
        }
    }

    // MARK: Elements on screen

    func shownCell(at indexPath: IndexPath) -> TableViewCell? {
        require(
            !pass.request.isForHeight,
            "cellForRow(at:) within heightForRowAt asks for the cell whose height is being asked for; measure a "
                + "prototype from dequeueReusableCell(withIdentifier:)")
        guard indexPath.count == 2 else { return nil }
        return core.displayed.view(for: .cell(at: indexPath)) as? TableViewCell
    }

    func path(of cell: TableViewCell) -> IndexPath? {
        core.displayed.elements.first { $0.view === cell }?.name.indexPath
    }

    private var rowElementsInBounds: [DisplayedElement] {
        core.elementsInBounds.filter(\.isCell).sorted { $0.name.indexPath < $1.name.indexPath }
    }

    var cellsInBounds: [TableViewCell] { rowElementsInBounds.compactMap { $0.view as? TableViewCell } }

    var rowsInBounds: [IndexPath]? {
        // The table was scrolled since the last pass: the result has the elements that will be there with the present
        // heights, with cells or without.
        if core.wasSettled, !core.isLayingOut, pass.placing.bounds != bounds {
            guard let paths = rows(in: bounds), !paths.isEmpty else { return nil }
            return paths
        }
        let paths = rowElementsInBounds.map(\.name.indexPath)
        return paths.isEmpty ? nil : paths
    }

    func shownEdge(_ kind: ElementKind, _ section: Int) -> TableViewHeaderFooterView? {
        core.displayed.view(for: edgeName(kind, section)) as? TableViewHeaderFooterView
    }

    /// The place of a header that sticks in a plain table, and the place at which the header stops sticking. Nil if
    /// there is no such header.
    func stickyHeader(_ geometry: TableGeometry, _ section: Int, _ start: CGFloat) -> StickyHeader? {
        guard style == .plain, let range = geometry.edgeRange(.header, of: section) else { return nil }
        let limit = geometry.stickingRange(.header, in: section).end - range.length
        let shown = min(max(range.start, start + adjustedContentInset.top), limit)
        let top = geometry.headerViewHeight
        return StickyHeader(start: Double(shown - top), limit: Double(limit - top))
    }
}
