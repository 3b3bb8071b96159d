import ElementsSimulator

/// The neighbouring items of one row, or of one column if the content scrolls horizontally.
package struct PictureRow {
    package var section: Int
    package var items: ClosedRange<Int>
    /// The frame from the first item to the last. Along the scroll axis it is as long as the longest item.
    package var frame: CGRect
    /// Whether the row's items have different lengths along the scroll axis.
    package var isUneven = false

    /// Returns the rows of a snapshot; none if its layout makes no rows. An item is in the row of the previous item of
    /// its section if it starts further along the row than that item, and if it shares a part of the row's length along
    /// the scroll axis.
    ///
    /// - Complexity: O(*n* log *n*) in the number of elements.
    package static func rows(of snapshot: LayoutSnapshot) -> [PictureRow] {
        guard snapshot.rowCount != nil else { return [] }
        return rows(of: snapshot.elements, along: snapshot.scrollAxis, isMirrored: snapshot.isMirrored)
    }

    /// Returns the rows of elements. The elements may be given in any order.
    ///
    /// - Complexity: O(*n* log *n*) in the number of snapshots.
    ///
    /// - Parameter isMirrored: Whether left and right are exchanged.
    package static func rows(
        of snapshots: [ElementSnapshot], along axis: ScrollDirection, isMirrored: Bool
    ) -> [PictureRow] {
        let isReversed = isMirrored && axis == .vertical
        var rows: [PictureRow] = []
        var across = 0.0
        var length = 0.0
        for item in snapshots.filter({ $0.category == .cell }).sorted(by: { $0.indexPath < $1.indexPath }) {
            let (path, frame) = (item.indexPath, item.frame)
            let start = isReversed ? -axis.acrossEnd(of: frame) : axis.acrossStart(of: frame)
            let size = axis.along(frame.size)
            defer { (across, length) = (start, size) }
            if let last = rows.last, last.section == path.section, last.items.upperBound + 1 == path.item,
                start > across, isLevel(frame, with: last.frame, along: axis)
            {
                rows[rows.count - 1].items = last.items.lowerBound...path.item
                rows[rows.count - 1].frame = last.frame.union(frame)
                rows[rows.count - 1].isUneven = last.isUneven || size != length
            } else {
                rows.append(PictureRow(section: path.section, items: path.item...path.item, frame: frame))
            }
        }
        return rows
    }

    /// Whether two frames share more than an edge along the scroll axis. A frame without a length need only touch the
    /// other.
    private static func isLevel(_ one: CGRect, with other: CGRect, along axis: ScrollDirection) -> Bool {
        let shared = min(axis.end(of: one), axis.end(of: other)) - max(axis.start(of: one), axis.start(of: other))
        let isFlat = axis.along(one.size) <= 0 || axis.along(other.size) <= 0
        return isFlat ? shared >= 0 : shared > 0
    }
}
