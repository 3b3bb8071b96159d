import Foundation

/// Identifies an element on screen: category, kind and path, cheap to hash. Kinds are numbered by `DisplayedElements`.
struct ElementKey: Hashable {
    /// 0 for cells; for other elements the number of the kind.
    private var kind: Int
    private var section: Int
    private var item: Int

    init(cellAt indexPath: IndexPath) {
        self.init(kind: 0, at: indexPath)
    }

    /// A path may have less than two components: supplementary views that belong to no section (R13.10).
    init(kind: Int, at indexPath: IndexPath) {
        self.kind = kind
        section = indexPath.isEmpty ? -1 : indexPath[0]
        item = indexPath.count < 2 ? -1 : indexPath[1]
    }
}

/// A view on screen and what is known about it.
@MainActor
final class DisplayedElement {
    private(set) var key: ElementKey
    let view: CollectionReusableView
    let poolKey: ReusePools.Key
    private(set) var attributes: CollectionViewLayoutAttributes
    /// The fields as they were applied: the layout may change its object later.
    private var appliedStorage: AttributesStorage
    /// The revision at which `attributes` was last found to say what was applied.
    /// Nil: nobody knows.
    private var knownRevision: UInt32?
    /// A copy, where a subclass may hold more than the storage.
    private var appliedCopy: CollectionViewLayoutAttributes?
    /// The query that last found the element.
    var foundByQuery = 0
    /// Where the layout itself reckoned a supplementary view to stand when these attributes were applied.
    var reckonedFrame: CGRect?
    var isAnnounced = false
    /// Where a traced pass found the view when it began, seen from the viewport; nil while no pass has.
    var frameAtPassBegin: CGRect?
    /// The place in the layout's last answer.
    var place = 0
    var measurement = MeasurementState()

    init(
        key: ElementKey, view: CollectionReusableView, poolKey: ReusePools.Key,
        attributes: CollectionViewLayoutAttributes
    ) {
        self.key = key
        self.view = view
        self.poolKey = poolKey
        self.attributes = attributes
        appliedStorage = attributes.storage
        remember(attributes)
    }

    /// Whether the object is the one that was applied, and nobody changed it since. False also where nobody knows.
    func surelyShows(_ new: CollectionViewLayoutAttributes) -> Bool {
        new === attributes && new.revision == knownRevision && appliedCopy == nil
    }

    /// Whether the object is the one that was applied, and says what it said then.
    func stillShows(_ new: CollectionViewLayoutAttributes) -> Bool {
        surelyShows(new) || (new === attributes && alreadyShows(new))
    }

    /// The size that the attributes say: where that was applied, it is at hand.
    var size: CGSize {
        attributes.revision == knownRevision && appliedCopy == nil ? appliedStorage.size : attributes.size
    }

    /// False for nearly all elements of nearly all rounds: they were measured, and have the size that they were asked at.
    func mayBeDue(in generation: Int) -> Bool {
        guard !measurement.isWanted, measurement.generation == generation else { return true }
        let size = size
        return size.width != measurement.askedSize.width || size.height != measurement.askedSize.height
    }

    /// R6.10, R12.8: attributes that equal those that hold are not applied again.
    func alreadyShows(_ new: CollectionViewLayoutAttributes) -> Bool {
        if surelyShows(new) { return true }
        guard let appliedCopy else {
            return type(of: new) == CollectionViewLayoutAttributes.self && new.storage == appliedStorage
        }
        return appliedCopy.isEqual(new)
    }

    func remember(_ new: CollectionViewLayoutAttributes) {
        attributes = new
        knownRevision = new.revision
        appliedStorage = new.storage
        let isPlain = type(of: new) == CollectionViewLayoutAttributes.self
        appliedCopy = isPlain ? nil : new.copy() as? CollectionViewLayoutAttributes
    }

    /// The element has another path after an update or a step of a movement. Its view learns of it with the next
    /// attributes, which are not equal.
    func rebase(to indexPath: IndexPath, key: ElementKey) {
        attributes = attributes.rebased(to: indexPath)
        knownRevision = nil
        self.key = key
    }

    /// Takes the object over without applying it.
    func replaceEqualAttributes(by new: CollectionViewLayoutAttributes) {
        attributes = new
        knownRevision = new.revision
    }
}

/// What a view was asked about its size, and what it said.
struct MeasurementState {
    /// The measurement generation in which the view was asked, or known not to need it.
    var generation = -1
    var askedSize = CGSize.zero
    var answeredSize: CGSize?
    /// The view itself asks to be measured (R8.21), or a context named it (R17.3).
    var isWanted = false
    /// The size that the view is offered when it is asked next, instead of the one that it has.
    var offeredSize: CGSize?
}

