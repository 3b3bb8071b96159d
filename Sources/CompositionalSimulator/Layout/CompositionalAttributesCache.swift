/// The attributes objects that a compositional layout returned, and returns again while they are valid (R6.14).
@MainActor
struct CompositionalAttributesCache {
    private struct Entry {
        var frame: CGRect
        var zIndex: Int
        var revision: UInt32
        var attributes: CollectionViewLayoutAttributes

        /// Whether the object still has the frame and the depth of the element. A program may have changed it.
        @MainActor
        func shows(_ element: CompositionalElement) -> Bool {
            frame == CGRect(element.frame) && zIndex == element.zIndex && attributes.revision == revision
        }
    }

    private var entries: [ElementKey: Entry] = [:]
    /// The number of objects made since the number was last read.
    private var madeCount = 0

    private static let maximumSingles = 1024

    mutating func drainMadeCount() -> Int {
        defer { madeCount = 0 }
        return madeCount
    }

    mutating func removeAll() { entries.removeAll(keepingCapacity: true) }

    mutating func restore(_ earlier: CompositionalAttributesCache) { entries = earlier.entries }

    /// The attributes of the elements of a query. Objects of elements that the query did not find are discarded.
    mutating func attributes(
        for found: [CompositionalElement], madeBy factory: CompositionalAttributesFactory
    ) -> [CollectionViewLayoutAttributes] {
        var next: [ElementKey: Entry] = [:]
        next.reserveCapacity(found.count)
        let attributes = found.map { element in
            let entry = entry(for: element, madeBy: factory)
            next[element.key] = entry
            return entry.attributes
        }
        entries = next
        return attributes
    }

    /// The attributes of one element.
    mutating func attributes(
        for element: CompositionalElement, madeBy factory: CompositionalAttributesFactory
    ) -> CollectionViewLayoutAttributes {
        if entries.count >= CompositionalAttributesCache.maximumSingles, entries[element.key] == nil { removeAll() }
        let entry = entry(for: element, madeBy: factory)
        entries[element.key] = entry
        return entry.attributes
    }

    private mutating func entry(
        for element: CompositionalElement, madeBy factory: CompositionalAttributesFactory
    ) -> Entry {
        if let entry = entries[element.key], entry.shows(element) { return entry }
        madeCount += 1
        let attributes = factory.make(element)
        return Entry(
            frame: CGRect(element.frame), zIndex: element.zIndex, revision: attributes.revision,
            attributes: attributes)
    }
}
