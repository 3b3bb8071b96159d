extension CollectionViewLayoutAttributes: PlacementSource {
    package func atPath(_ indexPath: IndexPath) -> any PlacementSource { rebased(to: indexPath) }
    package func makeSnapshot() -> AnyObject { duplicate() }
}

extension DisplayedElement {
    /// Makes an element of a collection view, whose view the attributes are about to be applied to.
    convenience init(
        name: ElementName, view: View, poolKey: ReusePools.Key?, attributes: CollectionViewLayoutAttributes
    ) {
        self.init(name: name, view: view, poolKey: poolKey, placement: attributes.shownPlacement)
        remember(attributes)
    }

    /// Whether an attributes object is the object that was applied, and has certainly not changed since then.
    func surelyShows(_ new: CollectionViewLayoutAttributes) -> Bool {
        surelyShows(new, revision: new.revision)
    }

    /// Whether an attributes object is the object that was applied, and still has the applied fields.
    func stillShows(_ new: CollectionViewLayoutAttributes) -> Bool {
        surelyShows(new) || (new === source && alreadyShows(new))
    }

    /// Whether attributes equal the applied attributes, and so are not applied again (R6.10, R12.8).
    func alreadyShows(_ new: CollectionViewLayoutAttributes) -> Bool {
        if surelyShows(new) { return true }
        guard let copy = sourceCopy as? CollectionViewLayoutAttributes else {
            return type(of: new) == CollectionViewLayoutAttributes.self && !isRebased && new.placement == placement
        }
        return copy.isEqual(new)
    }

    /// Stores attributes that are applied to the view.
    func remember(_ new: CollectionViewLayoutAttributes) {
        let isPlain = type(of: new) == CollectionViewLayoutAttributes.self
        apply(
            new.shownPlacement, from: new, revision: new.revision,
            copy: isPlain ? nil : new.copy() as? CollectionViewLayoutAttributes)
    }

    /// Replaces the attributes object by an object with equal fields. Nothing is applied to the view.
    func replaceEqualAttributes(by new: CollectionViewLayoutAttributes) {
        replaceSource(by: new, revision: new.revision)
    }

    /// The size in the element's attributes. If the attributes are known to equal the placement, the size is read from
    /// there.
    var size: CGSize {
        let attributes = attributes
        return surelyShows(attributes) ? placement.size : attributes.size
    }

    func mayBeDue(in generation: Int) -> Bool { mayBeDue(in: generation, size: size) }
}

extension AnswerMatcher {
    /// Matches the objects in `found`, from the index `start` on, with the previous result. It stops at the first
    /// object that was changed, or that is not the next object of the previous result. Returns the index after the last
    /// matched object.
    mutating func matchUnchanged(
        _ found: [CollectionViewLayoutAttributes], from start: Int, foundBy query: Int
    ) -> Int {
        var index = start
        while index < found.count {
            let attributes = found[index]
            if !matchUnchanged(attributes, revision: attributes.revision, foundBy: query) {
                guard let next, next.stillShows(attributes) else { break }
                matchNext(foundBy: query)
            }
            index += 1
        }
        return index
    }
}
