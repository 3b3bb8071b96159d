import FlowEngine
import ViewSimulator

extension TableView: ElementsPlacer {
    package var scrollAxis: ScrollDirection { .vertical }

    /// The mirror of the content. Nil: rows are one below the other in either reading direction.
    package var contentMirror: ContentMirror? { nil }

    /// The rules for adjustments of the offset. What the limits cut off is applied later only in updates that keep the
    /// place of the content on screen.
    ///
    /// A reload leaves the offset at the end that the estimates give (computed from published numbers). An update that
    /// keeps the place of the content moves the offset further once the reloaded rows have grown. R18.1: an update that
    /// leaves the offset ends at the new limit, and so does any update of a table that holds no place.
    package var adjustmentRules: AdjustmentRules {
        guard core.anchorPolicy.holdsFirstRow, let update = core.updateState.ongoing, !update.leavesOffset else {
            return []
        }
        return .regained
    }

    package func knownFrame(of name: ElementName) -> CGRect? {
        guard name.category == .cell, let path = ItemPath(name.indexPath), pass.data.isLoaded, geometry.contains(path)
        else { return nil }
        return rowFrame(path)
    }

    package func scrollsWithContent(_ element: DisplayedElement) -> Bool {
        let path = elementPath(of: element.name)
        guard path.kind != .item, path.section < geometry.sectionCount else { return path.kind == .item }
        return geometry.edgeRange(path.kind, of: path.section)?.start == element.view.frame.minY
    }

    package func carriesEstimate(at indexPath: IndexPath) -> Bool {
        guard let path = ItemPath(indexPath), pass.data.isLoaded, geometry.contains(path) else { return false }
        return geometry.model.sizeSource(of: path) != .measured && estimate(of: path) == .untilShown
    }

    // MARK: Anchors

    package func keepSettledModel() { settled = SettledTable(geometry: geometry, plan: nil) }

    package func releaseSettledModel() { settled = nil }

    /// The distance that content in the viewport has moved since the last pass ended. `place` names the content: it is
    /// at the start or end of the viewport, or is an item. Nil if the distance is unknown.
    package func anchorMove(of place: ViewportPlace) -> AnchorMove? {
        guard let settled, !settled.isLost else { return nil }
        return settled.geometry.anchorMove(
            of: place, to: geometry, through: settled.plan, reader: core.anchoring.pass.firstSeen,
            stickyHeader: stickyHeader)
    }

    package func place(ofScrollTarget indexPath: IndexPath) -> (frame: CGRect, covered: EdgeInsets)? {
        loadIfNeeded()
        if indexPath.namesSection {
            return sectionFrame(ofTarget: indexPath[0]).map { ($0, .zero) }
        }
        guard let path = ItemPath(indexPath), geometry.contains(path) else { return nil }
        var covered = EdgeInsets.zero
        if style == .plain {
            // A sticky header covers the rows under it (R6.16 for headers that a flow layout pins).
            covered.top = geometry.edgeRange(.header, of: path.section)?.length ?? 0
            covered.bottom = geometry.edgeRange(.footer, of: path.section)?.length ?? 0
        }
        return (rowFrame(path), covered)
    }
}

/// The heights at the end of the last pass, and the update that was applied since then.
struct SettledTable {
    var geometry: TableGeometry
    var plan: UpdatePlan?
    /// Whether several updates were applied since the last pass. It is then unknown how far the contents moved.
    var isLost = false
}
