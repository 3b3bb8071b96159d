/// The attributes objects that a compositional layout returned, and returns again while they are valid (R6.14).
///
/// Those of the last query for a rectangle are kept in the order of its elements, so that the next query, which mostly
/// returns the same ones, finds them by iterating both lists. Those of queries for one element are in a dictionary.
@MainActor
struct CompositionalAttributesCache {
    private struct Entry {
        var element: CompositionalElement
        var revision: UInt32
        var attributes: CollectionViewLayoutAttributes

        /// Whether the object still has the frame and the depth of the element. A program may have changed it.
        @MainActor
        func shows(_ element: CompositionalElement) -> Bool {
            self.element.frame == element.frame && self.element.zIndex == element.zIndex
                && attributes.revision == revision
        }
    }

    private var last: [Entry] = []
    private var singles: [ElementKey: Entry] = [:]
    /// The number of objects made since the number was last read.
    private var madeCount = 0

    private static let maximumSingles = 1024

    mutating func drainMadeCount() -> Int {
        defer { madeCount = 0 }
        return madeCount
    }

    mutating func removeAll() {
        last = []
        singles.removeAll(keepingCapacity: true)
    }

    mutating func restore(_ earlier: CompositionalAttributesCache) {
        last = earlier.last
        singles = earlier.singles
    }

    /// The attributes of the elements of a query.
    mutating func attributes(
        for found: [CompositionalElement], madeBy factory: CompositionalAttributesFactory
    ) -> [CollectionViewLayoutAttributes] {
        let old = last
        var next: [Entry] = []
        next.reserveCapacity(found.count)
        var start = 0
        for element in found {
            let match = old[start...].firstIndex { $0.element.key == element.key }
            if let match { start = match + 1 }
            let known = match.map { old[$0] } ?? (singles.isEmpty ? nil : singles[element.key])
            next.append(entry(for: element, known, madeBy: factory))
        }
        last = next
        if !singles.isEmpty { singles.removeAll(keepingCapacity: true) }
        return next.map(\.attributes)
    }

    /// The attributes of one element.
    mutating func attributes(
        for element: CompositionalElement, madeBy factory: CompositionalAttributesFactory
    ) -> CollectionViewLayoutAttributes {
        if let index = last.firstIndex(where: { $0.element.key == element.key }) {
            last[index] = entry(for: element, last[index], madeBy: factory)
            return last[index].attributes
        }
        if singles.count == CompositionalAttributesCache.maximumSingles { singles.removeAll(keepingCapacity: true) }
        let entry = entry(for: element, singles[element.key], madeBy: factory)
        singles[element.key] = entry
        return entry.attributes
    }

    private mutating func entry(
        for element: CompositionalElement, _ known: Entry?, madeBy factory: CompositionalAttributesFactory
    ) -> Entry {
        if let known, known.shows(element) { return known }
        madeCount += 1
        let attributes = factory.make(element)
        return Entry(element: element, revision: attributes.revision, attributes: attributes)
    }
}
