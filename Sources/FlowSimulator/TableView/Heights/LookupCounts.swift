/// The numbers of lookups of a cache that found a height, and that found none.
struct LookupCounts: Hashable, Sendable {
    var hits = 0
    var misses = 0

    mutating func add(isHit: Bool) {
        if isHit { hits += 1 } else { misses += 1 }
    }
}
