import FlowEngine
import Foundation

// What the view has to know of a layout beside what layouts of users can say. Only flow layouts have more to answer
// than the defaults that are here.

// MARK: Measuring

extension CollectionViewLayout {
    /// Whether cells size themselves; their default `preferredLayoutAttributesFitting` fits only then (R8.4).
    var estimatesItemSizes: Bool { flowLayout?.isEstimating ?? false }

    /// Whether the view should ask an element's view for its preferred attributes; `again` even if it was measured.
    ///
    /// R8.3: without an estimate no cell of a flow layout is asked; any other layout decides in
    /// `shouldInvalidateLayout(forPreferred…)`. R8.14: headers and footers of a flow layout do not size themselves.
    func wantsPreferredAttributes(for attributes: CollectionViewLayoutAttributes, again: Bool) -> Bool {
        guard let flowLayout else { return true }
        guard attributes.representedElementCategory == .cell else { return false }
        guard flowLayout.isEstimating else { return flowLayout.quirks.contains(.asksCellsWithoutEstimate) }
        guard let path = ItemPath(attributes.indexPath), flowLayout.model.contains(path) else { return false }
        return again || flowLayout.model.sizeSource(of: path) != .measured
    }

    /// Whether an item's size is what its cell said; nothing is computed.
    func holdsAnswer(at indexPath: IndexPath) -> Bool {
        guard let flowLayout, let path = ItemPath(indexPath), flowLayout.model.contains(path) else { return false }
        return flowLayout.model.sizeSource(of: path) == .measured
    }

    /// Whether an item's size is a guess, by what the layout knows at this moment; nothing is computed.
    func carriesEstimate(at indexPath: IndexPath) -> Bool {
        guard let flowLayout, let path = ItemPath(indexPath), flowLayout.model.contains(path) else { return false }
        return flowLayout.model.sizeSource(of: path) == .estimated
    }

    /// A view was measured and the layout refused the answer. Answers whether frames may move all the same.
    func preferredAttributesWereRefused(
        _ size: CGSize, for originalAttributes: CollectionViewLayoutAttributes, atScale scale: CGFloat
    ) -> Bool {
        if let flowLayout { return flowLayout.stageAsMeasured(originalAttributes, answering: size, atScale: scale) }
        if let path = ItemPath(cell: originalAttributes) {
            answers.refuse(path, isSame: !size.differs(from: originalAttributes.size, atScale: scale))
        }
        return false
    }

    /// A view was measured, and the layout is told of its answer with a context.
    func preferredAttributesWereTaken(for originalAttributes: CollectionViewLayoutAttributes) {
        guard flowLayout == nil, let path = ItemPath(cell: originalAttributes) else { return }
        answers.take(path)
    }

    /// R17.3: items whose cells left the screen before they answered go back to the estimate, or to what the delegate
    /// gave when it was asked about them; what the reader sees stays (R8.10). Paths are those that are shown.
    func forgetSizes(ofItemsAt paths: [ItemPath: CGSize?]) {
        guard let flowLayout else { return }
        flowLayout.staleness.items.formUnion(paths.keys)
        flowLayout.staleness.unanswered = paths.compactMapValues { $0 }
        flowLayout.staleness.holdsReader = true
    }

    /// R17.13: texts have another size: measured sizes are no use, and the reader's place is kept all the same.
    /// Called when the layout knows: a subclass may keep what it has.
    func textSizeDidChange() {
        if let flowLayout, flowLayout.staleness.isUnbuilt { flowLayout.staleness.keepsReader = true }
    }

    /// Answers that changed nothing wait for the next question. At the end of a pass they are applied, so that nothing
    /// depends on whether somebody asks.
    func applyAnswers() {
        guard let flowLayout, flowLayout.selfSizing.hasAnswers, flowLayout.staleness.isNothing else { return }
        flowLayout.updateModel()
    }

    /// Whether a view is asked again after it was given the size that it asked for.
    var asksAgainAfterResizing: Bool { flowLayout?.options.asksAgainAfterResizing ?? false }

    /// Whether the cell of a measured item is asked again when it comes on screen (R18.2).
    var asksReturningCells: Bool { flowLayout?.options.asksReturningCells ?? true }

    /// Rounds after which a layout pass ends in any case (R8.18).
    var maximumRounds: Int { flowLayout?.options.maximumRounds ?? 100 }
}

// MARK: Elements

extension CollectionViewLayout {
    /// Whether frames are on whole pixels, mirrored ones too.
    var placesOnPixelGrid: Bool { flowLayout != nil }

    /// Whether the offset adjustments of contexts for measured elements are forecasts, which a receipt corrects.
    var forecastsMeasuring: Bool { flowLayout != nil }

