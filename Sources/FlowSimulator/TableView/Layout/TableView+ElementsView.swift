import FlowEngine
import ViewSimulator

// The requirements that tables share with collection views.

extension TableView: ElementsView {
    var placerName: String { "\(style)" }
    var scrollAxis: CollectionView.ScrollDirection { .vertical }

    /// Whether the content is mirrored. False: rows are one below the other in either reading direction.
    var isMirrored: Bool { false }
    var scaleOfMirroredFrames: CGFloat? { nil }
    package var startsAtRight: Bool { false }
    var boundsInLayout: CGRect { bounds }
    var insetInLayout: EdgeInsets { adjustedContentInset }
    func mirrored(_ attributes: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes { attributes }
    func mirror(_ frame: CGRect, onGridOf scale: CGFloat?) -> CGRect { frame }
    func moveAsShown(_ move: CGPoint, contentGrowing growth: CGFloat) -> CGPoint { move }
    func dataPath(at shown: IndexPath) -> IndexPath { shown }

    var ignoresAdjustments: Bool { false }
    var isForecasting: Bool { false }
    /// Whether the part of an offset adjustment that the limits cut off is applied later. It is applied when the
    /// content grows. True only in updates that keep the place of the content on screen.
    ///
    /// A reload leaves the offset at the end that the estimates give (computed from published numbers). An update that
    /// keeps the place of the content moves the offset further once the reloaded rows have grown. R18.1: an update that
    /// leaves the offset ends at the new limit, and so does any update of a table that holds no place.
    var regainsOffset: Bool {
        anchorPolicy.holdsFirstRow && updateState.ongoing.map { !$0.leavesOffset } ?? false
    }

    func knownFrame(of name: ElementName) -> CGRect? {
        guard name.category == .cell, let path = ItemPath(name.indexPath), pass.isLoaded, geometry.contains(path)
        else { return nil }
        return rowFrame(path)
    }

    func scrollsWithContent(_ element: DisplayedElement) -> Bool {
        let path = elementPath(of: element.name)
        guard path.kind != .item, path.section < geometry.sectionCount else { return path.kind == .item }
        return geometry.edgeRange(path.kind, of: path.section)?.start == element.view.frame.minY
    }

    var itemIdentifier: (any ItemIdentifying)? { dataSource as? any ItemIdentifying }

    func carriesEstimate(at indexPath: IndexPath) -> Bool {
        guard let path = ItemPath(indexPath), pass.isLoaded, geometry.contains(path), hasEstimate(path) else {
            return false
        }
        return geometry.model.sizeSource(of: path) != .measured && !heightsAreGiven
    }

    var mustWaitWithUpdates: Bool { isLayingOut || pass.isLoading || updateState.isBusy }

    func prepareForBatch() {}

    func dataGoesAhead() {
        pass.forgetSteps()
        guard pass.isLoading || updateState.ongoing?.isRebased == false else { return }
        // Heights are being read.
        askAgain()
    }

    var isReloadPending: Bool { pass.mustRecycleAll }

    func askAgain() {
        pass.keepsShownHeights = true
        forgetHeights()
    }

    /// The message of an error. It is the message for collection views, with “row” in place of “item” and “table view”
    /// in place of “collection view” (R13.5).
    func sentence(of error: UpdateError) -> String {
        "\(error)".replacingOccurrences(of: "item", with: "row")
            .replacingOccurrences(of: "collection view", with: "table view")
    }

    /// Reads the number of rows of each section; nil without a data source.
    func readCounts() -> [Int]? {
        guard let dataSource else { return nil }
        let sections = OptionalRequirement.answer { dataSource.numberOfSections(in: self) }
        let counts = TableView.checked(
            sections: sections, itemsOf: { dataSource.tableView(self, numberOfRowsInSection: $0) }, called: "rows")
        // A data source may set another one while it is asked; then the rows are those of the new one.
        return self.dataSource === dataSource ? counts : readCounts()
    }

    var issueReporter: IssueReporter {
        IssueReporter(kindOfView: "UITableView", layout: "<\(type(of: self))>", view: "<\(type(of: self))>")
    }

    func notifyObserver(of issue: LayoutIssue) -> Bool {
        observer.map { $0.tableView(self, didReport: issue) } != nil
    }

    func send(_ event: TraceEvent) {
        (tracer?.observer as? any TableViewTraceObserver)?.tableView(self, didTrace: event)
    }

    // MARK: Appearing and disappearing

    func willDisplay(_ element: DisplayedElement) -> Bool {
        guard let delegate = tableDelegate else { return false }
        let (view, path) = (element.view, element.attributes.indexPath)
        OptionalRequirement.answer {
            switch elementPath(of: element.name).kind {
            case .item:
                if let cell = view as? TableViewCell { delegate.tableView(self, willDisplay: cell, forRowAt: path) }
            case .header: delegate.tableView(self, willDisplayHeaderView: view, forSection: path[0])
            case .footer: delegate.tableView(self, willDisplayFooterView: view, forSection: path[0])
            }
        }
        return true
    }

    func didEndDisplaying(_ element: DisplayedElement) {
        guard let delegate = tableDelegate else { return }
        let (view, path) = (element.view, element.attributes.indexPath)
        OptionalRequirement.answer {
            switch elementPath(of: element.name).kind {
            case .item:
                if let cell = view as? TableViewCell {
                    delegate.tableView(self, didEndDisplaying: cell, forRowAt: path)
                }
            case .header: delegate.tableView(self, didEndDisplayingHeaderView: view, forSection: path[0])
            case .footer: delegate.tableView(self, didEndDisplayingFooterView: view, forSection: path[0])
            }
        }
    }

    func release(_ view: View) {
        (view as? TableViewCell)?.owner = nil
        (view as? TableViewHeaderFooterView)?.owner = nil
    }

    var measuresOnRequest: Bool { selfSizingInvalidation != .disabled }
    var measuresAfterConstraintChanges: Bool { selfSizingInvalidation == .enabledIncludingConstraints }

    // MARK: Anchors

    func keepSettledModel() { settled = SettledTable(geometry: geometry, plan: nil) }

    func releaseSettledModel() { settled = nil }

    /// The distance that content in the viewport has moved since the last pass ended. `place` names the content: it is
    /// at the start or end of the viewport, or is an item. Nil if the distance is unknown.
    func anchorMove(of place: ViewportPlace) -> AnchorMove? {
        guard let settled, !settled.isLost else { return nil }
        return settled.geometry.anchorMove(
            of: place, to: geometry, through: settled.plan, reader: anchoring.pass.firstSeen,
            stickyHeader: stickyHeader)
    }

    func place(ofScrollTarget indexPath: IndexPath) -> (frame: CGRect, covered: EdgeInsets)? {
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
