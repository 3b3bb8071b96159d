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
    func requery(_ requery: Requery, in rect: CGRect) {
        var needsRectangle = false
        for name in requery.names where mayExist(name) {
            let element = displayed[displayed.key(of: name)]
            guard let attributes = attributesFromLayout(for: name) else {
                // The layout may know the element only by rectangle.
                needsRectangle = needsRectangle || element != nil
                continue
            }
            if let element {
                needsRectangle = needsRectangle || !attributes.frame.overlaps(rect)
                element.foundByQuery = pass.queryNumber
                update(element, with: attributes)
            } else if !attributes.isHidden, attributes.frame.overlaps(rect) {
                makeElement(displayed.key(of: name), attributes, foundBy: pass.queryNumber)
            }
        }
        if needsRectangle { pass.requery.askRectangle(after: requery) }
    }

    /// Applies what holds now to the views on screen, and looks for no others (`skipsRequeryAfterShrink`).
    func requeryDisplayed() {
        for element in displayed.elements {
            if let attributes = attributesFromLayout(for: element.attributes.name) { update(element, with: attributes) }
        }
    }

    private func attributesFromLayout(for name: Requery.Name) -> CollectionViewLayoutAttributes? {
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

    private func mayExist(_ name: Requery.Name) -> Bool {
        switch name.category {
        case .cell: hasItem(at: name.indexPath)
        case .supplementaryView: true
        case .decorationView: layout.decorationClasses[name.kind ?? ""] != nil
        }
    }
}

extension CollectionView {
    /// Names that no element has: they change nothing, and somebody meant something else (G37).
    func reportUnknownNames(in requery: Requery) {
        for name in requery.names where !isKnown(name) {
            report(.unknownInvalidation(category: name.category, kind: name.kind, indexPath: name.indexPath))
        }
        layout.namesWereChecked()
    }

    private func isKnown(_ name: Requery.Name) -> Bool {
        switch name.category {
        case .cell:
            return hasItem(at: name.indexPath)
        case .supplementaryView:
            let kind = name.kind ?? ""
            guard displayed[displayed.key(of: name)] == nil else { return true }
            guard reuse.hasSupplementary(ofKind: kind) else { return false }
            return layout.knowsSupplementary(ofKind: kind, at: name.indexPath)
        case .decorationView:
            return layout.decorationClasses[name.kind ?? ""] != nil
        }
    }
}
