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
    private var knownRevision = 0
    /// A copy, where a subclass may hold more than the storage.
    private var appliedCopy: CollectionViewLayoutAttributes?
    /// The query that last found the element.
    var foundByQuery = 0
    /// Where the layout itself reckoned a supplementary view to stand when these attributes were applied.
    var reckonedFrame: CGRect?
    var isAnnounced = false
    /// The view was taken off the screen.
    var isGone = false
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

    /// Equal attributes are not applied again (R6.10).
    func alreadyShows(_ new: CollectionViewLayoutAttributes) -> Bool {
        guard let appliedCopy else {
            if new === attributes, new.revision == knownRevision { return true }
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
        knownRevision = -1
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
    /// The view itself asks to be measured (R8.21).
    var isWanted = false
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
    private var kindNumbers: [String: Int] = [:]

    mutating func key(of attributes: CollectionViewLayoutAttributes) -> ElementKey {
        key(of: attributes.name)
    }

    mutating func key(of name: Requery.Name) -> ElementKey {
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
        if let number = kindNumbers[kind] { return number }
        let number = kindNumbers.count + 1
        kindNumbers[kind] = number
        return number
    }

    subscript(key: ElementKey) -> DisplayedElement? { byKey[key] }

    func view(for key: ElementKey) -> CollectionReusableView? { byKey[key]?.view }

    mutating func add(_ element: DisplayedElement) {
        elements.append(element)
        byKey[element.key] = element
    }

    /// Takes out all elements that a query did not find.
    mutating func removeAll(notFoundBy query: Int) -> [DisplayedElement] {
        let (allAsked, allAnnounced) = (askedCount == elements.count, announcedCount == elements.count)
        var removed: [DisplayedElement] = []
        elements.removeAll { element in
            let isRemoved = element.foundByQuery != query
            if isRemoved { removed.append(element) }
            return isRemoved
        }
        guard !removed.isEmpty else { return [] }
        for element in removed { byKey[element.key] = nil }
        (askedCount, announcedCount) = (allAsked ? elements.count : 0, allAnnounced ? elements.count : 0)
        return removed
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
