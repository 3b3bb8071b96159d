import FlowEngine

/// The properties of a flow layout, from its model and its options.
final class FlowLayoutInsight: LayoutInsight {
    private unowned let layout: CollectionViewFlowLayout

    init(ofFlow layout: CollectionViewFlowLayout) {
        self.layout = layout
        super.init(of: layout)
    }

    override var forecastsMeasuring: Bool { true }
    override var pinsEdges: Bool { layout.sectionHeadersPinToVisibleBounds || layout.sectionFootersPinToVisibleBounds }

    // MARK: Measuring

    override var cellsSizeThemselves: Bool? { layout.isEstimating }

    /// R8.3: without an estimate no cell is asked. R8.14: headers and footers do not size themselves.
    override func wantsPreferredAttributes(for attributes: CollectionViewLayoutAttributes, again: Bool) -> Bool {
        guard attributes.representedElementCategory == .cell else { return false }
        guard layout.isEstimating else { return layout.quirks.contains(.asksCellsWithoutEstimate) }
        guard let source = sizeSource(at: attributes.indexPath) else { return false }
        return again || source != .measured
    }

    private func sizeSource(at indexPath: IndexPath) -> SizeSource? {
        guard let path = ItemPath(indexPath), layout.model.contains(path) else { return nil }
        return layout.model.sizeSource(of: path)
    }

    override func sizeOrigin(ofItemAt indexPath: IndexPath) -> ElementSnapshot.SizeOrigin? {
        switch sizeSource(at: indexPath) {
        case .estimated: .estimated
        case .measured: .measured
        case nil: nil
        default: .given
        }
    }

    override var asksAgainAfterResizing: Bool { layout.options.asksAgainAfterResizing }
    override var asksReturningCells: Bool { layout.options.asksReturningCells }
    override var maximumRounds: Int { layout.options.maximumRounds }

    override func preferredAttributesWereRefused(
        _ size: CGSize, for originalAttributes: CollectionViewLayoutAttributes, atScale scale: CGFloat
    ) -> Bool {
        layout.stageAsMeasured(originalAttributes, answering: size, atScale: scale)
    }

    override func preferredAttributesWereTaken(for originalAttributes: CollectionViewLayoutAttributes) {}

    override func forgetSizes(ofItemsAt paths: [ItemPath: CGSize?]) {
        layout.staleness.items.formUnion(paths.keys)
        layout.staleness.unanswered = paths.compactMapValues { $0 }
        layout.staleness.holdsReader = true
    }

    override func textSizeDidChange() {
        if layout.staleness.isUnbuilt { layout.staleness.keepsReader = true }
    }

    override func applyAnswers() {
        guard layout.selfSizing.hasAnswers, layout.staleness.isNothing else { return }
        layout.updateModel()
    }

    override func withoutCaching(_ ask: () -> [CollectionViewLayoutAttributes]?) -> [CollectionViewLayoutAttributes]? {
        let cache = layout.attributesCache
        defer { layout.attributesCache.restore(cache) }
        return ask()
    }

    // MARK: Elements

    override var scrollDirection: CollectionView.ScrollDirection { layout.scrollDirection }

    override var counts: Counts? {
        Counts(
            items: layout.model.itemCount, measured: layout.model.measuredCount,
            estimated: layout.model.estimatedCount, rows: layout.model.rowCount)
    }

    override func knownFrame(ofItemAt indexPath: IndexPath) -> CGRect? {
        guard let path = ItemPath(indexPath), layout.model.contains(path) else { return nil }
        return CGRect(layout.model.frame(of: path))
    }

    override var placesOnPixelGrid: Bool { true }
    override var queriesWholePages: Bool { layout.options.queryRect == .pages }

    override func scrollsWithContent(supplementaryOfKind kind: String) -> Bool {
        switch ElementKind(supplementaryKind: kind) {
        case .header: !layout.sectionHeadersPinToVisibleBounds
        case .footer: !layout.sectionFootersPinToVisibleBounds
        default: false
        }
    }

    override func pinnedInsets(at indexPath: IndexPath) -> EdgeInsets { layout.insetsOfPinned(at: indexPath) }

    override func hasSupplementary(ofKind kind: String, at indexPath: IndexPath, gone: Set<ElementPath>?) -> Bool {
        if super.hasSupplementary(ofKind: kind, at: indexPath, gone: gone) { return true }
        guard let section = indexPath.first, (0..<layout.model.sectionCount).contains(section) else { return false }
        guard let gone else { return true }
        return gone.contains(kind == CollectionView.elementKindSectionHeader ? .header(section) : .footer(section))
    }

    /// A header or footer belongs to its section: the item of the path is ignored (R6.6).
    override func usualPath(ofSupplementary kind: String, at indexPath: IndexPath) -> IndexPath {
        guard ElementKind(supplementaryKind: kind) != nil, let section = indexPath.first else { return indexPath }
        return .at(section, 0)
    }

    override func baseFrame(ofSupplementary kind: String, at indexPath: IndexPath) -> CGRect? {
        guard type(of: layout) != CollectionViewFlowLayout.self, let kind = ElementKind(supplementaryKind: kind),
            let section = indexPath.first, (0..<layout.model.sectionCount).contains(section)
        else { return nil }
        return layout.supplementaryFrame(kind, of: section).map { CGRect($0) }
    }

    override func contentInsetsDidChange() {
        layout.pinningMayHaveChanged()
        layout.availableLengthMayHaveChanged()
    }

    override func layoutMarginsDidChange() { layout.availableLengthMayHaveChanged() }

    // MARK: Anchoring

    override func keepSettledModel() {
        layout.settledModel = layout.model
        layout.updates.sinceSettled = []
    }

    override func releaseSettledModel() {
        layout.settledModel = nil
        layout.updates.sinceSettled = []
    }

    override func moveSinceSettled(of place: ViewportPlace, reader: ScrollAnchor?, inset: EdgeInsets) -> AnchorMove? {
        layout.anchorMove(of: place, reader: reader, inset: inset)
    }

    // MARK: Updates and movement

    override func beginUpdate() -> FlowStaleness? { layout.staleness }

    override func discardUpdate(restoring staleness: FlowStaleness?) {
        if let staleness { layout.staleness = staleness }
    }

    override func adopt(
        _ plan: UpdatePlan, operations: [UpdateOperation], hasCell: (ItemPath) -> Bool
    ) -> [ItemPath] {
        layout.setPending(plan, operations: operations, hasCell: hasCell)
    }

    override func endUpdate() { layout.updates.end() }
    override func adoptShownOrder() { layout.adoptCarriedOrder() }
}
