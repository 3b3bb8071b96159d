import CallerChecks
import FlowEngine

extension CollectionViewCompositionalLayout {
    /// Brings the model up to date with the view, the data and the measured sizes.
    ///
    /// Invalidations by client code meanwhile are part of the same preparation.
    func updateModel() {
        guard !state.isUpdating, let view = collectionView, !view.isUnresolved else { return }
        let move = view.shownMove
        guard needsUpdate(showing: move) else { return }
        state.isUpdating = true
        defer { state.isUpdating = false }
        var receipt = FlowReceipt()
        restoreDataOrder(&receipt)
        let stale = state.staleness
        state.staleness = .none
        state.changedWhileUpdating = false
        let kept = state.pendingUpdate.flatMap { anchor(through: $0, isUnbuilt: stale.isUnbuilt, in: view) }
        if state.model == nil || stale.isUnbuilt {
            rebuild(stale, in: view, &receipt)
        } else if let plan = state.pendingUpdate {
            applyUpdate(plan, in: view, &receipt)
        }
        if let kept { keep(kept, &receipt) }
        if let staged = state.staged {
            state.model = staged
            state.staged = nil
            receipt.framesMoved = true
        }
        // In a new model without sizes there is nothing to discard.
        if !(stale.isUnbuilt && stale.dropsSizes) { measureAgain(stale, in: view, &receipt) }
        if let move { show(move, &receipt) }
        if !state.changedWhileUpdating { state.staleness = .none }
        view.apply(receipt, of: self)
    }

    /// Restores the model in the order of the data. What was measured or named meanwhile gets its path in this order.
    private func restoreDataOrder(_ receipt: inout FlowReceipt) {
        guard let (move, settled) = state.carried else { return }
        state.carried = nil
        state.model = settled
        let back = move.inverse
        if var staged = state.staged {
            staged.carry(by: back)
            state.staged = staged
        }
        state.staleness.items = Set(state.staleness.items.map { back.place(of: $0) })
        receipt.framesMoved = true
    }

    /// Invalidates the layout after a property has changed; also if it changes while the model is updated.
    func propertyDidChange(_ name: String = #function) {
        if state.isUpdating { state.changedWhileUpdating = true }
        guard let view = installedView else { return invalidateLayout() }
        view.trace(.propertyChanged(name: name)) { invalidateLayout() }
    }

    private func needsUpdate(showing move: ItemMove?) -> Bool {
        state.model == nil || !state.staleness.isNothing || state.staged != nil || state.pendingUpdate != nil
            || state.carried?.move != move
    }

    // MARK: From scratch

    private func rebuild(
        _ stale: CompositionalStaleness, in view: CollectionView, _ receipt: inout FlowReceipt
    ) {
        let old = state.staged ?? state.model
        let keepsSizes = !stale.dropsSizes
        let reader = state.keepsReader ? readerAnchor(in: view) : nil
        if state.pendingUpdate != nil { noteApplied() }
        state.staged = nil
        state.keepsReader = false
        let geometry = geometry(of: view)
        let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
        var model = makeModel(plans(counts.count, in: geometry, &receipt), counts: counts, in: geometry, &receipt)
        if let old {
            if keepsSizes { model.adoptSizes(of: old) }
            for (section, shelf) in old.shelves where section < counts.count {
                model.move(shelf: section, to: shelf.offset)
            }
        }
        state.model = model
        if let old, keepsSizes {
            // Nothing else shows that these cells were measured for a room of another size, or not at all.
            let isResized = old.geometry.size != geometry.size
            for path in view.indexPathsForVisibleItems.compactMap({ ItemPath($0) }) where model.contains(path) {
                let freedom = model.freedom(of: .item(path))
                let isFree = freedom == ViewFreedom(width: true, height: true)
                if (isResized && isFree) || (old.contains(path) && old.freedom(of: .item(path)) != freedom) {
                    receipt.mustMeasure.append((path, nil))
                }
            }
        }
        state.cache.removeAll()
        receipt.work.sectionsRead += counts.count
        receipt.framesMoved = true
        receipt.supplementariesGone = nil
        receipt.forgetsAll = !keepsSizes
        if let reader { keep(reader, &receipt) }
    }

