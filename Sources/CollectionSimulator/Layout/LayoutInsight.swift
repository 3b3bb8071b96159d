/// Properties of a layout that UIKit's methods do not return, and that its collection view reads. The members of this
/// class are valid for any layout. Flow layouts have a subclass of it. A layout of your own can return an object of
/// another subclass in ``CollectionViewLayout/makeInsight()``. Its members are read within layout passes, so they must
/// change nothing, and ask neither data source nor delegate. Of the layouts of this library, only flow layouts and
/// compositional layouts support the anchor policies `bottom` and `item`.
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

    /// Whether the cell of an item whose size is measured is measured again when the cell comes on screen (R18.2). True
    /// unless overridden.
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

    // MARK: Measured sizes

    /// The size that the layout uses after a view returned `preferredSize`. A layout that decides a length itself
    /// replaces it by the present one, so that a view that returned another is not asked again. Unless overridden, it
    /// is the preferred size.
    open func usedSize(
        of preferredSize: CGSize, for attributes: CollectionViewLayoutAttributes
    ) -> CGSize { preferredSize }

    /// Whether a view that got `size` is not asked again after `answer`, its used preferred size. Unless overridden,
    /// both have to be equal. A layout that gives neighbours a common length also accepts a greater one.
    open func isSettled(
        _ size: CGSize, after answer: CGSize, for attributes: CollectionViewLayoutAttributes
    ) -> Bool { size == answer }

    /// The lengths that a view keeps when it computes its preferred size, for the default of
    /// `preferredLayoutAttributesFitting`: the priorities of the present width and height. Unless overridden, both are
    /// `fittingSizeLevel`, so that the content decides. A layout that fixes the width of a cell returns `required` for
    /// the width.
    open func fittingPriorities(
        for attributes: CollectionViewLayoutAttributes
    ) -> (horizontal: LayoutPriority, vertical: LayoutPriority) { (.fittingSizeLevel, .fittingSizeLevel) }
}
