import FlowEngine

extension CollectionViewFlowLayout: LayoutKeeper {
    package var forecastsMeasuring: Bool { true }

    // MARK: Measuring

    package func preferredAttributesWereRefused(
        _ size: CGSize, for originalAttributes: CollectionViewLayoutAttributes, atScale scale: CGFloat
    ) -> Bool {
        stageAsMeasured(originalAttributes, answering: size, atScale: scale)
    }

    package func preferredAttributesWereTaken(for originalAttributes: CollectionViewLayoutAttributes) {}

    package func forgetSizes(ofItemsAt paths: [ItemPath: CGSize?]) {
        staleness.items.formUnion(paths.keys)
        staleness.unanswered = paths.compactMapValues { $0 }
        staleness.holdsReader = true
    }

    package func textSizeDidChange() {
        if staleness.isUnbuilt { staleness.keepsReader = true }
    }

    package func applyAnswers() {
        guard selfSizing.hasAnswers, staleness.isNothing else { return }
        updateModel()
    }

    // MARK: Elements

    package var answersWithoutClientCode: Bool { type(of: self) == CollectionViewFlowLayout.self }

    package func withoutCaching(
        _ ask: () -> [CollectionViewLayoutAttributes]?
    ) -> [CollectionViewLayoutAttributes]? {
        let cache = attributesCache
        defer { attributesCache.restore(cache) }
        return ask()
    }

    package func mayName(
        supplementaryOfKind kind: String, at indexPath: IndexPath, gone: Set<ElementPath>?
    ) -> Bool {
        guard let section = indexPath.first, (0..<model.sectionCount).contains(section) else { return false }
        guard let gone else { return true }
        return gone.contains(kind == CollectionView.elementKindSectionHeader ? .header(section) : .footer(section))
    }

    /// A header or footer belongs to its section: the item of the path is ignored (R6.6).
    package func usualPath(ofSupplementary kind: String, at indexPath: IndexPath) -> IndexPath {
        guard ElementKind(supplementaryKind: kind) != nil, let section = indexPath.first else { return indexPath }
        return .at(section, 0)
    }

    package func baseFrame(ofSupplementary kind: String, at indexPath: IndexPath) -> CGRect? {
        guard type(of: self) != CollectionViewFlowLayout.self, let kind = ElementKind(supplementaryKind: kind),
            let section = indexPath.first, (0..<model.sectionCount).contains(section)
        else { return nil }
        return supplementaryFrame(kind, of: section).map { CGRect($0) }
    }

    package func contentInsetsDidChange() {
        pinningMayHaveChanged()
        availableLengthMayHaveChanged()
    }

    package func layoutMarginsDidChange() { availableLengthMayHaveChanged() }

    // MARK: Anchoring

    package func keepSettledModel() {
        settledModel = model
        updates.sinceSettled = []
    }

    package func releaseSettledModel() {
        settledModel = nil
        updates.sinceSettled = []
    }

    package func moveSinceSettled(
        of place: ViewportPlace, reader: ScrollAnchor?, inset: EdgeInsets
    ) -> AnchorMove? {
        anchorMove(of: place, reader: reader, inset: inset)
    }

    // MARK: Updates and movement

    package func beginUpdate() -> @MainActor () -> Void {
        let stale = staleness
        return { [unowned self] in staleness = stale }
    }

    package func adopt(
        _ plan: UpdatePlan, operations: [UpdateOperation], hasCell: (ItemPath) -> Bool
    ) -> [ItemPath] {
        setPending(plan, operations: operations, hasCell: hasCell)
    }

    package func endUpdate() { updates.end() }
    package func adoptShownOrder() { adoptCarriedOrder() }
}
