import FlowEngine

// Properties and messages of a layout that the view needs in addition to the public ones. Only flow layouts have more
// than the defaults that are here.

// MARK: Measuring

extension CollectionViewLayout {
    /// Whether cells size themselves. Only then does their default `preferredLayoutAttributesFitting` compute a size
    /// (R8.4).
    var estimatesItemSizes: Bool { flowLayout?.isEstimating ?? false }

    /// Whether the collection view should ask the view of an element for preferred attributes. If `again` is true, a
    /// view that was already measured can be asked, too.
    ///
    /// R8.3: without an estimate no cell of a flow layout is asked; any other layout decides in
    /// `shouldInvalidateLayout(forPreferred…)`. R8.14: headers and footers of a flow layout do not size themselves.
    func wantsPreferredAttributes(for attributes: CollectionViewLayoutAttributes, again: Bool) -> Bool {
        guard let flowLayout else { return true }
        guard attributes.representedElementCategory == .cell else { return false }
        guard flowLayout.isEstimating else { return flowLayout.quirks.contains(.asksCellsWithoutEstimate) }
        guard let source = sizeSource(at: attributes.indexPath) else { return false }
        return again || source != .measured
    }

    /// Whether an item has an estimated size at this moment; nothing is computed.
    func carriesEstimate(at indexPath: IndexPath) -> Bool {
        sizeSource(at: indexPath) == .estimated
    }

    /// The source of an item's size; nil if the layout is no flow layout, or if the item does not exist.
    func sizeSource(at indexPath: IndexPath) -> SizeSource? {
        guard let flowLayout, let path = ItemPath(indexPath), flowLayout.model.contains(path) else { return nil }
        return flowLayout.model.sizeSource(of: path)
    }

    /// Handles a measured size that the layout refused. Returns whether frames may still move.
    func preferredAttributesWereRefused(
        _ size: CGSize, for originalAttributes: CollectionViewLayoutAttributes, atScale scale: CGFloat
    ) -> Bool {
        if let flowLayout { return flowLayout.stageAsMeasured(originalAttributes, answering: size, atScale: scale) }
        if let path = ItemPath(cell: originalAttributes) {
            answers.refuse(path, isSame: !size.differs(from: originalAttributes.size, atScale: scale))
        }
        return false
    }

    /// Handles a measured size for which the layout has made an invalidation context. Does nothing in a flow layout.
    func preferredAttributesWereTaken(for originalAttributes: CollectionViewLayoutAttributes) {
        guard flowLayout == nil, let path = ItemPath(cell: originalAttributes) else { return }
        answers.take(path)
    }

    /// Discards the sizes of items whose cells left the screen before the cells were measured. Such an item gets the
    /// delegate's size again, or its estimate if the delegate gives no size (R17.3). The content on screen keeps its
    /// place (R8.10). `paths` gives the delegate's size for the path of each item; nil if the delegate gave none or was
    /// not asked.
    func forgetSizes(ofItemsAt paths: [ItemPath: CGSize?]) {
        guard let flowLayout else { return }
        flowLayout.staleness.items.formUnion(paths.keys)
        flowLayout.staleness.unanswered = paths.compactMapValues { $0 }
        flowLayout.staleness.holdsReader = true
    }

    /// Handles a new text size (R17.13). Measured sizes are discarded, and the first element on screen keeps its place.
    /// Called after the layout was notified, because a subclass may decide to keep the measured sizes.
    func textSizeDidChange() {
        if let flowLayout, flowLayout.staleness.isUnbuilt { flowLayout.staleness.keepsReader = true }
    }

    /// Applies the measured sizes that are not yet in a flow layout's model. Their measurement did not invalidate the
    /// layout, so no preparation has applied them. Called at the end of a pass, so that the result does not depend on
    /// later queries.
    func applyAnswers() {
        guard let flowLayout, flowLayout.selfSizing.hasAnswers, flowLayout.staleness.isNothing else { return }
        flowLayout.updateModel()
    }

    /// Whether a view is measured again after it was given the size that it returned.
    var asksAgainAfterResizing: Bool { flowLayout?.options.asksAgainAfterResizing ?? false }

    /// Whether the cell of a measured item is measured again when the cell comes on screen (R18.2).
    var asksReturningCells: Bool { flowLayout?.options.asksReturningCells ?? true }

    /// The largest number of rounds of layout and measurement in a layout pass. The pass ends then even if it is not
    /// settled (R8.18).
    var maximumRounds: Int { flowLayout?.options.maximumRounds ?? 100 }

    // MARK: Elements

    /// Whether the layout places all frames on whole pixels, mirrored frames included.
    var placesOnPixelGrid: Bool { flowLayout != nil }

    /// Whether a context's offset adjustment for a measured element is only an expected value. A flow layout corrects
    /// the value when it applies the measured size.
    var forecastsMeasuring: Bool { flowLayout != nil }

    /// Runs a closure that asks for attributes, and restores a flow layout's attributes cache afterwards.
    func withoutCaching<Answer>(_ ask: () -> Answer) -> Answer {
        guard let flowLayout else { return ask() }
        let cache = flowLayout.attributesCache
        defer { flowLayout.attributesCache.restore(cache) }
        return ask()
    }