    /// Asks for attributes, and forgets which objects were returned.
    func withoutCaching<Answer>(_ ask: () -> Answer) -> Answer {
        guard let flowLayout else { return ask() }
        let cache = flowLayout.attributesCache
        defer { flowLayout.attributesCache.restore(cache) }
        return ask()
    }

    var queriesWholePages: Bool { flowLayout?.options.queryRect == .pages }

    /// Whether a supplementary view exists, or did until names were last checked: it is among those that are `gone`,
    /// nil where nobody knows. False: naming it was a mistake (G37).
    func knowsSupplementary(ofKind kind: String, at indexPath: IndexPath, gone: Set<ElementPath>?) -> Bool {
        if layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath) != nil { return true }
        guard let flowLayout, let section = indexPath.first, (0..<flowLayout.model.sectionCount).contains(section)
        else { return false }
        guard let gone else { return true }
        return gone.contains(kind == CollectionView.elementKindSectionHeader ? .header(section) : .footer(section))
    }

    /// The path under which a supplementary view is usually kept that is asked for by some path: a flow layout's header
    /// or footer belongs to its section, whatever the item (R6.6).
    func usualPath(ofSupplementary kind: String, at indexPath: IndexPath) -> IndexPath {
        guard flowLayout != nil, ElementKind(supplementaryKind: kind) != nil, let section = indexPath.first else {
            return indexPath
        }
        return .at(section, 0)
    }

    /// Where a supplementary view is by the layout's own reckoning, which a subclass may have changed; nil where the
    /// layout has none, or no subclass (R6.13).
    func reckonedFrame(ofSupplementary kind: String, at indexPath: IndexPath) -> CGRect? {
        guard let flowLayout, type(of: self) != CollectionViewFlowLayout.self,
            let kind = ElementKind(supplementaryKind: kind), let section = indexPath.first,
            (0..<flowLayout.model.sectionCount).contains(section)
        else { return nil }
        return flowLayout.supplementaryFrame(kind, of: section).map { CGRect($0) }
    }

    /// How far pinned headers and footers cover the viewport over the items of a section, in the layout's coordinates.
    func pinnedInsets(at indexPath: IndexPath) -> EdgeInsets { flowLayout?.insetsOfPinned(at: indexPath) ?? .zero }

    /// The view's insets changed, and with them perhaps the available length, and where headers and footers are pinned.
    func contentInsetsDidChange() {
        flowLayout?.pinningMayHaveChanged()
        flowLayout?.availableLengthMayHaveChanged()
    }

    /// The view's margins changed, and with them perhaps the available length.
    func layoutMarginsDidChange() {
        flowLayout?.availableLengthMayHaveChanged()
    }
}

// MARK: Anchoring

extension CollectionViewLayout {
    /// The axis that offsets are kept still along.
    var scrollAxis: CollectionView.ScrollDirection {
        if let flowLayout { return flowLayout.scrollDirection }
        guard let view = installedView else { return .vertical }
        let scrollsAcross = view.contentSize.width > view.bounds.size.width
        return scrollsAcross && view.contentSize.height <= view.bounds.size.height ? .horizontal : .vertical
    }

    /// Remembers where everything is now. Layouts that cannot are not anchored but by contexts.
    func keepSettledModel() {
        guard let flowLayout else { return }
        flowLayout.settledModel = flowLayout.model
        flowLayout.updates.sinceSettled = []
    }

    func releaseSettledModel() {
        flowLayout?.settledModel = nil
        flowLayout?.updates.sinceSettled = []
    }

    /// How far what was at a place has moved since; nil where it is gone or nothing was kept.
    func moveSinceSettled(of place: ViewportPlace, reader: ScrollAnchor?, inset: EdgeInsets) -> AnchorMove? {
        flowLayout?.anchorMove(of: place, reader: reader, inset: inset)
    }
}

// MARK: Updates and movement

extension CollectionViewLayout {
    /// What `discardUpdate` needs to make the layout as it is now.
    func beginUpdate() -> FlowStaleness? { flowLayout?.staleness }

    /// The update did not add up.
    func discardUpdate(restoring staleness: FlowStaleness?) {
        if let staleness { flowLayout?.staleness = staleness }
    }

    /// What the next preparation has to apply. Answers which reloaded items keep their size until their new cells were
    /// asked.
    func adopt(_ plan: UpdatePlan, operations: [UpdateOperation], hasCell: (ItemPath) -> Bool) -> [ItemPath] {
        answers.follow(plan)
        return flowLayout?.setPending(plan, operations: operations, hasCell: hasCell) ?? []
    }

    func endUpdate() {
        flowLayout?.updates.end()
    }

    /// The data source is about to have the order that is shown.
    func adoptShownOrder() {
        flowLayout?.adoptCarriedOrder()
    }
}
