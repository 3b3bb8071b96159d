import FlowEngine

// Elements that a flow layout of some systems does not find.

extension CollectionViewFlowLayout {
    /// Removes from a query's result the elements that the view's quirks leave out.
    func omitByQuirks(in rect: FlowRect) {
        if quirks.contains(.omitsPartlyVisibleCells) {
            queryBuffer.removeAll { $0.path.kind == .item && ($0.frame.x < rect.x || $0.frame.y < rect.y) }
        }
        if let column = droppedColumn {
            queryBuffer.removeAll {
                $0.path.kind == .item && $0.path.section == column.section && column.items.contains($0.path.item)
            }
        }
        if let end = estimatedEnd { queryBuffer.removeAll { $0.path.kind == .item && $0.frame.x == end } }
    }

    /// The length by which quirks shorten the content. If the last column is not shown, the content lacks the length of
    /// this column and of the spacing before it.
    var lengthOmittedByQuirks: CGFloat {
        droppedColumn.map { CGFloat($0.length) + minimumLineSpacing } ?? 0
    }

    private var mayLoseItems: Bool { scrollDirection == .horizontal && isEstimating && model.sectionCount > 0 }

    /// The last column of the content, if `UIKitQuirks.dropsPartialLastColumn` hides it. The quirk hides a last column
    /// that holds fewer items than the column before it. Nil if the last column is shown.
    private var droppedColumn: (section: Int, items: Range<Int>, length: Double)? {
        guard quirks.contains(.dropsPartialLastColumn), mayLoseItems else { return nil }
        let section = model.sectionCount - 1
        let last = model.rowCount(in: section) - 1
        guard last > 0 else { return nil }
        let (before, column) = (model.row(at: last - 1, in: section), model.row(at: last, in: section))
        return column.items.count < before.items.count ? (section, column.items, column.length) : nil
    }

    /// The end of the content before any item was measured, in points (`UIKitQuirks.losesLastItemAtEstimatedEnd`).
    private var estimatedEnd: Double? {
        guard quirks.contains(.losesLastItemAtEstimatedEnd), mayLoseItems else { return nil }
        var estimated = model
        for section in 0..<model.sectionCount { estimated.reloadItems(0..<model.itemCount(in: section), in: section) }
        return estimated.contentSize.width
    }
}
