import FlowEngine

/// The part of a layout that keeps sizes and places from pass to pass, and follows the changes of its view. A layout
/// with a model of its elements conforms to this protocol. For any other layout, its ``LayoutInsight`` is the keeper:
/// it only keeps which items have the size that their cells returned.
@MainActor
package protocol LayoutKeeper: AnyObject {
    // MARK: Measuring

    /// Whether a context's offset adjustment for a measured element is only an expected value. The layout corrects the
    /// value when it applies the measured size.
    var forecastsMeasuring: Bool { get }

    /// Handles a measured size that the layout refused. Returns whether frames may still move.
    func preferredAttributesWereRefused(
        _ size: CGSize, for originalAttributes: CollectionViewLayoutAttributes, atScale scale: CGFloat
    ) -> Bool

    /// Handles a measured size for which the layout has made an invalidation context.
    func preferredAttributesWereTaken(for originalAttributes: CollectionViewLayoutAttributes)

    /// Discards the sizes of items whose cells left the screen before the cells were measured. Such an item gets the
    /// delegate's size again, or its estimate if the delegate gives no size (R17.3). The content on screen keeps its
    /// place (R8.10). `paths` gives the delegate's size for the path of each item; nil if the delegate gave none or was
    /// not asked.
    func forgetSizes(ofItemsAt paths: [ItemPath: CGSize?])

    /// Handles a new text size (R17.13). Measured sizes are discarded, and the first element on screen keeps its place.
    /// Called after the layout was notified, because a subclass may decide to keep the measured sizes.
    func textSizeDidChange()

    /// Applies the measured sizes that are not yet in the layout's model. Their measurement did not invalidate the
    /// layout, so no preparation has applied them. Called at the end of a pass, so that the result does not depend on
    /// later queries.
    func applyAnswers()

    /// Handles a reload: sizes that were measured belong to data that are gone.
    func dataWereReloaded()

    // MARK: Elements

    /// Whether an invalidation context may name a supplementary view that the layout does not place (G37). A context
    /// may name a view that was removed since contexts were last checked; `gone` contains these views. If `gone` is
    /// nil, a context may name any view in an existing section of a flow layout.
    func mayName(supplementaryOfKind kind: String, at indexPath: IndexPath, gone: Set<ElementPath>?) -> Bool

    /// The path under which a supplementary view is stored. Any path that names the view can be given.
    func usualPath(ofSupplementary kind: String, at indexPath: IndexPath) -> IndexPath

    /// The frame that the layout computes for a supplementary view, before a subclass changes the frame. Nil if there
    /// is no such view, or if the layout's class is not a subclass of a layout with a model (R6.13).
    func baseFrame(ofSupplementary kind: String, at indexPath: IndexPath) -> CGRect?

    /// Whether a query of the layout runs no client code, so that it may be asked during a pass.
    var answersWithoutClientCode: Bool { get }

    /// Runs a closure that asks for attributes, and restores the layout's cache of attributes afterwards.
    func withoutCaching(_ ask: () -> [CollectionViewLayoutAttributes]?) -> [CollectionViewLayoutAttributes]?

    /// Scrolls a part of the content in which an item is, and which scrolls separately from the view. Called when the
    /// program scrolls to the item.
    func reveal(itemAt indexPath: IndexPath, at position: ScrollPosition)

    /// Handles new insets of the view, which may change the available length and the places of pinned headers and
    /// footers.
    func contentInsetsDidChange()

    /// Handles new layout margins of the view, which may change the available length.
    func layoutMarginsDidChange()

    // MARK: Anchoring

    /// Stores the present model, so that anchors can compare later models with it. With a layout that has no model,
    /// only contexts move the offset.
    func keepSettledModel()

    func releaseSettledModel()

    /// The distance that content in the viewport has moved since `keepSettledModel` stored the model. `place` names the
    /// content: it is at the start or end of the viewport, or is an item. Nil if the content is gone, or if no model
    /// was stored.
    func moveSinceSettled(of place: ViewportPlace, reader: ScrollAnchor?, inset: EdgeInsets) -> AnchorMove?

    // MARK: Updates and movement

    /// Begins an update. Returns a closure that restores the present state if the update is refused.
    func beginUpdate() -> @MainActor () -> Void

    /// Stores the plan that the next preparation applies. Returns the reloaded items that keep their size until their
    /// new cells are measured.
    func adopt(_ plan: UpdatePlan, operations: [UpdateOperation], hasCell: (ItemPath) -> Bool) -> [ItemPath]

    func endUpdate()

    /// Ends a movement: the order that is shown becomes the order of the data. Called when the data source is about to
    /// adopt this order.
    func adoptShownOrder()
}

extension LayoutKeeper {
    package var forecastsMeasuring: Bool { false }
    package var answersWithoutClientCode: Bool { false }
    package func forgetSizes(ofItemsAt paths: [ItemPath: CGSize?]) {}
    package func textSizeDidChange() {}
    package func applyAnswers() {}
    package func dataWereReloaded() {}
    package func mayName(supplementaryOfKind kind: String, at indexPath: IndexPath, gone: Set<ElementPath>?) -> Bool {
        false
    }
    package func usualPath(ofSupplementary kind: String, at indexPath: IndexPath) -> IndexPath { indexPath }
    package func baseFrame(ofSupplementary kind: String, at indexPath: IndexPath) -> CGRect? { nil }
    package func withoutCaching(
        _ ask: () -> [CollectionViewLayoutAttributes]?
    ) -> [CollectionViewLayoutAttributes]? { ask() }
    package func reveal(itemAt indexPath: IndexPath, at position: ScrollPosition) {}
    package func contentInsetsDidChange() {}
    package func layoutMarginsDidChange() {}
    package func keepSettledModel() {}
    package func releaseSettledModel() {}
    package func moveSinceSettled(
        of place: ViewportPlace, reader: ScrollAnchor?, inset: EdgeInsets
    ) -> AnchorMove? { nil }
    package func beginUpdate() -> @MainActor () -> Void { {} }
    package func endUpdate() {}
    package func adoptShownOrder() {}
}

extension CollectionViewLayout {
    /// The layout itself if it has a model; else its insight.
    var keeper: any LayoutKeeper { self as? any LayoutKeeper ?? insight }
}

// The keeper of a layout without a model.
extension LayoutInsight: LayoutKeeper {
    package func preferredAttributesWereRefused(
        _ size: CGSize, for originalAttributes: CollectionViewLayoutAttributes, atScale scale: CGFloat
    ) -> Bool {
        if let path = ItemPath(cell: originalAttributes) {
            answers.refuse(path, isSame: !size.differs(from: originalAttributes.size, atScale: scale))
        }
        return false
    }

    package func preferredAttributesWereTaken(for originalAttributes: CollectionViewLayoutAttributes) {
        if let path = ItemPath(cell: originalAttributes) { answers.take(path) }
    }

    package func dataWereReloaded() { answers.forget() }

    package func adopt(
        _ plan: UpdatePlan, operations: [UpdateOperation], hasCell: (ItemPath) -> Bool
    ) -> [ItemPath] {
        answers.follow(plan)
        return []
    }
}