    private func makeModel(
        _ plans: [SectionPlan], counts: [Int], in geometry: LayoutGeometry, _ receipt: inout FlowReceipt
    ) -> CompositionalModel {
        var resolver = NodeResolver(rounding: geometry.rounding, traits: geometry.traits)
        let insets = geometry.insets(from: .automatic)[geometry.axis.crossing]
        let length = geometry.size[geometry.axis.crossing]
        let room = CrossRoom(start: insets.start, length: max(length - insets.start - insets.end, 0))
        let items = configuration.boundarySupplementaryItems.map {
            resolver.boundaryItem($0, across: room, along: geometry.size[geometry.axis], geometry.axis)
        }
        var spacing = Double(configuration.interSectionSpacing)
        if !(0...LayoutLength.greatest).contains(spacing) {
            resolver.note("interSectionSpacing", "\(spacing)")
            spacing = 0
        }
        receipt.issues += resolver.problems.map { $0.issue(inSection: 0) }
        return CompositionalModel(
            plans, counts: counts, in: geometry, sectionSpacing: spacing, globalItems: items)
    }

    /// The plans of all sections. The provider is asked once for each.
    private func plans(_ count: Int, in geometry: LayoutGeometry, _ receipt: inout FlowReceipt) -> [SectionPlan] {
        // The sections are kept, because another object can have the identifier of one that is gone.
        var plans: [ObjectIdentifier: (section: CollectionLayoutSection, plan: SectionPlan)] = [:]
        let environment = geometry.environment
        return (0..<count).map { index in
            let section = section(at: index, environment)
            if let known = plans[ObjectIdentifier(section)] { return known.plan }
            let plan = SectionPlan(section, in: geometry)
            if section.list != nil { registerSeparators() }
            plans[ObjectIdentifier(section)] = (section, plan)
            receipt.issues += plan.problems.map { $0.issue(inSection: index) }
            if section.visibleItemsInvalidationHandler != nil, plan.hasEstimates {
                receipt.issues.append(.handlerWithEstimates(section: index))
            }
            return plan
        }
    }

    private func registerSeparators() {
        register(ListSeparatorView.self, forDecorationViewOfKind: ListSeparatorView.topKind)
        register(ListSeparatorView.self, forDecorationViewOfKind: ListSeparatorView.bottomKind)
    }

    private func section(at index: Int, _ environment: LayoutEnvironment) -> CollectionLayoutSection {
        switch source {
        case .section(let section): section
        case .provider(let provider): provider(index, environment) ?? CollectionLayoutSection.empty
        }
    }

    // MARK: The view

    func geometry(of view: CollectionView) -> LayoutGeometry {
        let axis = configuration.scrollDirection
        let viewport = view.viewport
        let scale = Double(view.pixelsPerPoint)
        var geometry = LayoutGeometry(
            size: FlowSize(
                width: usable(viewport.bounds.size.width - viewport.inset.left - viewport.inset.right),
                height: usable(viewport.bounds.size.height - viewport.inset.top - viewport.inset.bottom)),
            axis: axis,
            rounding: LayoutRounding(
                scale: scale.isFinite && scale > 0 ? scale : 0, shares: options.shareRounding),
            traits: view.traitCollection)
        let isMirrored = view.contentMirror != nil
        func reference(_ insets: EdgeInsets) -> FlowInsets {
            let insets = isMirrored ? insets.mirrored : insets
            let inner = viewport.inset
            var result = FlowInsets.zero
            let start = axis.acrossStart(of: insets)
            let end = axis.acrossEnd(of: insets)
            result[axis.crossing] = (
                usable(start - axis.acrossStart(of: inner)), usable(end - axis.acrossEnd(of: inner))
            )
            return result
        }
        geometry.safeArea = reference(view.safeAreaInsets)
        geometry.layoutMargins = reference(view.layoutMargins)
        geometry.readableContent = reference(view.readableInsets)
        geometry.reference =
            configuration.contentInsetsReference == .automatic ? .safeArea : configuration.contentInsetsReference
        return geometry
    }

    private func usable(_ length: CGFloat) -> Double {
        length > 0 && length.isFinite ? min(Double(length), LayoutLength.greatest) : 0
    }

    /// Handles new insets, margins or a new safe area of the view.
    func surroundingsDidChange() {
        guard let model = state.model, !state.staleness.isUnbuilt, let view = installedView else { return }
        if !geometry(of: view).isSame(as: model.geometry) {
            invalidateLayout(with: makeInvalidationContext())
        } else if followsOffset {
            let context = makeInvalidationContext()
            nameFollowingViews(from: view.bounds, to: view.bounds, in: context, of: view)
            invalidateLayout(with: context)
        }
    }

    // MARK: Updates