/// The elements on screen, in the order of the layout's answer, with a way to find one.
@MainActor
struct DisplayedElements {
    private(set) var elements: [DisplayedElement] = []
    /// The elements of the layout's last answer, in its order.
    var lastAnswer: [DisplayedElement] = []
    /// How many of the first elements were asked about their size, and told of to the delegate. New ones come last.
    private var askedCount = 0
    private var announcedCount = 0
    /// A view asked to be measured since all were looked at; asked for several times in every pass.
    var mayWantMeasuring = false
    private var byKey: [ElementKey: DisplayedElement] = [:]
    /// Few, and mostly the same constants, which compare faster than they hash.
    private var kinds: [String] = []

    mutating func key(of attributes: CollectionViewLayoutAttributes) -> ElementKey {
        key(of: attributes.name)
    }

    mutating func key(of name: ElementName) -> ElementKey {
        switch name.category {
        case .cell: ElementKey(cellAt: name.indexPath)
        case .supplementaryView: ElementKey(kind: number(of: name.kind) * 2, at: name.indexPath)
        case .decorationView: ElementKey(kind: number(of: name.kind) * 2 + 1, at: name.indexPath)
        }
    }

    mutating func key(supplementaryKind kind: String, at indexPath: IndexPath) -> ElementKey {
        ElementKey(kind: number(of: kind) * 2, at: indexPath)
    }

    private mutating func number(of kind: String?) -> Int {
        let kind = kind ?? ""
        if let index = kinds.firstIndex(of: kind) { return index + 1 }
        kinds.append(kind)
        return kinds.count
    }

    subscript(key: ElementKey) -> DisplayedElement? { byKey[key] }

    func view(for key: ElementKey) -> CollectionReusableView? { byKey[key]?.view }

    /// Whether a view is on screen that a name may mean: of supplementary views, one of the section's. O(*h*), *h* views.
    func showsAny(of name: ElementName) -> Bool {
        elements.contains { $0.attributes.name == name || $0.attributes.name.isInSection(of: name) }
    }

    mutating func add(_ element: DisplayedElement) {
        elements.append(element)
        byKey[element.key] = element
    }

    /// Takes out all elements that a query did not find.
    mutating func removeAll(notFoundBy query: Int) -> [DisplayedElement] {
        let (allAsked, allAnnounced) = (askedCount == elements.count, announcedCount == elements.count)
        let removed = takeOut(notFoundBy: query)
        guard !removed.isEmpty else { return [] }
        for element in removed { byKey[element.key] = nil }
        (askedCount, announcedCount) = (allAsked ? elements.count : 0, allAnnounced ? elements.count : 0)
        return removed
    }

    /// Mostly those that go stand together, and the others are moved at once. Loops: in a closure each element would
    /// check its executor.
    private mutating func takeOut(notFoundBy query: Int) -> [DisplayedElement] {
        var kept = 0
        while kept < elements.count, elements[kept].foundByQuery == query { kept += 1 }
        var end = kept
        while end < elements.count, elements[end].foundByQuery != query { end += 1 }
        guard kept < end else { return [] }
        var removed = Array(elements[kept..<end])
        elements.removeSubrange(kept..<end)
        while kept < elements.count, elements[kept].foundByQuery == query { kept += 1 }
        for index in kept..<elements.count {
            if elements[index].foundByQuery == query {
                elements.swapAt(kept, index)
                kept += 1
            } else {
                removed.append(elements[index])
            }
        }
        elements.removeLast(elements.count - kept)
        return removed
    }

    var anyWantsMeasuring: Bool {
        for index in elements.indices where elements[index].measurement.isWanted { return true }
        return false
    }

    /// The elements that came since the last call, or all; they count as asked.
    mutating func takeUnasked(all: Bool) -> ArraySlice<DisplayedElement> {
        defer { askedCount = elements.count }
        return elements[(all ? 0 : askedCount)...]
    }

    /// The elements that came since the last call, and perhaps others.
    mutating func takeUnannounced() -> ArraySlice<DisplayedElement> {
        defer { announcedCount = elements.count }
        return elements[announcedCount...]
    }

    private mutating func forgetPlaces() {
        lastAnswer = []
        (askedCount, announcedCount) = (0, 0)
    }

    mutating func remove(_ key: ElementKey) -> DisplayedElement? {
        guard let element = byKey.removeValue(forKey: key) else { return nil }
        elements.removeAll { $0 === element }
        forgetPlaces()
        return element
    }

    /// Gives the cells the paths that their items have now; no two may get one path.
    mutating func renumberCells(_ newPath: (IndexPath) -> IndexPath) {
        for element in elements where element.attributes.representedElementCategory == .cell {
            let (old, new) = (element.attributes.indexPath, newPath(element.attributes.indexPath))
            if old != new { element.rebase(to: new, key: ElementKey(cellAt: new)) }
        }
        byKey = Dictionary(uniqueKeysWithValues: elements.map { ($0.key, $0) })
        forgetPlaces()
    }

    mutating func removeAll() -> [DisplayedElement] {
        defer {
            elements = []
            byKey = [:]
            forgetPlaces()
        }
        return elements
    }
}
