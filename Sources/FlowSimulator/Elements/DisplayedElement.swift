import Foundation
import ViewSimulator

/// A view on screen and what is known about it.
@MainActor
final class DisplayedElement {
    private(set) var name: ElementName
    let view: View
    /// Nil for a view that nobody can ask for again.
    let poolKey: ReusePools.Key?
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
    /// Where the layout itself reckoned a supplementary view to be when these attributes were applied.
    var reckonedFrame: CGRect?
    var isAnnounced = false
    /// The reader saw it at its own place when the last pass ended. Of tables.
    var wasSeen = false
    /// An item that was whole on screen when the pass began, if that was noted.
    var wasWhole = false
    /// The place in the layout's last answer.
    var place = 0
    var measurement = MeasurementState()

    init(
        name: ElementName, view: View, poolKey: ReusePools.Key?,
        attributes: CollectionViewLayoutAttributes
    ) {
        self.name = name
        self.view = view
        self.poolKey = poolKey
        self.attributes = attributes
        appliedStorage = attributes.storage
        remember(attributes)
    }

    /// Whether it shows an item.
    var isCell: Bool { name.category == .cell }

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

    /// False for nearly all elements of nearly all rounds: they were measured, and have the size that they were asked
    /// at.
    func mayBeDue(in generation: Int) -> Bool {
        guard !measurement.isWanted, measurement.generation == generation, !wasPlacedSinceTaken else { return true }
        let size = size
        return size.width != measurement.askedSize.width || size.height != measurement.askedSize.height
    }

    /// Whether the layout took the last answer, and has been asked for the element since.
    var wasPlacedSinceTaken: Bool {
        guard let query = measurement.takenByQuery else { return false }
        return query != foundByQuery
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
    func rebase(to indexPath: IndexPath) {
        attributes = attributes.rebased(to: indexPath)
        knownRevision = nil
        name.indexPath = indexPath
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
    /// The query that had found the element when the layout took its answer; nil where it refused it, and where the
    /// view has the size that it asked for.
    var takenByQuery: Int?
    /// The pass in which the view was asked last.
    var passNumber = 0
    /// The last answer was the first since the view came on screen, and not asked for by an item that was there before.
    var isArrival = false
    /// The view came on screen, and whether it is asked for that reason is not decided yet (R18.2).
    var isNew = true
    /// The view is new, and is not about to be asked for another reason.
    var arrives: Bool { isNew && !isWanted }
    /// The view itself asks to be measured (R8.21), or a context named it (R17.3).
    var isWanted = false
    /// The size that the view is offered when it is asked next, instead of the one that it has.
    var offeredSize: CGSize?
}
