import FlowSimulator
import FlowTestSupport
import Foundation

extension AttackScreen {
    /// Does what an action says. Where it scrolls to an offset, that is `offset`, which the reference reckoned.
    func take(_ action: ReferenceAction, offset: Double) {
        switch action {
        case .scroll, .scrollToStart, .scrollToEnd, .pull:
            if abs(self.offset - offset) > 1e-6 { self.offset = offset }
        case .beginDrag: view.beginDragging()
        case .endDrag: view.endDragging()
        case .scrollToItem(let section, let item, let position): scroll(to: section, item, position)
        case .resize(let size): view.frame.size = CGSize(size)
        case .inset(let inset): view.contentInset = EdgeInsets(inset)
        case .safeArea(let inset): view.setSafeAreaInsets(EdgeInsets(inset))
        case .set(let properties): set(properties)
        case .content(let section, let item, let size, let tellsCell):
            source.truth.setSize(size, of: section, item)
            if tellsCell { cell(section, item)?.invalidateIntrinsicContentSize() }
        case .metrics(let section, let metrics): source.truth.setMetrics(metrics, of: section)
        case .invalidateLayout: layout.invalidateLayout()
        case .invalidate(let context): layout.invalidateLayout(with: made(context))
        case .reloadData: view.reloadData()
        case .update(let batch): update(batch)
        case .look: look()
        case .scale, .rightToLeft, .textSize: setTraits(action)
        }
    }

    private func cell(_ section: Int, _ item: Int) -> CollectionViewCell? {
        source.truth.has(section, item) ? view.cellForItem(at: IndexPath(item: item, section: section)) : nil
    }

    private func scroll(to section: Int, _ item: Int, _ position: ReferencePosition) {
        guard source.truth.has(section, item) else { return }
        let place: CollectionView.ScrollPosition =
            switch (position, world.scrollsHorizontally) {
            case (.start, false): .top
            case (.middle, false): .centeredVertically
            case (.end, false): .bottom
            // Left and right are sides of the screen, not of the reading direction.
            case (.start, true): isMirrored ? .right : .left
            case (.middle, true): .centeredHorizontally
            case (.end, true): isMirrored ? .left : .right
            }
        view.scrollToItem(at: IndexPath(item: item, section: section), at: place, animated: false)
    }

    func set(_ properties: ReferenceProperties) {
        layout.itemSize = CGSize(properties.itemSize)
        layout.minimumLineSpacing = properties.lineSpacing
        layout.minimumInteritemSpacing = properties.itemSpacing
        layout.headerReferenceSize = CGSize(width: properties.header, height: properties.header)
        layout.footerReferenceSize = CGSize(width: properties.footer, height: properties.footer)
        layout.sectionInset = EdgeInsets(properties.inset)
        layout.sectionHeadersPinToVisibleBounds = properties.pinsHeaders
        layout.sectionFootersPinToVisibleBounds = properties.pinsFooters
    }

    private func setTraits(_ action: ReferenceAction) {
        let traits = view.traitCollection
        var isRightToLeft = traits.layoutDirection == .rightToLeft
        var scale = traits.displayScale
        var category = traits.preferredContentSizeCategory
        switch action {
        case .scale(let new): scale = new
        case .rightToLeft(let new): isRightToLeft = new
        default: category = category == .extraLarge ? .large : .extraLarge
        }
        setTraits(scale: scale, isRightToLeft: isRightToLeft, category: category)
    }

    func setTraits(scale: Double, isRightToLeft: Bool, category: ContentSizeCategory = .large) {
        view.overrideTraitCollection = TraitCollection(traitsFrom: [
            TraitCollection(displayScale: scale),
            TraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight),
            TraitCollection(preferredContentSizeCategory: category),
        ])
    }

    private func made(_ context: ReferenceContext) -> CollectionViewFlowLayoutInvalidationContext {
        let made = AttackContext()
        (made.everything, made.counts) = (context.everything, context.counts)
        if !context.items.isEmpty { made.invalidateItems(at: context.items.map { IndexPath(indexes: $0) }) }
        let names = [(context.headers, ReferenceKind.header), (context.footers, .footer)]
        for (paths, kind) in names where !paths.isEmpty {
            made.invalidateSupplementaryElements(
                ofKind: AttackScreen.kinds[kind] ?? "", at: paths.map { IndexPath(indexes: $0) })
        }
        if let metrics = context.metrics { made.invalidateFlowLayoutDelegateMetrics = metrics }
        if let attributes = context.attributes { made.invalidateFlowLayoutAttributes = attributes }
        made.contentOffsetAdjustment = layout.scrollDirection.point(along: context.offset)
        made.contentSizeAdjustment = layout.scrollDirection.size(along: context.contentSize)
        return made
    }

    private func update(_ batch: ReferenceBatch) {
        guard source.truth.accepts(batch) else { return }
        view.performBatchUpdates { [self] in
            source.truth.apply(batch)
            if batch.offsetAdjustment != 0 {
                layout.invalidateLayout(with: made(ReferenceContext(
                    metrics: false, attributes: false, offset: batch.offsetAdjustment)))
            }
            for operation in batch.operations { perform(operation) }
        }
    }

    private func perform(_ operation: ReferenceOperation) {
        func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }
        switch operation {
        case .deleteItem(let s, let i): view.deleteItems(at: [path(s, i)])
        case .insertItem(let s, let i): view.insertItems(at: [path(s, i)])
        case .reloadItem(let s, let i): view.reloadItems(at: [path(s, i)])
        case .reconfigureItem(let s, let i): view.reconfigureItems(at: [path(s, i)])
        case .moveItem(let s, let i, let toSection, let toItem):
            view.moveItem(at: path(s, i), to: path(toSection, toItem))
        case .deleteSection(let s): view.deleteSections([s])
        case .insertSection(let s): view.insertSections([s])
        case .reloadSection(let s): view.reloadSections([s])
        case .moveSection(let s, let to): view.moveSection(s, toSection: to)
        }
    }

    /// Everything that can be read is, and the answers are thrown away.
    private func look() {
        _ = (layout.measuredItemCount, layout.estimatedItemCount, layout.rowCount, layout.collectionViewContentSize)
        _ = (view.contentSize, view.visibleCells.count, view.numberOfSections, view.adjustedContentInset)
        _ = layout.layoutAttributesForElements(in: view.bounds)
        for (section, content) in source.truth.sections.enumerated() {
            for item in content.items.indices.prefix(3) {
                _ = view.layoutAttributesForItem(at: IndexPath(item: item, section: section))
            }
            _ = view.layoutAttributesForSupplementaryElement(
                ofKind: CollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
        }
    }
}
