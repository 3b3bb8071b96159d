// Queries that follow an invalidation:
//
//     the whole layout · or the content moved · or the bounds did     layoutAttributesForElements(in:), once
//     else                                                           the named elements, one by one (R9.3)
//
// The content moved if its size changed, if the offset was adjusted, or if the flow layout reports that a frame may
// have moved. Then elements that no context named can have come on screen, and only a query of the rectangle finds
// them.

extension CollectionView {
    /// Queries the layout again for the elements that `queries` name, and for no others. Their views are updated, and
    /// an element that comes on screen gets a view.
    ///
    /// R6.6: a header or footer may be named by any path of its section; its view is kept under the path that its
    /// attributes carry, so only these decide which view is meant.
    func queryNamed(in queries: PendingQueries, shownIn rect: CGRect) {
        var needsRectangle = false
        pass.query.number += 1
        for name in queries.names where mayExist(name) {
            guard let attributes = attributesFromLayout(for: name) else {
                // The layout may return the element only for a rectangle.
                needsRectangle = needsRectangle || core.displayed.showsAny(of: name)
                continue
            }
            let shown = shownName(of: attributes, askedFor: name)
            if let element = core.displayed[shown] {
                needsRectangle = needsRectangle || !attributes.shownPlacement.place.overlaps(rect)
                element.foundByQuery = pass.query.number
                update(element, with: attributes)
            } else if !attributes.isHidden, attributes.shownPlacement.place.overlaps(rect), confirm(attributes) {
                makeElement(shown, attributes, foundBy: pass.query.number)
            }
            // The element shown under this name has another name in the layout now.
            if shown != name, core.displayed[name] != nil { needsRectangle = true }
        }
        if needsRectangle { pass.query.pending.askRectangle(after: queries) }
    }

    /// The name under which the collection view stores the view of a queried element. A cell is stored under `name`,
    /// because an item exists at the path of this name. A supplementary or decoration view is stored under the name in
    /// the attributes that the layout returned. It is stored under `name` if these attributes are of another category.
    private func shownName(of attributes: CollectionViewLayoutAttributes, askedFor name: ElementName) -> ElementName {
        let goesByAnswer = name.category != .cell && attributes.representedElementCategory == name.category
        return goesByAnswer ? attributes.name : name
    }

    /// Whether `queries` contain a name of the view with the given attributes. Such a name is the view's own name, or a
    /// name with another path for which the layout returns the same supplementary view.
    func isNamed(_ attributes: CollectionViewLayoutAttributes, in queries: PendingQueries) -> Bool {
        let name = attributes.name
        return queries.contains(name)
            || queries.otherNames(inSectionOf: name).contains {
                layout.layoutAttributesForSupplementaryView(ofKind: $0.kind ?? "", at: $0.indexPath)?.indexPath
                    == name.indexPath
            }
    }

    /// Applies the layout's attributes to the views on screen, without looking for other elements
    /// (`skipsRequeryAfterShrink`).
    func queryDisplayed() {
        for element in core.displayed.elements {
            if let attributes = attributesFromLayout(for: element.attributes.name) { update(element, with: attributes) }
        }
    }

    private func attributesFromLayout(for name: ElementName) -> CollectionViewLayoutAttributes? {
        core.countedWork.elementsRequeried += 1
        return name.category == .cell && isCarried(name.indexPath)
            ? carriedAttributes() : attributesFromLayout(of: name)
    }

    private func mayExist(_ name: ElementName) -> Bool {
        name.category.methods.mayExist(self, name)
    }

    /// The view on screen for a supplementary element. In a flow layout, any path of a section leads to the section's
    /// header or footer. In other layouts each path has its own view (R6.6).
    func shownSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> CollectionReusableView? {
        if let element = core.displayed[.supplementaryView(ofKind: kind, at: indexPath)] { return element.reusableView }
        let path = keeper.usualPath(ofSupplementary: kind, at: indexPath)
        return core.displayed[.supplementaryView(ofKind: kind, at: path)]?.reusableView
    }

    /// Reports names that an invalidation contains although no element has them. Such names have no effect, and are
    /// probably mistakes (G37).
    func reportUnknownNames(in queries: PendingQueries) {
        for name in queries.names where !hasElement(named: name) {
            core.report(.unknownInvalidation(category: name.category, kind: name.kind, indexPath: name.indexPath))
        }
        pass.query.supplementariesGone = []
    }

    private func hasElement(named name: ElementName) -> Bool {
        guard mayExist(name) else { return false }
        guard name.category == .supplementaryView, core.displayed[name] == nil else { return true }
        let (kind, path) = (name.kind ?? "", name.indexPath)
        guard shownSupplementaryView(ofKind: kind, at: path) == nil else { return true }
        return core.reuse.hasSupplementary(ofKind: kind)
            && (layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path) != nil
                || keeper.mayName(supplementaryOfKind: kind, at: path, gone: pass.query.supplementariesGone))
    }
}

// Queries to the layout, counted and traced. Results are in the view's coordinates.

extension CollectionView {
    func attributesFromLayout(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
        core.countedWork.elementQueries += 1
        let found = layout.layoutAttributesForElements(in: inLayout(rect))
        core.tracer?.queried(rect, found: found?.count ?? 0)
        guard let mirror = contentMirror, let found else { return found }
        return found.map { mirror.mirrored($0) }
    }

    func attributesFromLayout(of name: ElementName) -> CollectionViewLayoutAttributes? {
        name.category.methods.count(&core.countedWork)
        let found = layout.attributes(of: name)
        core.tracer?.requeried(TraceEvent.Element(name), found: found != nil)
        return asShown(found)
    }
}