    var queriesWholePages: Bool { flowLayout?.options.queryRect == .pages }

    /// Whether an invalidation context may name a supplementary view without a mistake (G37). A context may name a view
    /// that exists. It may also name a view that was removed since contexts were last checked; `gone` contains these
    /// views. If `gone` is nil, a context may name any view in an existing section of a flow layout.
    func hasSupplementary(ofKind kind: String, at indexPath: IndexPath, gone: Set<ElementPath>?) -> Bool {
        if layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath) != nil { return true }
        guard let flowLayout, let section = indexPath.first, (0..<flowLayout.model.sectionCount).contains(section)
        else { return false }
        guard let gone else { return true }
        return gone.contains(kind == CollectionView.elementKindSectionHeader ? .header(section) : .footer(section))
    }

    /// The path under which a supplementary view is stored. Any path that names the view can be given. A header or
    /// footer of a flow layout belongs to its section: the item of the path is ignored (R6.6).
    func usualPath(ofSupplementary kind: String, at indexPath: IndexPath) -> IndexPath {
        guard flowLayout != nil, ElementKind(supplementaryKind: kind) != nil, let section = indexPath.first else {
            return indexPath
        }
        return .at(section, 0)
    }

    /// The frame that a flow layout computes for a supplementary view, before a subclass changes the frame. Nil if
    /// there is no such view, or if the layout's class is not a subclass of the flow layout (R6.13).
    func baseFrame(ofSupplementary kind: String, at indexPath: IndexPath) -> CGRect? {
        guard let flowLayout, type(of: self) != CollectionViewFlowLayout.self,
            let kind = ElementKind(supplementaryKind: kind), let section = indexPath.first,
            (0..<flowLayout.model.sectionCount).contains(section)
        else { return nil }
        return flowLayout.supplementaryFrame(kind, of: section).map { CGRect($0) }
    }

    /// The lengths that a section's pinned header and footer cover at the edges of the viewport, in the layout's
    /// coordinates.
    func pinnedInsets(at indexPath: IndexPath) -> EdgeInsets { flowLayout?.insetsOfPinned(at: indexPath) ?? .zero }

    /// Handles new insets of the view, which may change the available length and the places of pinned headers and
    /// footers.
    func contentInsetsDidChange() {
        flowLayout?.pinningMayHaveChanged()
        flowLayout?.availableLengthMayHaveChanged()
    }

    /// Handles new layout margins of the view, which may change the available length.
    func layoutMarginsDidChange() {
        flowLayout?.availableLengthMayHaveChanged()
    }

    // MARK: Anchoring

    /// The axis along which anchors keep the content still.
    var scrollAxis: CollectionView.ScrollDirection {
        if let flowLayout { return flowLayout.scrollDirection }
        guard let view = installedView else { return .vertical }
        let scrollsAcross = view.contentSize.width > view.bounds.size.width
        return scrollsAcross && view.contentSize.height <= view.bounds.size.height ? .horizontal : .vertical
    }

    /// Stores the present model, so that anchors can compare later models with it. Only flow layouts have a model: with
    /// other layouts, only contexts move the offset.
    func keepSettledModel() {
        guard let flowLayout else { return }
        flowLayout.settledModel = flowLayout.model
        flowLayout.updates.sinceSettled = []
    }

    func releaseSettledModel() {
        flowLayout?.settledModel = nil
        flowLayout?.updates.sinceSettled = []
    }

    /// The distance that content in the viewport has moved since `keepSettledModel` stored the model. `place` names the
    /// content: it is at the start or end of the viewport, or is an item. Nil if the content is gone, or if no model
    /// was stored.
    func moveSinceSettled(of place: ViewportPlace, reader: ScrollAnchor?, inset: EdgeInsets) -> AnchorMove? {
        flowLayout?.anchorMove(of: place, reader: reader, inset: inset)
    }

    // MARK: Updates and movement

    /// Begins an update. Returns the state that `discardUpdate` restores if the update is refused.
    func beginUpdate() -> FlowStaleness? { flowLayout?.staleness }

    /// Restores the state before an update, because the update was refused.
    func discardUpdate(restoring staleness: FlowStaleness?) {
        if let staleness { flowLayout?.staleness = staleness }
    }

    /// Stores the plan that the next preparation applies. Returns the reloaded items that keep their size until their
    /// new cells are measured.
    func adopt(_ plan: UpdatePlan, operations: [UpdateOperation], hasCell: (ItemPath) -> Bool) -> [ItemPath] {
        answers.follow(plan)
        return flowLayout?.setPending(plan, operations: operations, hasCell: hasCell) ?? []
    }

    func endUpdate() {
        flowLayout?.updates.end()
    }

    /// Ends a movement: the order that is shown becomes the order of the data. Called when the data source is about to
    /// adopt this order.
    func adoptShownOrder() {
        flowLayout?.adoptCarriedOrder()
    }
}
