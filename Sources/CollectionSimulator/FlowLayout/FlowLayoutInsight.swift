import FlowEngine

/// The properties of a flow layout, from its model and its options.
final class FlowLayoutInsight: LayoutInsight {
    private unowned let flow: CollectionViewFlowLayout

    init(ofFlow flow: CollectionViewFlowLayout) {
        self.flow = flow
        super.init(of: flow)
    }

    override var pinsEdges: Bool { flow.sectionHeadersPinToVisibleBounds || flow.sectionFootersPinToVisibleBounds }

    // MARK: Measuring

    override var cellsSizeThemselves: Bool? { flow.isEstimating }

    /// R8.3: without an estimate no cell is asked. R8.14: headers and footers do not size themselves.
    override func wantsPreferredAttributes(for attributes: CollectionViewLayoutAttributes, again: Bool) -> Bool {
        guard attributes.representedElementCategory == .cell else { return false }
        guard flow.isEstimating else { return flow.quirks.contains(.asksCellsWithoutEstimate) }
        guard let source = sizeSource(at: attributes.indexPath) else { return false }
        return again || source != .measured
    }

    private func sizeSource(at indexPath: IndexPath) -> SizeSource? {
        guard let path = ItemPath(indexPath), flow.model.contains(path) else { return nil }
        return flow.model.sizeSource(of: path)
    }

    override func sizeOrigin(ofItemAt indexPath: IndexPath) -> ElementSnapshot.SizeOrigin? {
        switch sizeSource(at: indexPath) {
        case .estimated: .estimated
        case .measured: .measured
        case nil: nil
        default: .given
        }
    }

    override var asksAgainAfterResizing: Bool { flow.options.asksAgainAfterResizing }
    override var asksReturningCells: Bool { flow.options.asksReturningCells }
    override var maximumRounds: Int { flow.options.maximumRounds }

    // MARK: Elements

    override var scrollDirection: ScrollDirection { flow.scrollDirection }

    override var counts: Counts? {
        Counts(
            items: flow.model.itemCount, measured: flow.model.measuredCount,
            estimated: flow.model.estimatedCount, rows: flow.model.rowCount)
    }

    override func knownFrame(ofItemAt indexPath: IndexPath) -> CGRect? {
        guard let path = ItemPath(indexPath), flow.model.contains(path) else { return nil }
        return CGRect(flow.model.frame(of: path))
    }

    override var placesOnPixelGrid: Bool { true }
    override var queriesWholePages: Bool { flow.options.queryRect == .pages }

    override func scrollsWithContent(supplementaryOfKind kind: String) -> Bool {
        switch ElementKind(supplementaryKind: kind) {
        case .header: !flow.sectionHeadersPinToVisibleBounds
        case .footer: !flow.sectionFootersPinToVisibleBounds
        default: false
        }
    }

    override func pinnedInsets(ofItemAt indexPath: IndexPath) -> EdgeInsets { flow.insetsOfPinned(at: indexPath) }
}
