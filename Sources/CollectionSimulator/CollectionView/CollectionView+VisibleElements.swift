import FlowEngine

extension CollectionView {
    /// Shows exactly the elements that the layout returned. Views that stay are moved. Then the views of elements that
    /// are gone are removed, so that new elements can reuse them.
    ///
    /// R6.13: a supplementary view whose attributes change although no context named it is reported.
    package func show(_ found: [CollectionViewLayoutAttributes], after queries: PendingQueries, contentMoved: Bool) {
        core.tracer?.resume(core.tracer?.lastQuery)
        defer { core.tracer?.end() }
        pass.query.number += 1
        let query = pass.query.number
        var missing: [(name: ElementName, attributes: CollectionViewLayoutAttributes)] = []
        var matcher = AnswerMatcher(core.displayed.lastAnswer, next: found.count)
        var next = matcher.matchUnchanged(found, from: 0, foundBy: query)
        while next < found.count {
            let attributes = found[next]
            defer { next = matcher.matchUnchanged(found, from: next + 1, foundBy: query) }
            let name = attributes.name
            if let element = core.displayed[name] {
                element.foundByQuery = query
                matcher.advance(past: element)
                if !queries.isWhole {
                    reportIfChanged(element, to: attributes, after: queries, contentMoved: contentMoved)
                }
                update(element, with: attributes)
            } else if !attributes.isHidden, confirm(attributes) {  // R6.11: none is made for a hidden element
                missing.append((name, attributes))
            }
        }
        for element in core.displayed.removeAll(notFoundBy: query) {
            noteThatLeft(element)
            core.recycle(element)
        }
        for (name, attributes) in missing where core.displayed[name] == nil && !core.isDataAhead {
            makeElement(name, attributes, foundBy: query)
            if let element = core.displayed[name] { matcher.add(element) }
        }
        core.displayed.lastAnswer = matcher.answer
    }

    func update(_ element: DisplayedElement, with attributes: CollectionViewLayoutAttributes) {
        if element.alreadyShows(attributes) {
            element.replaceEqualAttributes(by: attributes)
        } else {
            apply(attributes, to: element)
        }
    }

    /// Reports a supplementary view whose attributes changed although no invalidation context named it.
    ///
    /// If the content moved, an element may move with the content. Such an element is reported only if the frame that
    /// the layout computed is the same as before.
    private func reportIfChanged(
        _ element: DisplayedElement, to attributes: CollectionViewLayoutAttributes, after queries: PendingQueries,
        contentMoved: Bool
    ) {
        guard attributes.representedElementCategory == .supplementaryView, !element.alreadyShows(attributes),
            !isNamed(attributes, in: queries)
        else { return }
        if contentMoved {
            guard let before = element.baseFrame, baseFrame(of: attributes) == before else { return }
        }
        core.report(
            .supplementaryChangedWithoutInvalidation(
                indexPath: attributes.indexPath, from: element.view.frame, to: attributes.frame))
    }

    /// The frame of a supplementary view as the layout's base class computes it. A subclass of the layout may then
    /// change the frame. Nil if unknown.
    private func baseFrame(of attributes: CollectionViewLayoutAttributes) -> CGRect? {
        guard attributes.representedElementCategory == .supplementaryView,
            let frame = keeper.baseFrame(
                ofSupplementary: attributes.representedElementKind ?? "", at: attributes.indexPath)
        else { return nil }
        return inLayout(frame)
    }

    private func apply(_ attributes: CollectionViewLayoutAttributes, to element: DisplayedElement) {
        element.remember(attributes)
        core.displayed.mayAllBeDue = true
        element.baseFrame = baseFrame(of: attributes)
        let view = element.reusableView
        view.adopt(element.placement)
        if view.stackedZIndex != attributes.zIndex { stack(view, at: attributes.zIndex) }
        view.apply(attributes)
    }

    /// Returns whether the data source has an element. If not, the attributes are ignored, and reported as an issue
    /// (R9.17).
    ///
    /// A path of a single number belongs to no section (R13.10). A layout that does not follow a carried item (R9.21)
    /// places as many items as it counted: attributes for the previous place of the item are no mistake, and are not
    /// reported.
    func confirm(_ attributes: CollectionViewLayoutAttributes) -> Bool {
        let path = attributes.indexPath
        switch attributes.representedElementCategory {
        case .cell:
            if core.hasItem(at: path) { return true }
            if carriedItem != nil, core.countsInclude(path) { return false }
        case .supplementaryView:
            if path.count < 2 || core.currentCounts.indices.contains(path[0]) { return true }
        case .decorationView:
            return true
        }
        core.report(.unknownIndexPath(indexPath: path))
        return false
    }

    func makeElement(
        _ name: ElementName, _ attributes: CollectionViewLayoutAttributes, foundBy query: Int
    ) {
        pass.dequeuing.frame = attributes.shownPlacement.place
        guard let (view, poolKey) = attributes.representedElementCategory.methods.make(self, attributes) else { return }
        view.owner = self
        let element = DisplayedElement(name: name, view: view, poolKey: poolKey, attributes: attributes)
        element.foundByQuery = query
        element.baseFrame = baseFrame(of: attributes)
        if !pass.measuring.required.isEmpty, let path = ItemPath(cell: attributes),
            pass.measuring.required.keys.contains(path)
        {
            element.measurement.isWanted = true
        }
        core.displayed.add(element)
        core.tracer?.shown(element)
        view.adopt(element.placement)
        stack(view, at: attributes.zIndex)
        view.apply(attributes)
    }

    /// Puts a view among the subviews. Views with a higher z-index are in front; among views with equal z-index, the
    /// view that was put there last is in front (R6.12).
    ///
    /// - Complexity: O(*h*), *h* views with a higher z-index; few if only headers have one.
    private func stack(_ view: CollectionReusableView, at zIndex: Int) {
        view.stackedZIndex = zIndex
        insertSubview(view, at: subviewIndex(of: view, forZIndex: zIndex))
    }

    /// The index that a view gets among the other subviews. This is a separate function, so that no caller holds the
    /// list of subviews while the list changes. If a caller held it, the list would be copied each time.
    private func subviewIndex(of view: CollectionReusableView, forZIndex zIndex: Int) -> Int {
        let views = subviews
        var index = views.count
        var isAfterIndex = view.superview !== self
        while index > 0, let other = views[index - 1] as? CollectionReusableView, other.owner === self {
            if other === view { isAfterIndex = true } else if other.stackedZIndex <= zIndex { break }
            index -= 1
        }
        return isAfterIndex ? index : index - 1
    }

    func recycleAll() {
        pass.query.mustRecycleAll = false
        pass.query.pending.isWhole = true
        core.anchoring.settled.start = nil
        for element in core.displayed.removeAll() { core.recycle(element) }
    }
}

extension CGRect {
    /// The rectangle of all pages that this rectangle touches. The pages have this rectangle's size, and the first page
    /// is at the origin of the content.
    var coveringPages: CGRect {
        guard size.width > 0, size.height > 0, size.isFinite, origin.x.isFinite, origin.y.isFinite else { return self }
        let left = (origin.x / size.width).rounded(.down) * size.width
        let top = (origin.y / size.height).rounded(.down) * size.height
        let right = ((origin.x + size.width) / size.width).rounded(.up) * size.width
        let bottom = ((origin.y + size.height) / size.height).rounded(.up) * size.height
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
