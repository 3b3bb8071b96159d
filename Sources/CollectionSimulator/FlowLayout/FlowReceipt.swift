import FlowEngine

/// The effects of an update of a layout's model, and the actions that the view has to take. The layout itself
/// changes nothing in the view; only `CollectionView.apply(_:of:)` does.
package struct FlowReceipt {
    package var work = Work()
    /// The issues in the order in which they were found. They are reported when the model is complete, because
    /// reporting runs client code.
    package var issues: [LayoutIssue.Kind] = []
    /// Whether any frame may differ from the frames that the view's last query returned.
    package var framesMoved = false
    /// Headers and footers that were removed (G37); nil if unknown, because the whole model was replaced.
    package var supplementariesGone: Set<ElementPath>? = []
    /// The distance that the offset moves in addition to the contexts' adjustments, in points along the scroll axis.
    package var offsetAdjustment: CGFloat = 0
    package var anchors = Anchors()
    /// Items whose cells are measured although the layout has sizes for them. Each cell is asked with `offered`, the
    /// delegate's present size (R17.3). If `offered` is nil, the cell is asked with the size in the layout.
    package var mustMeasure: [(path: ItemPath, offered: CGSize?)] = []
    /// Items whose measured sizes are invalid.
    package var forgotten: [ItemPath] = []
    /// Whether all measured sizes are invalid.
    package var forgetsAll = false
    /// The items of the rows in which line breaks were computed again; empty if there is no observer.
    package var brokenItems: [TraceEvent.ItemRange] = []

    package init() {}

    /// The totals of a flow layout's work, which are added to those of its view.
    package struct Work {
        package var rowsReplaced = 0
        package var itemsRead = 0
        package var sectionsRead = 0
        package var delegateSizeQueries = 0
        package var attributesMade = 0
    }

    /// The anchors that the view uses from now on. For each anchor that is nil here, the view keeps its present anchor.
    package struct Anchors: Equatable {
        /// The item `FlowLayoutHost.firstItemSeenBefore`, or the row of this item. It is usually the first item that
        /// was entirely on screen after the previous pass. It keeps its place while new items before it are measured.
        /// Used for the rest of the pass, as long as its item has a cell.
        package var firstSeen: ScrollAnchor?
        /// The content that keeps its place because measured sizes were discarded. Used until the end of the running
        /// pass. If no pass is running, it is used until the end of the next pass.
        package var fixed: ScrollAnchor?
        /// The anchor that is used until the end of the batch update.
        package var ofUpdate: ScrollAnchor?
    }

    package mutating func add(_ change: LayoutChange) {
        work.rowsReplaced += change.rowsReplaced
        work.itemsRead += change.itemsRead
        framesMoved = framesMoved || change != .none
    }

    mutating func add(_ source: FlowMetricsSource) {
        work.delegateSizeQueries += source.sizeQueries
        work.sectionsRead += source.sectionsRead
        issues += source.issues
    }
}

extension LayoutStatistics {
    /// Adds the work of a flow layout to the statistics of its view.
    mutating func add(_ work: FlowReceipt.Work) {
        rowsReplaced += work.rowsReplaced
        itemsRead += work.itemsRead
        sectionsRead += work.sectionsRead
        delegateSizeQueries += work.delegateSizeQueries
        attributesMade += work.attributesMade
    }
}
