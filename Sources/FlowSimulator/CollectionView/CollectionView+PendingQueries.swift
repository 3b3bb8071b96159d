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
        for name in queries.names where mayExist(name) {
            guard let attributes = attributesFromLayout(for: name) else {
                // The layout may know the element only by rectangle.
                needsRectangle = needsRectangle || displayed.showsAny(of: name)
                continue
            }
            let key = key(of: attributes, askedFor: name)
            if let element = displayed[key] {
                needsRectangle = needsRectangle || !attributes.frame.overlaps(rect)
                element.foundByQuery = pass.query.number
                update(element, with: attributes)
            } else if !attributes.isHidden, attributes.frame.overlaps(rect), isKnown(attributes) {
                makeElement(key, attributes, foundBy: pass.query.number)
            }
            // What is shown under the name itself is something that the layout no longer calls by it.
            if key != displayed.key(of: name), displayed[displayed.key(of: name)] != nil { needsRectangle = true }
        }
        if needsRectangle { pass.query.pending.askRectangle(after: queries) }
    }

    /// Cells go by the path that was asked for, which is known to have an item.
    private func key(of attributes: CollectionViewLayoutAttributes, askedFor name: ElementName) -> ElementKey {
        let goesByAnswer = name.category != .cell && attributes.representedElementCategory == name.category
        return goesByAnswer ? displayed.key(of: attributes) : displayed.key(of: name)
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
        let (kind, path) = (name.kind ?? "", name.indexPath)
        switch name.category {
        case .cell:
            return isCarried(path) ? carriedAttributes() : attributesFromLayout(forItemAt: path)
        case .supplementaryView:
            return attributesFromLayout(forSupplementaryViewOfKind: kind, at: path)
        case .decorationView:
            countedWork.decorationAttributesQueries += 1
            let found = layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
            tracer?.requeried(
                TraceEvent.Element(category: .decoration, kind: kind, path: Array(path)), found: found != nil)
            return asShown(found)
        }
    }

    private func mayExist(_ name: ElementName) -> Bool {
        switch name.category {
        case .cell: hasItem(at: name.indexPath)
        case .supplementaryView: true
        case .decorationView: layout.decorationClasses[name.kind ?? ""] != nil
        }
    }
}

extension CollectionView {
    /// The view on screen for a supplementary element. A flow layout's header or footer goes by any path of its section;
    /// for other layouts each path counts as it is (R6.6).
    func shownSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> CollectionReusableView? {
        if let view = displayed.view(for: displayed.key(supplementaryKind: kind, at: indexPath)) { return view }
        let path = layout.usualPath(ofSupplementary: kind, at: indexPath)
        return displayed.view(for: displayed.key(supplementaryKind: kind, at: path))
    }

    /// Names that no element has: they change nothing, and somebody meant something else (G37).
    func reportUnknownNames(in queries: PendingQueries) {
        for name in queries.names where !isKnown(name) {
            report(.unknownInvalidation(category: name.category, kind: name.kind, indexPath: name.indexPath))
        }
        pass.query.supplementariesGone = []
    }

    private func isKnown(_ name: ElementName) -> Bool {
        switch name.category {
        case .cell:
            return hasItem(at: name.indexPath)
        case .supplementaryView:
            let kind = name.kind ?? ""
            guard shownSupplementaryView(ofKind: kind, at: name.indexPath) == nil else { return true }
            guard reuse.hasSupplementary(ofKind: kind) else { return false }
            return layout.knowsSupplementary(
                ofKind: kind, at: name.indexPath, gone: pass.query.supplementariesGone)
        case .decorationView:
            return layout.decorationClasses[name.kind ?? ""] != nil
        }
    }
}
