import CallerChecks

/// A cache that finds a row's height by the row's content. Each height is determined once for each content, width, text
/// size and scale.
///
/// The key names the content and its look, an identifier and a version for example, so that the cache need not be
/// updated when rows are inserted, deleted or moved, or when data are reloaded:
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
/// A copy has all heights of the original. Heights are never removed automatically, so a program that shows more and
/// more contents removes keys. If rows have no identity, ``IndexPathHeightCache`` stores heights by path;
/// ``TemplateCells`` measures heights and stores them here.
public struct HeightCache<Key: Hashable & Sendable>: Sendable {
    var tables: [HeightConditions: [Key: CGFloat]] = [:]
    private var counts = LookupCounts()

    /// Makes an empty cache.
    public init() {}

    /// The number of stored heights, under all conditions together. O(*t*) for *t* conditions.
    public var count: Int { tables.values.reduce(0) { $0 + $1.count } }
    /// The number of lookups that found a height, since the cache was made or ``resetCounts()`` was called.
    public var hits: Int { counts.hits }
    /// The number of lookups that found no height, since the cache was made or ``resetCounts()`` was called.
    public var misses: Int { counts.misses }

    /// Sets ``hits`` and ``misses`` to 0.
    public mutating func resetCounts() { counts = LookupCounts() }

    /// The height that is stored for a content under the given conditions, in points; nil if no height is stored. Adds
    /// a hit or a miss. O(1).
    ///
    /// - Parameters:
    ///   - key: The content of the row.
    ///   - conditions: Width, text size and scale. Each combination has its own heights.
    public mutating func height(for key: Key, under conditions: HeightConditions) -> CGFloat? {
        let height = tables[conditions]?[key]
        counts.add(isHit: height != nil)
        return height
    }

    /// Stores a height, which replaces an earlier height. Traps if the height is not finite or is negative. O(1).
    ///
    /// - Parameters:
    ///   - height: The height in points.
    ///   - key: The content of the row.
    ///   - conditions: Width, text size and scale for which the height is valid.
    ///   - file: The file of the caller, for the message of the trap.
    ///   - line: The line of the call.
    public mutating func store(
        _ height: CGFloat, for key: Key, under conditions: HeightConditions, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        require(height.isUsableLength, "the height of \(key) is no height: \(height)", file: file, line: line)
        tables[conditions, default: [:]][key] = height
    }

    /// Removes all heights of a content that changed: one height for each condition under which it was stored. O(*t*)
    /// for *t* conditions.
    public mutating func removeHeight(for key: Key) {
        for conditions in Array(tables.keys) {
            tables[conditions]?[key] = nil
            if tables[conditions]?.isEmpty == true { tables[conditions] = nil }
        }
    }

    /// Removes all heights. Needed after a change that neither keys nor conditions include, such as bold text or
    /// another language. Hits and misses stay. O(*n*) for *n* heights.
    public mutating func removeAll() { tables = [:] }
}

/// The numbers of successful and of unsuccessful lookups in a cache. A successful lookup, which found a height, is a
/// hit; an unsuccessful one is a miss.
struct LookupCounts: Hashable, Sendable {
    var hits = 0
    var misses = 0

    mutating func add(isHit: Bool) {
        if isHit { hits += 1 } else { misses += 1 }
    }
}