    private func applyUpdate(_ plan: UpdatePlan, in view: CollectionView, _ receipt: inout FlowReceipt) {
        guard var model = state.staged ?? state.model else { return }
        state.staged = nil
        let plans = plans(plan.after.sectionCount, in: model.geometry, &receipt)
        let former = model
        model.apply(plan, plans: plans)
        state.model = model
        // Cells on screen still have their paths before the update.
        for before in view.indexPathsForVisibleItems.compactMap({ ItemPath($0) }) where former.contains(before) {
            guard let after = plan.keptPath(of: before) else { continue }
            if former.freedom(of: .item(before)) != model.freedom(of: .item(after)) {
                receipt.mustMeasure.append((after, nil))
            }
        }
        noteApplied()
        receipt.work.sectionsRead += plans.count
        receipt.framesMoved = true
        receipt.supplementariesGone = nil
    }

    private func noteApplied() {
        if let plan = state.givenUpdate ?? state.pendingUpdate { state.note(plan) }
        state.pendingUpdate = nil
        state.givenUpdate = nil
    }

    // MARK: Movement

    /// Shows the carried item at its target. The model in the order of the data is kept.
    private func show(_ move: ItemMove, _ receipt: inout FlowReceipt) {
        guard var model = state.model else { return }
        state.carried = (move, model)
        model.carry(by: move)
        state.model = model
        receipt.framesMoved = true
    }

    // MARK: Named elements

    /// Asks the views of named elements again. An item without a cell loses its measured size (R17.3); the content on
    /// screen then keeps its place (R8.10).
    private func measureAgain(
        _ stale: CompositionalStaleness, in view: CollectionView, _ receipt: inout FlowReceipt
    ) {
        for name in stale.views { view.requireMeasuring(ofViewNamed: name) }
        let reader = stale.items.isEmpty ? nil : readerAnchor(in: view)
        var forgets = false
        for path in stale.items.sorted() where state.model?.contains(path) == true {
            guard state.model?.measuredSize(of: path) != nil else { continue }
            if view.hasCell(at: path) {
                receipt.mustMeasure.append((path, nil))
            } else {
                state.model?.forgetSize(of: path)
                receipt.forgotten.append(path)
                forgets = true
            }
        }
        guard forgets else { return }
        receipt.framesMoved = true
        if let reader { keep(reader, &receipt) }
    }
}

extension CollectionLayoutSection {
    /// A section without contents, for a provider that describes none.
    fileprivate static let empty: CollectionLayoutSection = {
        let size = CollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
        return CollectionLayoutSection(group: .custom(layoutSize: size) { _ in [] })
    }()
}

extension NodeResolver.Problem {
    fileprivate func issue(inSection section: Int) -> LayoutIssue.Kind {
        switch self {
        case .value(let name, let text):
            .invalidDelegateValue(name: name, section: section, indexPath: nil, value: text)
        case .noRoom(let length, let available, let axis):
            .groupWithoutRoom(
                section: section, length: CGFloat(length), available: CGFloat(available), axis: axis)
        }
    }
}

extension CompositionalModel {
    /// Shows an item at another place. Does nothing if there is no such item or place.
    mutating func carry(by move: ItemMove) {
        let counts = (0..<sectionCount).map { itemCount(in: $0) }
        guard move.fits(counts) else { return }
        let operation = UpdateOperation.moveItem(from: move.source, to: move.target)
        let after = SectionCounts(move.counts(from: counts))
        guard let plan = try? UpdatePlan([operation], before: SectionCounts(counts), after: after) else { return }
        apply(plan, plans: plans)
    }

    /// Takes over measured sizes of a model of the same data, made for another room.
    mutating func adoptSizes(of old: CompositionalModel) {
        let counts = (0..<sectionCount).map { itemCount(in: $0) }
        guard old.sectionCount == sectionCount, counts.indices.allSatisfy({ old.itemCount(in: $0) == counts[$0] })
        else { return }
        sizes = old.sizes
        views = renamed(old.views, from: old.plans)
        overhang = max(overhang, old.overhang)
        for section in plans.indices {
            if plans[section] !== old.plans[section] {
                forgetSizes(in: section) { old.plans[section].freedom(ofItem: $0.item) }
            }
            refreshMetrics(of: section)
            if plans[section].shelfAxis != nil {
                buildShelf(of: section, offset: old.shelves[section]?.offset ?? 0)
            } else {
                refreshGroups(of: section, from: 0)
            }
        }
        updateGlobalLengths()
    }
}
