import FlowEngine

/// Properties of a layout that UIKit's methods do not return, and that its collection view reads. The members of this
/// class are valid for any layout. Flow layouts have a subclass of it. A layout of your own can return an object of
/// another subclass in ``CollectionViewLayout/makeInsight()``. Its members are read within layout passes, so they must
/// change nothing, and ask neither data source nor delegate. Only flow layouts support the anchor policies `bottom` and
/// `item`.
///
/// ```swift
/// final class GridInsight: LayoutInsight {
///     override var placesOnPixelGrid: Bool { true }
/// }
///
/// final class GridLayout: CollectionViewLayout {
///     override func makeInsight() -> LayoutInsight { GridInsight(of: self) }
/// }
/// ```
@preconcurrency @MainActor
open class LayoutInsight {
    /// The layout. It owns the insight.
    public unowned let layout: CollectionViewLayout
    /// The items whose present size is the size that the item's cell returned.
    var answers = AnsweredItems()

    /// Makes the insight of a layout that is no flow layout.
    public init(of layout: CollectionViewLayout) {
        self.layout = layout
    }

    // MARK: Measuring

    /// Whether cells size themselves, so that their default `preferredLayoutAttributesFitting` computes a size (R8.4).
    /// The same is true of supplementary views. Nil if this depends on each view: on whether its content has
    /// constraints. Nil unless overridden.
    open var cellsSizeThemselves: Bool? { nil }

    /// Whether the collection view should ask the view of an element for preferred attributes. If `again` is true, a
    /// view that was already measured can be asked, too. Unless overridden, false only for cells of items whose
    /// `sizeOrigin(ofItemAt:)` is `measured`; the layout then decides in `shouldInvalidateLayout(forPreferred…)`.
    open func wantsPreferredAttributes(for attributes: CollectionViewLayoutAttributes, again: Bool) -> Bool {
        again || attributes.representedElementCategory != .cell
            || sizeOrigin(ofItemAt: attributes.indexPath) != .measured
    }

    /// The origin of an item's size; nil if it is unknown, or if the item does not exist. Nothing is computed. Nil
    /// unless overridden.
    open func sizeOrigin(ofItemAt indexPath: IndexPath) -> ElementSnapshot.SizeOrigin? { nil }

    /// Whether a view is measured again after it was given the size that it returned. False unless overridden.
    open var asksAgainAfterResizing: Bool { false }

    /// Whether the cell of an item whose size is measured is measured again when the cell comes on screen (R18.2).
    /// True unless overridden.
    open var asksReturningCells: Bool { true }

    /// The largest number of rounds of layout and measurement in a layout pass. The pass ends then even if it is not
    /// settled (R8.18). 100 unless overridden.
    open var maximumRounds: Int { 100 }

    // MARK: Elements

    /// The axis along which anchors keep the content still, and along which traces and pictures measure. Unless
    /// overridden, it is horizontal if the content is wider than the view, and not higher.
    open var scrollDirection: ScrollDirection {
        guard let view = layout.installedView else { return .vertical }
        let scrollsAcross = view.contentSize.width > view.bounds.size.width
        return scrollsAcross && view.contentSize.height <= view.bounds.size.height ? .horizontal : .vertical
    }

    /// The numbers of items and rows, for snapshots and pictures; nil if they are unknown. Nil unless overridden.
    open var counts: Counts? { nil }

    /// The numbers of a layout's items and rows.
    public struct Counts: Hashable, Sendable {
        /// The number of all items.
        public var items: Int
        /// The number of items with measured sizes.
        public var measured: Int
        /// The number of items with estimated sizes.
        public var estimated: Int
        /// The number of rows; nil if the layout has none.
        public var rows: Int?

        /// Makes numbers without checks.
        public init(items: Int, measured: Int, estimated: Int, rows: Int? = nil) {
            self.items = items
            self.measured = measured
            self.estimated = estimated
            self.rows = rows
        }
    }

    /// The frame of an item, in the layout's coordinates; nil if it is unknown. Traces read it for items that have left
    /// the screen. Nil unless overridden.
    open func knownFrame(ofItemAt indexPath: IndexPath) -> CGRect? { nil }

    /// Whether the layout places all frames on whole pixels. The view then rounds mirrored frames, too. False unless
    /// overridden.
    open var placesOnPixelGrid: Bool { false }

    /// Whether the view asks for the elements of whole pages (R6.3). False unless overridden: it asks for those of its
    /// bounds.
    open var queriesWholePages: Bool { false }

    /// Whether supplementary views of a kind certainly move with the content. False unless overridden: the layout may
    /// pin them.
    open func scrollsWithContent(supplementaryOfKind kind: String) -> Bool { false }

    /// Whether headers or footers can stick to the viewport's edges, for snapshots and pictures. False unless
    /// overridden.
    open var pinsEdges: Bool { false }

