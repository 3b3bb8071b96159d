import FlowEngine
import Foundation

/// The attributes objects that a flow layout handed out and would hand out again (R6.14).
///
/// Those of the last query for a rectangle are kept in the order of the elements, so that the next query, which mostly names
/// the same ones, finds them by walking both lists. Those of single questions wait in a dictionary that the next query
/// empties. So the cost follows what is visible, never what there is.
@MainActor
struct HandedOutAttributes {
    private struct Entry {
        var element: FlowElement
        var attributes: CollectionViewLayoutAttributes
    }

    private static let maximumSingles = 1024

    private var queried: [Entry] = []
    private var singles: [ElementPath: Entry] = [:]
    /// Paths whose objects were found changed since the last invalidation; each is reported once.
    private var reported: Set<ElementPath> = []
    /// Changed objects that were found, to be reported when no list is being walked.
    private var mismatches: [(cached: CGRect, element: FlowElement)] = []

    mutating func removeAll() {
        queried.removeAll(keepingCapacity: true)
        singles.removeAll(keepingCapacity: true)
        reported.removeAll()
    }

    /// Attributes for the elements of a query, which are in ascending order.
    mutating func attributes(
        for elements: [FlowElement], make: (FlowElement) -> CollectionViewLayoutAttributes
    ) -> [CollectionViewLayoutAttributes] {
        var next: [Entry] = []
        next.reserveCapacity(elements.count)
        var index = 0
        for element in elements {
            while index < queried.count, queried[index].element.path.precedes(element.path) { index += 1 }
            let isHere = index < queried.count && queried[index].element.path == element.path
            let entry = isHere ? queried[index] : (singles.isEmpty ? nil : singles[element.path])
            next.append(Entry(element: element, attributes: usable(entry, for: element) ?? make(element)))
        }
        queried = next
        if !singles.isEmpty { singles.removeAll(keepingCapacity: true) }
        return next.map(\.attributes)
    }

    /// Attributes for one element.
    mutating func attributes(
        for element: FlowElement, make: (FlowElement) -> CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
        let index = queriedIndex(of: element.path)
        let entry = index.map { queried[$0] } ?? singles[element.path]
        if let found = usable(entry, for: element) { return found }
        let made = Entry(element: element, attributes: make(element))
        if let index {
            queried[index] = made
        } else {
            if singles.count == HandedOutAttributes.maximumSingles { singles.removeAll(keepingCapacity: true) }
            singles[element.path] = made
        }
        return made.attributes
    }

    mutating func takeMismatches() -> [(cached: CGRect, element: FlowElement)] {
        if mismatches.isEmpty { return [] }
        defer { mismatches = [] }
        return mismatches
    }

    /// The cached object, if the element stands where it stood and nobody moved the object.
    private mutating func usable(_ entry: Entry?, for element: FlowElement) -> CollectionViewLayoutAttributes? {
        guard let entry, entry.element.frame == element.frame else { return nil }
        let frame = entry.attributes.storage.frame
        if frame == CGRect(element.frame) { return entry.attributes }
        if reported.insert(element.path).inserted { mismatches.append((frame, element)) }
        return nil
    }

    private func queriedIndex(of path: ElementPath) -> Int? {
        var (low, high) = (0, queried.count)
        while low < high {
            let middle = (low + high) / 2
            if queried[middle].element.path.precedes(path) { low = middle + 1 } else { high = middle }
        }
        return low < queried.count && queried[low].element.path == path ? low : nil
    }
}

extension ElementPath {
    /// The order of a query's answer: sections ascending; header, items, footer (R6.2).
    func precedes(_ other: ElementPath) -> Bool {
        (section, kind.rank, item) < (other.section, other.kind.rank, other.item)
    }
}

extension ElementKind {
    fileprivate var rank: Int {
        switch self {
        case .header: 0
        case .item: 1
        case .footer: 2
        }
    }
}
