import FlowEngine

/// The attributes objects that a flow layout returned, and returns again while they are valid (R6.14).
///
/// Those of the last query for a rectangle are kept in the order of the elements, so that the next query, which mostly
/// returns the same ones, finds them by iterating both lists. Those of queries for one element are in a dictionary that
/// the next query empties. So the cost depends on the visible elements, not on all.
@MainActor
struct AttributesCache {
    private struct Entry {
        var element: FlowElement
        var attributes: CollectionViewLayoutAttributes
    }

    private static let maximumSingles = 1024

    /// The elements of the last query. Their attributes objects are at the same indices of `objects`.
    private var elements: [FlowElement] = []
    private var objects: [CollectionViewLayoutAttributes] = []
    private var singles: [ElementPath: Entry] = [:]
    /// The paths of changed objects that need no further report. An object that was changed without being copied is
    /// reported only once until the next invalidation.
    private var reported: Set<ElementPath> = []
    /// Cached objects that client code changed without copying them, and that are not reported yet. `cached` is the
    /// changed frame of the object. The objects are reported when the result of the query is complete.
    private var mismatches: [(cached: CGRect, element: FlowElement)] = []

    /// The number of objects made since the number was last read and set to 0.
    private(set) var madeCount = 0

    /// Discards the objects of named elements. All other objects are returned again while their elements keep their
    /// frames.
    mutating func forget(_ stale: FlowStaleness) {
        reported.removeAll()
        singles = singles.filter { !stale.names($0.key) }
        guard elements.contains(where: { stale.names($0.path) }) else { return }
        let kept = elements.indices.filter { !stale.names(elements[$0].path) }
        (elements, objects) = (kept.map { elements[$0] }, kept.map { objects[$0] })
    }

    /// Whether objects were made, or found to be changed, since the last report.
    var hasNews: Bool { madeCount > 0 || !mismatches.isEmpty }

    mutating func drainMadeCount() -> Int {
        defer { madeCount = 0 }
        return madeCount
    }

    private mutating func make(
        _ element: FlowElement, by factory: AttributesFactory
    ) -> CollectionViewLayoutAttributes {
        madeCount += 1
        return factory.make(element)
    }

    /// Restores the attributes objects of an earlier state of the cache. The list of reported objects is not restored,
    /// so that no changed object is reported twice.
    mutating func restore(_ earlier: AttributesCache) {
        (elements, objects, singles) = (earlier.elements, earlier.objects, earlier.singles)
    }

    mutating func removeAll() {
        elements = []
        objects = []
        singles.removeAll(keepingCapacity: true)
        reported.removeAll()
    }

    /// Returns the objects of the last query, if a new query finds the same elements at the same places. Nil if an
    /// element or an object has changed.
    func lastAnswer(to found: [FlowElement]) -> [CollectionViewLayoutAttributes]? {
        guard found.count == elements.count, singles.isEmpty else { return nil }
        for index in found.indices where !isUnchanged(index, in: found[index]) { return nil }
        return objects
    }

    private func isUnchanged(_ index: Int, in found: FlowElement) -> Bool {
        elements[index].path == found.path && elements[index].frame == found.frame
            && objects[index].revision == AttributesFactory.revision
    }

    /// Attributes for the elements of a query. The elements are in ascending order.
    ///
    /// - Parameter found: The elements. Afterwards a buffer for the next query, because to copy this one, or to free
    ///   it, costs as much as to make a few objects.
    mutating func attributes(
        for found: inout [FlowElement], madeBy factory: AttributesFactory
    ) -> [CollectionViewLayoutAttributes] {
        var next: [CollectionViewLayoutAttributes] = []
        next.reserveCapacity(found.count)
        let (known, knownObjects) = (elements, objects)
        var index = found.isEmpty ? 0 : place(of: found[0].path)
        for element in found {
            while index < known.count, known[index].path.precedes(element.path) { index += 1 }
            if index < known.count, known[index].path == element.path {
                if isUnchanged(index, in: element) {
                    next.append(knownObjects[index])
                } else {
                    let found = usable(knownObjects[index], of: known[index], for: element)
                    next.append(found ?? make(element, by: factory))
                }
                index += 1
            } else if !singles.isEmpty, let entry = singles[element.path] {
                next.append(usable(entry.attributes, of: entry.element, for: element) ?? make(element, by: factory))
            } else {
                next.append(make(element, by: factory))
            }
        }
        swap(&elements, &found)
        objects = next
        if !singles.isEmpty { singles.removeAll(keepingCapacity: true) }
        return next
    }

    /// Attributes for one element.
    mutating func attributes(
        for element: FlowElement, madeBy factory: AttributesFactory
    ) -> CollectionViewLayoutAttributes {
        if let index = index(of: element.path) {
            if let found = usable(objects[index], of: elements[index], for: element) { return found }
            elements[index] = element
            objects[index] = make(element, by: factory)
            return objects[index]
        }
        let entry = singles[element.path]
        if let entry, let found = usable(entry.attributes, of: entry.element, for: element) { return found }
        if singles.count == AttributesCache.maximumSingles { singles.removeAll(keepingCapacity: true) }
        let made = make(element, by: factory)
        singles[element.path] = Entry(element: element, attributes: made)
        return made
    }

    mutating func drainMismatches() -> [(cached: CGRect, element: FlowElement)] {
        if mismatches.isEmpty { return [] }
        defer { mismatches = [] }
        return mismatches
    }

    /// Returns a cached object if it is still valid; otherwise nil. It is valid if the frames of the element and of the
    /// object are unchanged. A changed object is recorded for a report.
    private mutating func usable(
        _ attributes: CollectionViewLayoutAttributes, of old: FlowElement, for element: FlowElement
    ) -> CollectionViewLayoutAttributes? {
        guard old.frame == element.frame else { return nil }
        let frame = attributes.placement.frame
        if frame == CGRect(element.frame) { return attributes }
        if reported.insert(element.path).inserted { mismatches.append((frame, element)) }
        return nil
    }

    private func index(of path: ElementPath) -> Int? {
        let place = place(of: path)
        return place < elements.count && elements[place].path == path ? place : nil
    }

    /// The index of the first cached element at the path or after it.
    private func place(of path: ElementPath) -> Int { elements.partitionPoint { !$0.path.precedes(path) } }
}

extension FlowStaleness {
    fileprivate func names(_ path: ElementPath) -> Bool {
        switch path.kind {
        case .item: items.contains(ItemPath(section: path.section, item: path.item))
        case .header: headers.contains(path.section)
        case .footer: footers.contains(path.section)
        }
    }
}