    /// The lengths that pinned views of an item's section cover at the edges of the viewport, in the layout's
    /// coordinates. Zero unless overridden.
    open func pinnedInsets(ofItemAt indexPath: IndexPath) -> EdgeInsets { .zero }

    // MARK: Inside this module

    /// Whether a context's offset adjustment for a measured element is only an expected value. A flow layout corrects
    /// the value when it applies the measured size.
    var forecastsMeasuring: Bool { false }

    /// Whether an invalidation context may name a supplementary view without a mistake (G37). A context may name a view
    /// that exists. It may also name a view that was removed since contexts were last checked; `gone` contains these
    /// views. If `gone` is nil, a context may name any view in an existing section of a flow layout.
    func hasSupplementary(ofKind kind: String, at indexPath: IndexPath, gone: Set<ElementPath>?) -> Bool {
        layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath) != nil
    }

    /// The path under which a supplementary view is stored. Any path that names the view can be given.
    func usualPath(ofSupplementary kind: String, at indexPath: IndexPath) -> IndexPath { indexPath }

    /// The frame that a flow layout computes for a supplementary view, before a subclass changes the frame. Nil if
    /// there is no such view, or if the layout's class is not a subclass of the flow layout (R6.13).
    func baseFrame(ofSupplementary kind: String, at indexPath: IndexPath) -> CGRect? { nil }

    /// Handles a measured size that the layout refused. Returns whether frames may still move.
    func preferredAttributesWereRefused(
        _ size: CGSize, for originalAttributes: CollectionViewLayoutAttributes, atScale scale: CGFloat
    ) -> Bool {
        if let path = ItemPath(cell: originalAttributes) {
            answers.refuse(path, isSame: !size.differs(from: originalAttributes.size, atScale: scale))
        }
        return false
    }

    /// Handles a measured size for which the layout has made an invalidation context.
    func preferredAttributesWereTaken(for originalAttributes: CollectionViewLayoutAttributes) {
        if let path = ItemPath(cell: originalAttributes) { answers.take(path) }
    }

    /// Discards the sizes of items whose cells left the screen before the cells were measured. Such an item gets the
    /// delegate's size again, or its estimate if the delegate gives no size (R17.3). The content on screen keeps its
    /// place (R8.10). `paths` gives the delegate's size for the path of each item; nil if the delegate gave none or was
    /// not asked.
    func forgetSizes(ofItemsAt paths: [ItemPath: CGSize?]) {}

    /// Handles a new text size (R17.13). Measured sizes are discarded, and the first element on screen keeps its place.
    /// Called after the layout was notified, because a subclass may decide to keep the measured sizes.
    func textSizeDidChange() {}

    /// Applies the measured sizes that are not yet in a flow layout's model. Their measurement did not invalidate the
    /// layout, so no preparation has applied them. Called at the end of a pass, so that the result does not depend on
    /// later queries.
    func applyAnswers() {}

    /// Handles a reload: sizes that were measured belong to data that are gone.
    func dataWereReloaded() { answers.forget() }

    /// Runs a closure that asks for attributes, and restores a flow layout's attributes cache afterwards.
    func withoutCaching(_ ask: () -> [CollectionViewLayoutAttributes]?) -> [CollectionViewLayoutAttributes]? { ask() }

    /// Handles new insets of the view, which may change the available length and the places of pinned headers and
    /// footers.
    func contentInsetsDidChange() {}

    /// Handles new layout margins of the view, which may change the available length.
    func layoutMarginsDidChange() {}

    // MARK: Anchoring

    /// Stores the present model, so that anchors can compare later models with it. Only flow layouts have a model: with
    /// other layouts, only contexts move the offset.
    func keepSettledModel() {}

    func releaseSettledModel() {}

    /// The distance that content in the viewport has moved since `keepSettledModel` stored the model. `place` names the
    /// content: it is at the start or end of the viewport, or is an item. Nil if the content is gone, or if no model
    /// was stored.
    func moveSinceSettled(of place: ViewportPlace, reader: ScrollAnchor?, inset: EdgeInsets) -> AnchorMove? { nil }

    // MARK: Updates and movement

    /// Begins an update. Returns a closure that restores the present state if the update is refused.
    func beginUpdate() -> @MainActor () -> Void { {} }

    /// Stores the plan that the next preparation applies. Returns the reloaded items that keep their size until their
    /// new cells are measured.
    func adopt(_ plan: UpdatePlan, operations: [UpdateOperation], hasCell: (ItemPath) -> Bool) -> [ItemPath] {
        answers.follow(plan)
        return []
    }

    func endUpdate() {}

    /// Ends a movement: the order that is shown becomes the order of the data. Called when the data source is about to
    /// adopt this order.
    func adoptShownOrder() {}
}
