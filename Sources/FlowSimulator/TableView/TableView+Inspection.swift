import FlowEngine
import Foundation

// What is known of rows. Asking measures nothing; heights are read if they are not known.

extension TableView {
    /// Rows that carry an estimate. O(1) once heights are read.
    public var estimatedRowCount: Int {
        readHeightsIfNeeded()
        return geometry.model.estimatedCount
    }

    /// Rows that were asked for their height when they came on screen, the delegate or the cell. O(1) once heights are
    /// read.
    public var measuredRowCount: Int {
        readHeightsIfNeeded()
        return geometry.model.measuredCount
    }

    /// Whether a row carries an estimate. False for a path that names no row. O(log *n*).
    public func isEstimated(at indexPath: IndexPath) -> Bool {
        readHeightsIfNeeded()
        guard let path = ItemPath(indexPath), geometry.contains(path) else { return false }
        return geometry.model.sizeSource(of: path) == .estimated
    }

    /// Where a header is shown, not where it belongs, while it sticks; nil where there is none. O(log *n*).
    package func shownRectForHeader(inSection section: Int) -> CGRect? { shownRect(.header, section) }

    /// The same of a footer.
    package func shownRectForFooter(inSection section: Int) -> CGRect? { shownRect(.footer, section) }

    private func shownRect(_ kind: ElementKind, _ section: Int) -> CGRect? {
        readHeightsIfNeeded()
        guard (0..<geometry.sectionCount).contains(section), geometry.edgeRange(kind, of: section) != nil else {
            return nil
        }
        // It sticks as long as its section is on screen; before and after it is where it belongs.
        let isOnScreen = geometry.sectionRange(section).meets(bounds.minY, bounds.maxY)
        return isOnScreen ? shownEdgeFrame(kind, of: section) : edgeRect(kind, section)
    }

    /// Not while an update is being made: what was known before counts until it is over.
    func readHeightsIfNeeded() {
        guard !updateState.isUnresolved, updateState.batch == nil else { return }
        loadIfNeeded()
    }
}
