/// A view on screen, with the element that the view shows and the state of the view's measurement.
@MainActor
final class DisplayedElement {
    private(set) var name: ElementName
    let view: View
    /// The pool to which the view returns; nil for a view that cannot be reused.
    let poolKey: ReusePools.Key?
    private(set) var attributes: CollectionViewLayoutAttributes
    /// The fields of the attributes that were applied last. They are stored because the layout may change its object
    /// later.
    private var appliedStorage: AttributesStorage
    /// The `revision` of `attributes` when its fields were known to equal `appliedStorage`. As long as `attributes` has
    /// this revision, none of its fields has changed. Nil if the fields may differ.
    private var knownRevision: UInt32?
    /// A copy of the applied attributes; nil unless they are of a subclass. A subclass may have fields that the storage
    /// does not hold.
    private var appliedCopy: CollectionViewLayoutAttributes?
    /// The number of the last query that found the element.
    var foundByQuery = 0
    /// The frame that the layout computed for a supplementary view, before a subclass changed the frame. The frame
    /// belongs to the attributes that were applied last.
    var baseFrame: CGRect?
    var isAnnounced = false
    /// Whether the element's own place in the content was visible when the last pass ended. A sticky header can be
    /// shown at another place. Only tables use this property.
    var wasSeen = false
    /// Whether this element's item began at or after the start of the viewport. It is determined once in a pass, before
    /// the layout moves the item. The viewport is the one at the end of the previous pass. Valid only while
    /// `PassAnchoring.notesWholeItems` is true.
    var wasWhole = false
    /// The index of the element in the result of the last query.
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

    /// Whether the element is an item.
    var isCell: Bool { name.category == .cell }

    /// Whether an attributes object is the object that was applied, and has certainly not changed since then.
    func surelyShows(_ new: CollectionViewLayoutAttributes) -> Bool {
        new === attributes && new.revision == knownRevision && appliedCopy == nil
    }

    /// Whether an attributes object is the object that was applied, and still has the applied fields.
    func stillShows(_ new: CollectionViewLayoutAttributes) -> Bool {
        surelyShows(new) || (new === attributes && alreadyShows(new))
    }

    /// The size in the element's attributes. If the attributes are known to equal the applied fields, the size is
    /// read from these fields, `appliedStorage`.
    var size: CGSize {
        attributes.revision == knownRevision && appliedCopy == nil ? appliedStorage.size : attributes.size
    }

    /// Whether the view may have to be measured. `generation` is the present value of `MeasuringState.generation`,
    /// which rises when measured sizes are discarded. The result is nearly always false: the view was measured, and its
    /// size has not changed since.
    func mayBeDue(in generation: Int) -> Bool {
        guard !measurement.isWanted, measurement.generation == generation, !wasPlacedSinceTaken else { return true }
        let size = size
        return size.width != measurement.askedSize.width || size.height != measurement.askedSize.height
    }

    /// Whether the layout accepted the last measured size, and was queried for the element since.
    var wasPlacedSinceTaken: Bool {
        guard let query = measurement.takenByQuery else { return false }
        return query != foundByQuery
    }

    /// Whether attributes equal the applied attributes, and so are not applied again (R6.10, R12.8).
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

    /// Gives the element another path. This is done after an update, and while an item is carried. The element's view
    /// gets the path with the next attributes, which differ from the applied attributes.
    func rebase(to indexPath: IndexPath) {
        attributes = attributes.rebased(to: indexPath)
        knownRevision = nil
        name.indexPath = indexPath
    }

    /// Replaces the attributes object by an object with equal fields. Nothing is applied to the view.
    func replaceEqualAttributes(by new: CollectionViewLayoutAttributes) {
        attributes = new
        knownRevision = new.revision
    }
}

/// The last request for a view's size, and the size that the view returned.
struct MeasurementState {
    /// The generation in which the view was last measured, or needed no measurement. A new generation begins when
    /// measured sizes are discarded.
    var generation = -1
    var askedSize = CGSize.zero
    var answeredSize: CGSize?
    /// The value of `foundByQuery` at the time when the layout accepted the measured size. A later query that finds the
    /// element changes `foundByQuery`, but not this value. Nil if the layout refused the size, or if the view already
    /// has this size.
    var takenByQuery: Int?
    /// The number of the pass in which the view was last asked for its size.
    var passNumber = 0
    /// Whether the last measurement was made only because the view was new on screen.
    var isArrival = false
    /// Whether the view is new on screen. The value becomes false with the first decision about measuring the view
    /// (R18.2).
    var isNew = true
    /// Whether the view is asked for its size only because it is new on screen.
    var arrives: Bool { isNew && !isWanted }
    /// Whether a measurement of the view was requested, but not made yet. The view requested it (R8.21), or an
    /// invalidation context that named the view's element did (R17.3).
    var isWanted = false
    /// The size with which the view is measured next. If nil, the view is measured with the size of its attributes.
    var offeredSize: CGSize?
}
