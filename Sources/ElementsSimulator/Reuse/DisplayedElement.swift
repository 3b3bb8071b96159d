/// A view on screen, with the element that the view shows and the state of the view's measurement.
@MainActor
package final class DisplayedElement {
    package var name: ElementName { storedName }
    package let view: View
    /// The pool to which the view returns; nil for a view that cannot be reused.
    package let poolKey: ReusePools.Key?
    /// The name, place and look that were applied to the view last.
    @exclusivity(unchecked) package var placement: Placement
    /// The object from which the element has its placement; nil in tables.
    @exclusivity(unchecked) package var source: (any PlacementSource)?
    /// The number of changes of `source` when it was known to equal the placement. As long as it has this number, it is
    /// unchanged. Nil if it may differ.
    @exclusivity(unchecked) package var sourceRevision: UInt32?
    /// A copy of `source` as it was applied; nil unless it has fields that a placement does not hold.
    @exclusivity(unchecked) package var sourceCopy: (any PlacementSource)?
    /// The path that the view has, if it is another than the element's; nil otherwise. The view gets the element's path
    /// with the next attributes.
    private var appliedPath: IndexPath?
    /// Whether the view does not have the element's path yet.
    package var isRebased: Bool { appliedPath != nil }
    /// The number of the last query that found the element.
    @exclusivity(unchecked) package var foundByQuery = 0
    /// The frame that the layout computed for a supplementary view, before a subclass changed the frame. The frame
    /// belongs to the attributes that were applied last.
    package var baseFrame: CGRect?
    @exclusivity(unchecked) package var isAnnounced = false
    /// Whether the element's own place in the content was visible when the last pass ended. A sticky header can be
    /// shown at another place. Only tables use this property.
    package var wasSeen = false
    /// Whether this element's item began at or after the start of the viewport. It is determined once in a pass, before
    /// the layout moves the item. The viewport is the one at the end of the previous pass. Valid only while
    /// `PassAnchoring.notesWholeItems` is true.
    var wasWhole = false
    /// The index of the element in the result of the last query.
    @exclusivity(unchecked) package var place = 0
    @exclusivity(unchecked) package var measurement = MeasurementState()

    // Read and written in every pass, also by other modules, and never while client code runs: see `ElementsCore`.
    @exclusivity(unchecked) private var storedName: ElementName

    package init(name: ElementName, view: View, poolKey: ReusePools.Key?, placement: Placement) {
        storedName = name
        self.view = view
        self.poolKey = poolKey
        self.placement = placement
    }

    /// Whether the element is an item.
    package var isCell: Bool { name.category == .cell }

    /// Whether the layout accepted the last measured size, and was queried for the element since.
    package var wasPlacedSinceTaken: Bool {
        guard let query = measurement.takenByQuery else { return false }
        return query != foundByQuery
    }

    /// Whether an object is the source of the placement, and has certainly not changed since then.
    package func surelyShows(_ object: AnyObject, revision: UInt32) -> Bool {
        object === source && revision == sourceRevision && sourceCopy == nil
    }

    /// Records that a query found the element, and its index in the query's result.
    package func note(foundBy query: Int, at place: Int) {
        foundByQuery = query
        self.place = place
    }

    /// Stores a placement that is applied to the view.
    ///
    /// - Parameters:
    ///   - placement: The placement.
    ///   - source: The object from which it is.
    ///   - revision: The number of changes of the source.
    ///   - copy: A copy of the source, if it has fields that a placement does not hold.
    package func apply(
        _ placement: Placement, from source: any PlacementSource, revision: UInt32, copy: (any PlacementSource)?
    ) {
        self.placement = placement
        replaceSource(by: source, revision: revision)
        sourceCopy = copy
        appliedPath = nil
    }

    /// Replaces the source by an object with equal fields.
    package func replaceSource(by new: any PlacementSource, revision: UInt32) {
        source = new
        sourceRevision = revision
    }

    /// Whether the view may have to be measured. `generation` is the present value of `MeasuringState.generation`,
    /// which rises when measured sizes are discarded. The result is nearly always false: the view was measured, and its
    /// size has not changed since.
    package func mayBeDue(in generation: Int, size: CGSize) -> Bool {
        guard !measurement.isWanted, measurement.generation == generation, !wasPlacedSinceTaken else { return true }
        return size.width != measurement.askedSize.width || size.height != measurement.askedSize.height
    }

    /// Gives the element another path. This is done after an update, and while an item is carried. The element's view
    /// gets the path with the next attributes, which differ from the applied attributes.
    package func rebase(to indexPath: IndexPath) {
        let applied = appliedPath ?? placement.indexPath
        appliedPath = applied == indexPath ? nil : applied
        placement.indexPath = indexPath
        storedName.indexPath = indexPath
        source = source?.atPath(indexPath)
        sourceRevision = nil
    }
}

/// The object from which a collection view's element has its placement.
@MainActor
package protocol PlacementSource: AnyObject {
    /// A copy with another path.
    func atPath(_ indexPath: IndexPath) -> any PlacementSource
    /// A copy of the present state, which later changes do not affect.
    func makeSnapshot() -> AnyObject
}

/// The last request for a view's size, and the size that the view returned.
package struct MeasurementState {
    /// The generation in which the view was last measured, or needed no measurement. A new generation begins when
    /// measured sizes are discarded.
    package var generation = -1
    package var askedSize = CGSize.zero
    package var answeredSize: CGSize?
    /// The value of `foundByQuery` at the time when the layout accepted the measured size. A later query that finds the
    /// element changes `foundByQuery`, but not this value. Nil if the layout refused the size, or if the view already
    /// has this size.
    package var takenByQuery: Int?
    /// The number of the pass in which the view was last asked for its size.
    package var passNumber = 0
    /// Whether the last measurement was made only because the view was new on screen.
    package var isArrival = false
    /// Whether the view is new on screen. The value becomes false with the first decision about measuring the view
    /// (R18.2).
    package var isNew = true
    /// Whether the view is asked for its size only because it is new on screen.
    package var arrives: Bool { isNew && !isWanted }
    /// Whether a measurement of the view was requested, but not made yet. The view requested it (R8.21), or an
    /// invalidation context that named the view's element did (R17.3).
    package var isWanted = false
    /// The size with which the view is measured next. If nil, the view is measured with the size of its attributes.
    package var offeredSize: CGSize?
}
