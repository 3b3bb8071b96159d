import Foundation

// Which questions an invalidation leads to:
//
//     the whole layout · or the content moved · or the bounds did     layoutAttributesForElements(in:), once
//     else                                                           the named elements, one by one (R9.3)
//
// The content moved when its size changed, when the offset was adjusted, or when the flow layout says that a frame may
// have. Then elements that nobody named can have come on screen, and only the rectangle knows them.

extension CollectionView {
    /// Asks for the named elements again, those on screen and those that may come there, and for nothing else.
    ///
    /// R6.6: a header or footer may be named by any path of its section; its view is kept under the path that its
    /// attributes carry, so only the answer says which view is meant.
    func queryNamed(in queries: PendingQueries, shownIn rect: CGRect) {
        var needsRectangle = false
        pass.query.number += 1
        for name in queries.names where mayExist(name) {
            guard let attributes = attributesFromLayout(for: name) else {
                // The layout may know the element only by rectangle.
                needsRectangle = needsRectangle || displayed.showsAny(of: name)
                continue
            }
            let shown = shownName(of: attributes, askedFor: name)
            if let element = displayed[shown] {
                needsRectangle = needsRectangle || !attributes.place.overlaps(rect)
                element.foundByQuery = pass.query.number
                update(element, with: attributes)
            } else if !attributes.isHidden, attributes.place.overlaps(rect), isKnown(attributes) {
                makeElement(shown, attributes, foundBy: pass.query.number)
            }
            // What is shown under the name itself is something that the layout no longer calls by it.
            if shown != name, displayed[name] != nil { needsRectangle = true }
        }
        if needsRectangle { pass.query.pending.askRectangle(after: queries) }
    }

    /// Cells go by the path that was asked for, which is known to have an item.
    private func shownName(of attributes: CollectionViewLayoutAttributes, askedFor name: ElementName) -> ElementName {
        let goesByAnswer = name.category != .cell && attributes.representedElementCategory == name.category
        return goesByAnswer ? attributes.name : name
    }

    /// Whether the names mean a supplementary view, by its own path or by another that the layout answers with it.
    func isNamed(_ attributes: CollectionViewLayoutAttributes, in queries: PendingQueries) -> Bool {
        let name = attributes.name
        return queries.contains(name)
            || queries.otherNames(inSectionOf: name).contains {
                layout.layoutAttributesForSupplementaryView(ofKind: $0.kind ?? "", at: $0.indexPath)?.indexPath
                    == name.indexPath
            }
    }

    /// Applies what holds now to the views on screen, and looks for no others (`skipsRequeryAfterShrink`).
    func queryDisplayed() {
        for element in displayed.elements {
            if let attributes = attributesFromLayout(for: element.attributes.name) { update(element, with: attributes) }
        }
    }

    private func attributesFromLayout(for name: ElementName) -> CollectionViewLayoutAttributes? {
        countedWork.elementsRequeried += 1
        return name.category == .cell && isCarried(name.indexPath)
            ? carriedAttributes() : attributesFromLayout(of: name)
    }

    private func mayExist(_ name: ElementName) -> Bool {
        name.category.methods.mayExist(self, name)
    }
}

extension CollectionView {
    /// The view on screen for a supplementary element. A flow layout's header or footer goes by any path of its
    /// section; for other layouts each path counts as it is (R6.6).
    func shownSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> CollectionReusableView? {
        if let element = displayed[.supplementaryView(ofKind: kind, at: indexPath)] { return element.reusableView }
        let path = layout.usualPath(ofSupplementary: kind, at: indexPath)
        return displayed[.supplementaryView(ofKind: kind, at: path)]?.reusableView
    }

    /// Names that no element has: they change nothing, and somebody meant something else (G37).
    func reportUnknownNames(in queries: PendingQueries) {
        for name in queries.names where !isKnown(name) {
            report(.unknownInvalidation(category: name.category, kind: name.kind, indexPath: name.indexPath))
        }
        pass.query.supplementariesGone = []
    }

    private func isKnown(_ name: ElementName) -> Bool {
        guard mayExist(name) else { return false }
        guard name.category == .supplementaryView, displayed[name] == nil else { return true }
        let (kind, path) = (name.kind ?? "", name.indexPath)
        guard shownSupplementaryView(ofKind: kind, at: path) == nil else { return true }
        return reuse.hasSupplementary(ofKind: kind)
            && layout.knowsSupplementary(ofKind: kind, at: path, gone: pass.query.supplementariesGone)
    }
}
