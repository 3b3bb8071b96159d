import FlowEngine

/// The properties of a flow layout, from its model and its options.
final class FlowLayoutInsight: LayoutInsight {
    private unowned let flow: CollectionViewFlowLayout

    init(ofFlow flow: CollectionViewFlowLayout) {
        self.flow = flow
        super.init(of: flow)
    }

    override var forecastsMeasuring: Bool { true }
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

    override func preferredAttributesWereRefused(
        _ size: CGSize, for originalAttributes: CollectionViewLayoutAttributes, atScale scale: CGFloat
    ) -> Bool {
        flow.stageAsMeasured(originalAttributes, answering: size, atScale: scale)
    }

    override func preferredAttributesWereTaken(for originalAttributes: CollectionViewLayoutAttributes) {}

    override func forgetSizes(ofItemsAt paths: [ItemPath: CGSize?]) {
        flow.staleness.items.formUnion(paths.keys)
        flow.staleness.unanswered = paths.compactMapValues { $0 }
        flow.staleness.holdsReader = true
    }

    override func textSizeDidChange() {
        if flow.staleness.isUnbuilt { flow.staleness.keepsReader = true }
    }

    override func applyAnswers() {
        guard flow.selfSizing.hasAnswers, flow.staleness.isNothing else { return }
        flow.updateModel()
    }

    override func withoutCaching(_ ask: () -> [CollectionViewLayoutAttributes]?) -> [CollectionViewLayoutAttributes]? {
        let cache = flow.attributesCache
        defer { flow.attributesCache.restore(cache) }
        return ask()
    }

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

    override func hasSupplementary(ofKind kind: String, at indexPath: IndexPath, gone: Set<ElementPath>?) -> Bool {
        if super.hasSupplementary(ofKind: kind, at: indexPath, gone: gone) { return true }
        guard let section = indexPath.first, (0..<flow.model.sectionCount).contains(section) else { return false }
        guard let gone else { return true }
        return gone.contains(kind == CollectionView.elementKindSectionHeader ? .header(section) : .footer(section))
    }

    /// A header or footer belongs to its section: the item of the path is ignored (R6.6).
    override func usualPath(ofSupplementary kind: String, at indexPath: IndexPath) -> IndexPath {
        guard ElementKind(supplementaryKind: kind) != nil, let section = indexPath.first else { return indexPath }
        return .at(section, 0)
    }

    override func baseFrame(ofSupplementary kind: String, at indexPath: IndexPath) -> CGRect? {
        guard type(of: flow) != CollectionViewFlowLayout.self, let kind = ElementKind(supplementaryKind: kind),
            let section = indexPath.first, (0..<flow.model.sectionCount).contains(section)
        else { return nil }
        return flow.supplementaryFrame(kind, of: section).map { CGRect($0) }
    }

    override func contentInsetsDidChange() {
        flow.pinningMayHaveChanged()
        flow.availableLengthMayHaveChanged()
    }

    override func layoutMarginsDidChange() { flow.availableLengthMayHaveChanged() }

    // MARK: Anchoring

    override func keepSettledModel() {
        flow.settledModel = flow.model
        flow.updates.sinceSettled = []
    }

    override func releaseSettledModel() {
        flow.settledModel = nil
        flow.updates.sinceSettled = []
    }

    override func moveSinceSettled(of place: ViewportPlace, reader: ScrollAnchor?, inset: EdgeInsets) -> AnchorMove? {
        flow.anchorMove(of: place, reader: reader, inset: inset)
    }

    // MARK: Updates and movement

    override func beginUpdate() -> @MainActor () -> Void {
        let (flow, staleness) = (flow, flow.staleness)
        return { flow.staleness = staleness }
    }

    override func adopt(
        _ plan: UpdatePlan, operations: [UpdateOperation], hasCell: (ItemPath) -> Bool
    ) -> [ItemPath] {
        flow.setPending(plan, operations: operations, hasCell: hasCell)
    }

    override func endUpdate() { flow.updates.end() }
    override func adoptShownOrder() { flow.adoptCarriedOrder() }
}
