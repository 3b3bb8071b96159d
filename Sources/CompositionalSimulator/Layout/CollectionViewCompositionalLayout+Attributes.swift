import FlowEngine

extension CollectionViewCompositionalLayout {
    // MARK: Attributes

    func cachedAttributes(_ element: CompositionalElement) -> CollectionViewLayoutAttributes {
        let attributes = state.cache.attributes(for: element, madeBy: CompositionalAttributesFactory(self))
        countAttributes()
        return attributes
    }

    func countAttributes() {
        let count = state.cache.drainMadeCount()
        guard count > 0, let view = installedView else { return }
        var receipt = FlowReceipt()
        receipt.work.attributesMade = count
        view.apply(receipt, of: self)
    }

    func attributesBefore(ofItemAt indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
        guard let (plan, before) = state.ongoing, let path = ItemPath(indexPath), let old = plan.keptPath(to: path),
            before.contains(old), var element = before.element(ofItem: old)
        else { return nil }
        element.key = .item(path)
        return CompositionalAttributesFactory(self).make(element)
    }

    // MARK: Views that follow the offset

    /// The stretch of the content at whose ends views stick: the view's bounds without its insets, in the layout's
    /// coordinates.
    var visibleStretch: VisibleStretch? {
        installedView.map { stretch(of: $0.viewport.bounds, inset: $0.viewport.inset) }
    }

    private func stretch(of bounds: CGRect, inset: EdgeInsets) -> VisibleStretch {
        let axis = configuration.scrollDirection
        let start = axis.along(bounds.origin)
        return VisibleStretch(
            start: Double(start + axis.start(of: inset)),
            end: Double(start + axis.along(bounds.size) - axis.end(of: inset)))
    }

    /// Whether any view follows the offset: it is pinned, or its section has a handler.
    var followsOffset: Bool {
        guard let model = state.model else { return false }
        return model.features.hasHandlers || model.pinsViews
    }

    /// Adds the views to a context that follow the offset and are on screen before or after a change of bounds (R7.7).
    func nameFollowingViews(
        from bounds: CGRect, to newBounds: CGRect, in context: CollectionViewLayoutInvalidationContext,
        of view: CollectionView
    ) {
        context.keepsSizes = true
        guard let model = state.model, !state.staleness.isUnbuilt, state.pendingUpdate == nil else { return }
        let axis = model.axis
        var sections: Set<Int> = []
        for rect in [view.rectangleToQuery(for: bounds), view.rectangleToQuery(for: newBounds)] {
            let start = Double(axis.start(of: rect)) - model.globalLengths.start
            let end = start + Double(axis.along(rect.size))
            guard start.isFinite, end.isFinite else { continue }
            sections.formUnion(model.groups.sections(from: start, to: end))
        }
        for section in sections.sorted() {
            let plan = model.plans[section]
            for item in plan.boundaryItems where item.pins {
                context.invalidateSupplementaryElements(ofKind: item.kind, at: [.at(section, 0)])
            }
            guard plan.handler != nil else { continue }
            view.nameElements(ofSection: section, in: context)
        }
        for item in model.globalItems where item.pins {
            context.invalidateSupplementaryElements(ofKind: item.kind, at: [IndexPath(index: 0)])
        }
    }

    // MARK: Handlers

    /// Lets the view ask for the rectangle, although a context names elements: a handler changes what a query of the
    /// rectangle finds.
    func queryRectangleForHandlers() {
        guard state.model?.features.hasHandlers == true, let view = installedView else { return }
        var receipt = FlowReceipt()
        receipt.framesMoved = true
        view.apply(receipt, of: self)
    }

    /// Calls the handlers of the sections that have one, each with copies of its attributes. The objects that the
    /// layout keeps do not change.
    func withHandlers(
        _ attributes: [CollectionViewLayoutAttributes], in model: CompositionalModel
    ) -> [CollectionViewLayoutAttributes] {
        guard model.features.hasHandlers else { return attributes }
        var result = attributes
        var indices: [Int: [Int]] = [:]
        for (index, attributes) in attributes.enumerated() where attributes.indexPath.count == 2 {
            let section = attributes.indexPath[0]
            if model.plans[section].handler != nil {
                indices[section, default: []].append(index)
            }
        }
        for (section, indices) in indices.sorted(by: { $0.key < $1.key }) {
            let plan = model.plans[section]
            let items = indices.map { VisibleItem(attributes[$0].duplicate()) }
            for (index, item) in zip(indices, items) { result[index] = item.attributes }
            plan.handler?(items, offset(of: section, in: model), plan.environment)
        }
        return result
    }

    private func offset(of section: Int, in model: CompositionalModel) -> CGPoint {
        guard let shelf = model.shelves[section] else { return installedView?.contentOffset ?? .zero }
        return model.axis.crossing.point(along: CGFloat(shelf.offset))
    }
}

extension CompositionalModel {
    /// The element that a kind and a path name; nil if there is none.
    func element(ofKind kind: String, at indexPath: IndexPath, visible: VisibleStretch?) -> CompositionalElement? {
        switch key(ofKind: kind, at: indexPath) {
        case .global(let index): element(ofGlobal: index, visible: visible)
        case .boundary(let index, let section): element(ofBoundary: index, section: section, visible: visible)
        case .attached(let kind, let path): element(attachedTo: path, kind: kind)
        case .item, .decoration, .separator, nil: nil
        }
    }

    /// The name of a supplementary view; nil if no section describes one. Of a section with a header and badges of one
    /// kind, the path of item 0 names the header.
    func key(ofKind kind: String, at indexPath: IndexPath) -> ElementKey? {
        if indexPath.count == 1 { return globalItems.firstIndex { $0.kind == kind }.map { .global($0) } }
        guard let path = ItemPath(indexPath), plans.indices.contains(path.section) else { return nil }
        if path.item == 0, let index = plans[path.section].boundaryItems.firstIndex(where: { $0.kind == kind }) {
            return .boundary(index, section: path.section)
        }
        return contains(path) ? .attached(kind: kind, path) : nil
    }

    /// The paths of all views of a kind in sections, and of those that are attached to items.
    func paths(ofKind kind: String, in sections: [Int], items: [ItemPath]) -> [IndexPath] {
        let headers = sections.sorted().filter { section in
            plans.indices.contains(section) && plans[section].boundaryItems.contains { $0.kind == kind }
        }
        let attached = items.filter { contains($0) && element(attachedTo: $0, kind: kind) != nil }
        return headers.map { .at($0, 0) } + attached.map { IndexPath($0) }
    }
}
