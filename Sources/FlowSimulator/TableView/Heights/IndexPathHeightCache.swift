import CallerChecks
import Foundation

/// Heights by where rows are, for rows that have no identity. Where they have one, ``HeightCache`` is simpler: its keys
/// do not move.
///
/// Whoever tells the table that rows come, go and move tells the cache the same, in the same batches; a reload of the
/// data forgets everything:
///
/// ```swift
/// heights.insertRows(at: paths)
/// table.insertRows(at: paths, with: .automatic)
/// ```
///
/// A value. It holds what was found out and nothing of other rows, so it does not matter how many rows there are.
/// Under each width, text size and scale it has its own heights, all of which move with their rows.
public struct IndexPathHeightCache: Sendable {
    typealias Rows = [Int: CGFloat]

    /// By section and row.
    var tables: [HeightConditions: [Int: Rows]] = [:]
    private var counts = LookupCounts()

    /// A cache that knows nothing.
    public init() {}

    /// How many heights it knows, under all conditions together. O(*s*), *s* sections with heights.
    public var count: Int { tables.values.reduce(0) { $0 + $1.values.reduce(0) { $0 + $1.count } } }
    /// How often a height was asked for that it knew, since it was made or ``resetCounts()`` was called.
    public var hits: Int { counts.hits }
    /// How often a height was asked for that it did not know.
    public var misses: Int { counts.misses }

    /// Begins to count hits and misses at 0.
    public mutating func resetCounts() { counts = LookupCounts() }

    /// A height that was stored, in points; nil where there is none. Counts a hit or a miss. O(1).
    ///
    /// - Parameters:
    ///   - indexPath: Section and row.
    ///   - conditions: Width, text size and scale; under others another height holds.
    public mutating func height(at indexPath: IndexPath, under conditions: HeightConditions) -> CGFloat? {
        let height = tables[conditions]?[indexPath.section]?[indexPath.row]
        counts.add(isHit: height != nil)
        return height
    }

    /// Remembers a height, in place of the one that was known. Traps where it is not finite or is negative, and where
    /// there can be no such path. O(1).
    ///
    /// - Parameters:
    ///   - height: In points.
    ///   - indexPath: Section and row.
    ///   - conditions: Width, text size and scale that it was found out for.
    ///   - file: Of the caller's code, for the sentence.
    ///   - line: In that file.
    public mutating func store(
        _ height: CGFloat, at indexPath: IndexPath, under conditions: HeightConditions, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        require(
            height.isUsableLength, "the height at \(indexPath.components) is no height: \(height)", file: file,
            line: line)
        require(
            indexPath.section >= 0 && indexPath.row >= 0, "there is no row at \(indexPath.components)", file: file,
            line: line)
        tables[conditions, default: [:]][indexPath.section, default: [:]][indexPath.row] = height
    }

    /// Forgets everything, as at `reloadData()`. Hits and misses stay. O(*n*), *n* heights.
    public mutating func removeAll() { tables = [:] }
}
