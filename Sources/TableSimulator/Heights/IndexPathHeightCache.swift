import CallerChecks

/// A cache of heights by index path, for rows without identity. For rows with an identity, ``HeightCache`` is simpler:
/// its keys do not move.
///
/// The program passes all updates of the table to the cache as well, in the same batches, and removes all heights when
/// it reloads the data:
///
/// ```swift
/// heights.insertRows(at: paths)
/// table.insertRows(at: paths, with: .automatic)
/// ```
///
/// Its size depends on the number of stored heights, not on the number of rows. Each combination of width, text size
/// and scale has its own heights, all of which move with their rows.
public struct IndexPathHeightCache: Sendable {
    typealias Rows = [Int: CGFloat]

    /// The stored heights. The keys are the conditions, the section and the row, in this order.
    var tables: [HeightConditions: [Int: Rows]] = [:]
    private var counts = LookupCounts()

    /// Makes an empty cache.
    public init() {}

    /// The number of stored heights, under all conditions together. O(*s*) for *s* sections with heights.
    public var count: Int { tables.values.reduce(0) { $0 + $1.values.reduce(0) { $0 + $1.count } } }
    /// The number of lookups that found a height, since the cache was made or ``resetCounts()`` was called.
    public var hits: Int { counts.hits }
    /// The number of lookups that found no height, since the cache was made or ``resetCounts()`` was called.
    public var misses: Int { counts.misses }

    /// Sets ``hits`` and ``misses`` to 0.
    public mutating func resetCounts() { counts = LookupCounts() }

    /// The height that is stored for a row under the given conditions, in points; nil if no height is stored. Adds a
    /// hit or a miss. O(1).
    ///
    /// - Parameters:
    ///   - indexPath: The section and the row.
    ///   - conditions: Width, text size and scale. Each combination has its own heights.
    public mutating func height(at indexPath: IndexPath, under conditions: HeightConditions) -> CGFloat? {
        let height = tables[conditions]?[indexPath.section]?[indexPath.row]
        counts.add(isHit: height != nil)
        return height
    }

    /// Stores a height, which replaces an earlier height. Traps if the height is negative or not finite. Also traps if
    /// the path cannot be the path of a row. O(1).
    ///
    /// - Parameters:
    ///   - height: The height in points.
    ///   - indexPath: The section and the row.
    ///   - conditions: Width, text size and scale for which the height is valid.
    ///   - file: The file of the caller, for the message of the trap.
    ///   - line: The line of the call.
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

    /// Removes all heights. To be called when the table reloads its data. Hits and misses stay. O(*n*) for *n* heights.
    public mutating func removeAll() { tables = [:] }
}
