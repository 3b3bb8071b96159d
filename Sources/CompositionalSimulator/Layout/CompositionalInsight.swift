import FlowEngine

/// The properties of a compositional layout, from its model and its options.
final class CompositionalInsight: LayoutInsight {
    private unowned let compositional: CollectionViewCompositionalLayout

    init(ofCompositional layout: CollectionViewCompositionalLayout) {
        compositional = layout
        super.init(of: layout)
    }

    private var model: CompositionalModel? { compositional.state.model }

    // MARK: Measuring

    override var cellsSizeThemselves: Bool? { true }

    override func wantsPreferredAttributes(for attributes: CollectionViewLayoutAttributes, again: Bool) -> Bool {
        guard let model, let key = compositional.key(of: attributes, in: model), let freedom = model.freedom(of: key),
            freedom.width || freedom.height
        else { return false }
        return again || model.isUnmeasured(key)
    }

    /// A length that the layout decides is kept.
    override func fittingPriorities(
        for attributes: CollectionViewLayoutAttributes
    ) -> (horizontal: LayoutPriority, vertical: LayoutPriority) {
        guard let model, let key = compositional.key(of: attributes, in: model), let freedom = model.freedom(of: key)
        else { return super.fittingPriorities(for: attributes) }
        return (
            freedom.width ? .fittingSizeLevel : .required, freedom.height ? .fittingSizeLevel : .required
        )
    }

    override func usedSize(of preferredSize: CGSize, for attributes: CollectionViewLayoutAttributes) -> CGSize {
        compositional.measurement(of: attributes, answering: preferredSize)?.size ?? preferredSize
    }

    /// Siblings of uniform length are longer than their cells asked for.
    override func isSettled(
        _ size: CGSize, after answer: CGSize, for attributes: CollectionViewLayoutAttributes
    ) -> Bool {
        if size == answer { return true }
        guard let model, case .item(let path)? = compositional.key(of: attributes, in: model),
            !model.plans[path.section].leaves.isEmpty
        else { return false }
        let leaf = model.plans[path.section].leaf(at: path.item)
        let isWide = leaf.width.freedom == .shared ? size.width >= answer.width : size.width == answer.width
        let isHigh = leaf.height.freedom == .shared ? size.height >= answer.height : size.height == answer.height
        return isWide && isHigh
    }

    override func sizeOrigin(ofItemAt indexPath: IndexPath) -> ElementSnapshot.SizeOrigin? {
        guard let model, let path = ItemPath(indexPath), model.contains(path),
            let freedom = model.freedom(of: .item(path))
        else { return nil }
        guard freedom.width || freedom.height else { return .given }
        return model.isUnmeasured(.item(path)) ? .estimated : .measured
    }

    override var asksReturningCells: Bool { compositional.options.asksReturningCells }
    override var maximumRounds: Int { compositional.options.maximumRounds }

    // MARK: Elements

    override var scrollDirection: ScrollDirection { compositional.configuration.scrollDirection }

    override var counts: Counts? {
        guard let model else { return nil }
        return Counts(
            items: model.itemCount, measured: model.measuredCount, estimated: model.estimatedCount,
            rows: model.groups.rowCount)
    }

    override func knownFrame(ofItemAt indexPath: IndexPath) -> CGRect? {
        guard let model, let path = ItemPath(indexPath), model.contains(path) else { return nil }
        return model.element(ofItem: path).map { CGRect($0.frame) }
    }

    override var placesOnPixelGrid: Bool { true }

    override func scrollsWithContent(supplementaryOfKind kind: String) -> Bool {
        guard let model else { return false }
        return !model.pins(kind)
    }

    override var pinsEdges: Bool { model?.pinsViews ?? false }

    override func pinnedInsets(ofItemAt indexPath: IndexPath) -> EdgeInsets {
        guard let model, let path = ItemPath(indexPath), model.contains(path) else { return .zero }
        let (start, end) = model.pinnedLengths(in: path.section)
        return model.axis.insets(start: CGFloat(start), end: CGFloat(end))
    }
}

extension CompositionalModel {
    /// The number of items whose size is an estimate.
    var estimatedCount: Int {
        guard features.hasEstimates else { return 0 }
        var count = 0
        for section in plans.indices where plans[section].hasEstimates { count += itemCount(in: section) }
        return max(count - measuredCount, 0)
    }

    func pins(_ kind: String) -> Bool {
        features.pinnedKinds.contains(kind) || globalItems.contains { $0.kind == kind && $0.pins }
    }

    var pinsViews: Bool { !features.pinnedKinds.isEmpty || globalItems.contains(where: \.pins) }

    /// The lengths that pinned headers and footers of a section cover at the ends of the viewport.
    func pinnedLengths(in section: Int) -> (start: Double, end: Double) {
        var lengths = (start: 0.0, end: 0.0)
        for (index, item) in plans[section].boundaryItems.enumerated() where item.pins {
            let length = item.size(measured: views[.boundary(index, section: section)])[axis]
            if item.edge == .start { lengths.start = max(lengths.start, length) }
            if item.edge == .end { lengths.end = max(lengths.end, length) }
        }
        return lengths
    }
}
