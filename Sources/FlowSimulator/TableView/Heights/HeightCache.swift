import CallerChecks
import Foundation

/// Heights by what a row shows: found out once for each content, width, text size and scale.
///
/// The key names the content and what it looks like, an identifier and a version for example, so that nothing has to be
/// done when rows come, go and move, or when data are reloaded:
///
/// ```swift
/// func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
///     let message = messages[indexPath.row]
///     if let height = heights.height(for: message.id, under: conditions) { return height }
///     let height = measure(message)
///     heights.store(height, for: message.id, under: conditions)
///     return height
/// }
/// ```
///
/// A value: a copy knows what the original knew. It never forgets by itself, so a program that shows more and more
/// contents removes keys. Where rows have no identity, ``IndexPathHeightCache`` remembers heights by path;
/// ``TemplateCells`` finds heights out and keeps them here.
public struct HeightCache<Key: Hashable & Sendable>: Sendable {
    var tables: [HeightConditions: [Key: CGFloat]] = [:]
    private var counts = LookupCounts()

    /// A cache that knows nothing.
    public init() {}

    /// How many heights it knows, under all conditions together. O(*t*), *t* conditions.
    public var count: Int { tables.values.reduce(0) { $0 + $1.count } }
    /// How often a height was asked for that it knew, since it was made or ``resetCounts()`` was called.
    public var hits: Int { counts.hits }
    /// How often a height was asked for that it did not know.
    public var misses: Int { counts.misses }

    /// Begins to count hits and misses at 0.
    public mutating func resetCounts() { counts = LookupCounts() }

    /// A height that was stored, in points; nil where there is none. Counts a hit or a miss. O(1).
    ///
    /// - Parameters:
    ///   - key: What the row shows.
    ///   - conditions: Width, text size and scale; under others another height holds.
    public mutating func height(for key: Key, under conditions: HeightConditions) -> CGFloat? {
        let height = tables[conditions]?[key]
        counts.add(isHit: height != nil)
        return height
    }

    /// Remembers a height, in place of the one that was known. Traps where it is not finite or is negative. O(1).
    ///
    /// - Parameters:
    ///   - height: In points.
    ///   - key: What the row shows.
    ///   - conditions: Width, text size and scale that it was found out for.
    ///   - file: Of the caller's code, for the sentence.
    ///   - line: In that file.
    public mutating func store(
        _ height: CGFloat, for key: Key, under conditions: HeightConditions, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        require(height.isUsableLength, "the height of \(key) is no height: \(height)", file: file, line: line)
        tables[conditions, default: [:]][key] = height
    }

    /// Forgets a content that changed, under all conditions. O(*t*), *t* conditions.
    public mutating func removeHeight(for key: Key) {
        for conditions in Array(tables.keys) {
            tables[conditions]?[key] = nil
            if tables[conditions]?.isEmpty == true { tables[conditions] = nil }
        }
    }

    /// Forgets everything, after a change that keys and conditions do not tell: of bold text, of the language. Hits and
    /// misses stay. O(*n*), *n* heights.
    public mutating func removeAll() { tables = [:] }
}
