import FlowEngine

// The state of rows. Nothing is measured for it; heights are read if they are not known.

extension TableView {
    /// The number of rows whose height is an estimate. O(1) after heights were read.
    public var estimatedRowCount: Int {
        readHeightsIfNeeded()
        return geometry.model.estimatedCount
    }

    /// The number of rows whose height the delegate or the cell determined when the row came on screen. O(1) after
    /// heights were read.
    public var measuredRowCount: Int {
        readHeightsIfNeeded()
        return geometry.model.measuredCount
    }

    /// Whether the height of a row is an estimate. False for a path that names no row. O(log *n*).
    public func isEstimated(at indexPath: IndexPath) -> Bool {
        readHeightsIfNeeded()
        guard let path = ItemPath(indexPath), geometry.contains(path) else { return false }
        return geometry.model.sizeSource(of: path) == .estimated
    }

    /// The rectangle at which a header is shown; nil if there is no header. While the header sticks, the rectangle is
    /// away from the header's place in the content. O(log *n*).
    package func shownRectForHeader(inSection section: Int) -> CGRect? { shownRect(.header, section) }

    /// The rectangle at which a footer is shown; nil if there is no footer. While the footer sticks, the rectangle is
    /// away from the footer's place in the content. O(log *n*).
    package func shownRectForFooter(inSection section: Int) -> CGRect? { shownRect(.footer, section) }

    private func shownRect(_ kind: ElementKind, _ section: Int) -> CGRect? {
        readHeightsIfNeeded()
        guard (0..<geometry.sectionCount).contains(section), geometry.edgeRange(kind, of: section) != nil else {
            return nil
        }
        // It sticks while its section is on screen; before and after that it is at its own place.
        let isOnScreen = geometry.sectionRange(section).meets(bounds.minY, bounds.maxY)
        return isOnScreen ? shownEdgeFrame(kind, of: section) : edgeRect(kind, section)
    }

    /// Reads heights if they were not read yet. Reads nothing during an update: until its end, the table uses the
    /// earlier heights.
    func readHeightsIfNeeded() {
        guard !core.updateState.isUnresolved, core.updateState.batch == nil else { return }
        loadIfNeeded()
    }
}
