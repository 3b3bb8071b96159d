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

    /// Not while an update is being made: what was known before counts until it is over.
    private func readHeightsIfNeeded() {
        guard !updateState.isUnresolved, updateState.batch == nil else { return }
        loadIfNeeded()
    }
}
