import FlowEngine
import Foundation

/// The effects of bringing a flow layout's model up to date, and the actions that the view has to take. The layout
/// changes nothing in the view itself; `CollectionView.apply(_:of:)` alone does.
struct FlowReceipt {
    var work = Work()
    /// In the order in which they were found. Reporting them runs code of the user's, which waits until the model is
    /// whole.
    var issues: [LayoutIssue.Kind] = []
    /// A frame may be another than when the view last asked.
    var framesMoved = false
    /// Headers and footers that went (G37); nil if the whole model is another, and they are unknown.
    var supplementariesGone: Set<ElementPath>? = []
    /// How far the offset is to move beyond what contexts said, points along the scroll axis.
    var offsetAdjustment: CGFloat = 0
    var anchors = Anchors()
    /// Items whose cells are asked although the layout has a size, and the size that the delegate gives now (R17.3).
    var mustMeasure: [(path: ItemPath, offered: CGSize?)] = []
    /// Items whose measured sizes are invalid.
    var forgotten: [ItemPath] = []
    /// Whether all measured sizes are invalid.
    var forgetsAll = false
    /// Items of the rows that were broken again; empty without an observer.
    var brokenItems: [TraceEvent.ItemRange] = []

    /// Counted in `LayoutStatistics`.
    struct Work {
        var rowsReplaced = 0
        var itemsRead = 0
        var sectionsRead = 0
        var delegateSizeQueries = 0
        var attributesMade = 0
    }

    /// The anchors from now on, by how long they hold. Nil: the previous ones.
    struct Anchors: Equatable {
        /// For the rest of the pass, while its item has a cell.
        var firstSeen: ScrollAnchor?
        /// To the end of the pass, or of the next one.
        var fixed: ScrollAnchor?
        /// To the end of the batch update.
        var ofUpdate: ScrollAnchor?
    }

    mutating func add(_ change: LayoutChange) {
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
    mutating func add(_ work: FlowReceipt.Work) {
        rowsReplaced += work.rowsReplaced
        itemsRead += work.itemsRead
        sectionsRead += work.sectionsRead
        delegateSizeQueries += work.delegateSizeQueries
        attributesMade += work.attributesMade
    }
}
