import FlowEngine

extension CollectionViewCompositionalLayout: LayoutKeeper {
    // MARK: Measuring

    /// A size that differs by less than half a pixel is used, although the layout is not invalidated: final sizes do
    /// not depend on the estimate (R8.7).
    package func preferredAttributesWereRefused(
        _ size: CGSize, for originalAttributes: CollectionViewLayoutAttributes, atScale scale: CGFloat
    ) -> Bool {
        guard let measurement = measurement(of: originalAttributes, answering: size),
            !measurement.size.differs(
                from: presentSize(of: measurement, originalAttributes.size), atScale: scale),
            var next = state.staged ?? state.model, next.isUnmeasured(measurement.key)
        else { return false }
        let change = next.set(FlowSize(measurement.size), of: measurement.key)
        state.staged = next
        return change.lengthGained != 0
    }

    package func preferredAttributesWereTaken(for originalAttributes: CollectionViewLayoutAttributes) {}

    package func forgetSizes(ofItemsAt paths: [ItemPath: CGSize?]) { state.staleness.items.formUnion(paths.keys) }

    package func textSizeDidChange() {
        if state.staleness.isUnbuilt { state.keepsReader = true }
    }

    package func applyAnswers() {
        guard state.staged != nil, state.staleness.isNothing else { return }
        updateModel()
    }

    // MARK: Elements

    package var answersWithoutClientCode: Bool {
        type(of: self) == CollectionViewCompositionalLayout.self && state.model?.features.asksClientCode == false
    }

    package func withoutCaching(
        _ ask: () -> [CollectionViewLayoutAttributes]?
    ) -> [CollectionViewLayoutAttributes]? {
        let cache = state.cache
        defer { state.cache.restore(cache) }
        return ask()
    }

    /// Scrolls an orthogonal section, so that the item is where the position names, or just on screen.
    package func reveal(itemAt indexPath: IndexPath, at position: ScrollPosition) {
        updateModel()
        guard let model = state.model, let path = ItemPath(indexPath),
            let offset = model.shelfOffset(showing: path, at: position)
        else { return }
        moveShelf(path.section, to: offset)
    }

    package func contentInsetsDidChange() { surroundingsDidChange() }
    package func layoutMarginsDidChange() { surroundingsDidChange() }

    // MARK: Anchoring

    package func keepSettledModel() { state.settled = state.model.map { ($0, []) } }
    package func releaseSettledModel() { state.settled = nil }

    package func moveSinceSettled(
        of place: ViewportPlace, reader: ScrollAnchor?, inset: EdgeInsets
    ) -> AnchorMove? {
        guard let (before, updates) = state.settled, let after = state.model,
            let (old, new) = before.keptItem(at: place, reader: reader?.path, through: updates),
            before.hasPlace(of: old), after.hasPlace(of: new)
        else { return nil }
        return AnchorMove(length: CGFloat(after.position(of: new) - before.position(of: old)), element: .cell(at: new))
    }

    // MARK: Updates and movement

    package func beginUpdate() -> @MainActor () -> Void {
        let stale = state.staleness
        return { [unowned self] in state.staleness = stale }
    }

    package func adopt(
        _ plan: UpdatePlan, operations: [UpdateOperation], hasCell: (ItemPath) -> Bool
    ) -> [ItemPath] {
        if let staged = state.staged {
            state.model = staged
            state.staged = nil
        }
        state.pendingUpdate = plan
        state.ongoing = state.model.map { (plan, $0) }
        state.staleness.rebase(plan)
        guard let model = state.model, !state.staleness.isUnbuilt,
            let (keeping, kept) = plan.keepingReloaded(
                operations,
                where: { path in
                    model.contains(path) && model.measuredSize(of: path) != nil && hasCell(path)
                })
        else { return [] }
        state.givenUpdate = plan
        state.pendingUpdate = keeping
        return kept
    }

    package func endUpdate() { state.ongoing = nil }

    package func adoptShownOrder() {
        // What was read while the data source was being notified may be from before the move or from after it.
        if state.staleness.isNothing { updateModel() } else { state.staleness.isUnbuilt = true }
        state.carried = nil
    }
}
