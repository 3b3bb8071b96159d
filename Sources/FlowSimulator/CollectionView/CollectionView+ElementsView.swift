import FlowEngine
import ViewSimulator

// The requirements that collection views share with tables, mostly met by the layout.

extension CollectionView: ElementsView {
    var placerName: String { "\(type(of: layout))" }

    var scrollAxis: ScrollDirection { layout.scrollAxis }

    var ignoresAdjustments: Bool { isDragging && quirks.contains(.ignoresOffsetAdjustmentWhileDragging) }

    var regainsOffset: Bool { true }

    var isForecasting: Bool { pass.measuring.isSending && layout.forecastsMeasuring }

    func keepSettledModel() { layout.keepSettledModel() }

    func releaseSettledModel() { layout.releaseSettledModel() }

    func anchorMove(of place: ViewportPlace) -> AnchorMove? {
        layout.moveSinceSettled(of: place, reader: anchoring.pass.firstSeen, inset: insetInLayout)
    }

    func knownFrame(of name: ElementName) -> CGRect? {
        guard let model = layout.flowLayout?.model, name.category == .cell, let path = ItemPath(name.indexPath),
            model.contains(path)
        else { return nil }
        let frame = CGRect(model.frame(of: path))
        return isMirrored ? mirror(frame, onGridOf: scaleOfMirroredFrames) : frame
    }

    /// Whether an element scrolls with the content. False for headers and footers of custom layouts, because such a
    /// layout may pin them.
    func scrollsWithContent(_ element: DisplayedElement) -> Bool {
        let name = element.name
        guard name.category != .cell else { return !isCarried(name.indexPath) }
        guard let flowLayout = layout.flowLayout, let kind = name.kind.flatMap({ ElementKind(supplementaryKind: $0) })
        else { return false }
        return kind == .header
            ? !flowLayout.sectionHeadersPinToVisibleBounds : !flowLayout.sectionFootersPinToVisibleBounds
    }

    var itemIdentifier: (any ItemIdentifying)? { dataSource as? any ItemIdentifying }

    func carriesEstimate(at indexPath: IndexPath) -> Bool { layout.carriesEstimate(at: indexPath) }

    var mustWaitWithUpdates: Bool { isLayingOut || updateState.isBusy || pass.preparation.isRunning }

    /// Reads the number of items of each section; nil without a data source.
    func readCounts() -> [Int]? {
        guard let dataSource else { return nil }
        let sections = OptionalRequirement.answer { dataSource.numberOfSections(in: self) }
        return CollectionView.checked(
            sections: sections, itemsOf: { dataSource.collectionView(self, numberOfItemsInSection: $0) },
            called: "items")
    }

    func prepareForBatch() { discardMovement() }

    func dataGoesAhead() {}

    var isReloadPending: Bool { pass.query.mustRecycleAll }

    func askAgain() { layout.invalidateLayout() }

    func sentence(of error: UpdateError) -> String { "\(error)" }

    var issueReporter: IssueReporter {
        IssueReporter(
            kindOfView: "UICollectionView", layout: "<\(type(of: layout))>", view: "<\(type(of: self))>",
            layoutLoopText: profile.layoutLoopText)
    }

    func notifyObserver(of issue: LayoutIssue) -> Bool {
        observer.map { $0.collectionView(self, didReport: issue) } != nil
    }

    func send(_ event: TraceEvent) {
        (tracer?.observer as? any CollectionViewTraceObserver)?.collectionView(self, didTrace: event)
    }

    var measuresOnRequest: Bool { selfSizingInvalidation != .disabled }
    var measuresAfterConstraintChanges: Bool { selfSizingInvalidation == .enabledIncludingConstraints }
}
