import FlowEngine

extension CollectionViewFlowLayout {
    /// Brings the model up to date with the view, the delegate and measured sizes. Passes the effects to the view as a
    /// `FlowReceipt`.
    ///
    /// Invalidations by client code meanwhile are part of the same preparation; only property changes and reloads have
    /// it repeated.
    func updateModel() {
        guard !isUpdatingModel, let host, !host.isUnresolved else { return }
        let move = servedHost?.shownMove
        guard !staleness.isNothing || selfSizing.hasAnswers || updates.pending != nil || carriedModel?.move != move
        else { return }
        isUpdatingModel = true
        defer { isUpdatingModel = false }
        host.apply(refresh(in: host, showing: move), of: self)
    }

    /// Brings the model up to date, and returns the effects for the view.
    ///
    /// Each step reads first and changes afterwards, so that client code never runs while the model is incomplete. A
    /// batch update is applied first, with the layout's own sizes, so that it is already applied when the delegate is
    /// asked.
    ///
    /// - Parameter move: The item that is shown at another place than in the data source.
    func refresh(in host: any FlowLayoutHost, showing move: ItemMove? = nil) -> FlowReceipt {
        var receipt = FlowReceipt()
        noteQuestionsWhileSettling(in: host)
        restoreDataOrder(&receipt)
        let kept = anchorForPendingUpdate(in: host)
        if staleness.isUnbuilt {
            rebuild(in: host, &receipt)
            attributesCache.removeAll()
        } else {
            applyPendingUpdate(in: host, &receipt)
            if !staleness.isNothing { refreshStale(in: host, &receipt) }
        }
        if let kept { keep(kept, as: \.ofUpdate, &receipt) }
        if selfSizing.hasAnswers { applyStagedSizes(in: host, &receipt) }
        carryItem(by: move, in: host, &receipt)
        return receipt
    }

    /// Invalidates the layout after a property has changed. The observer of the property calls this method without an
    /// argument. `name` is then the property's name, because its default is `#function`.
    func propertyDidChange(_ name: String = #function) {
        if isUpdatingModel { changedWhileUpdating = true }
        guard let servedHost else { return invalidateLayout() }
        servedHost.trace(.propertyChanged(name: name)) { invalidateLayout() }
    }

    // MARK: From scratch

    private func rebuild(in host: any FlowLayoutHost, _ receipt: inout FlowReceipt) {
        if staleness.resetsAverage { selfSizing.resetTally(&receipt) }
        let keepsSizes = !staleness.dropsMeasuredSizes
        let reader = anchorForRebuilding(in: host)
        let (kept, named) = (keepsSizes ? measuredSizes() : [], staleness.items)
        let shown = keepsSizes ? [] : measuredSizes(shownAt: reader, in: host)
        updates.markPendingApplied()
        let configuration = configuration(in: host)
        staleness = .none
        changedWhileUpdating = false
        var source = FlowMetricsSource(self, in: host)
        let sections = source.sections(estimate: estimate(&receipt))
        delegateGivesSizes = source.sizeQueries > 0
        receipt.add(source)
        model = FlowModel(configuration)
        receipt.add(trapOnError { try model.insertSections(sections, at: 0) })
        if !keepsSizes || !isEstimating { selfSizing.withdrawStagedSizes(&receipt) }
        restore(kept, asking: named, in: host, &receipt)
        receipt.add(hold(shown.filter { measureAgain($0.path, offering: nil, in: host, &receipt) }))
        if let reader { keep(reader, as: \.fixed, &receipt) }
        receipt.framesMoved = true
        receipt.supplementariesGone = nil
        receipt.forgetsAll = true
        settleStaleness()
    }

    /// Discards the invalidations that came during the preparation, unless they are still needed. They are needed if a
    /// property was changed or the counts became invalid in this time.
    private func settleStaleness() {
        if !changedWhileUpdating { staleness = .none }
        changedWhileUpdating = false
    }

    /// The sizes of all measured items, by path.
    private func measuredSizes() -> [(path: ItemPath, size: FlowSize)] {
        guard model.measuredCount > 0 else { return [] }
        return (0..<model.sectionCount).flatMap { model.measuredSizes(in: $0) }
    }

    /// The sizes of the measured items in the row that keeps its place on screen. It is the row of the item that the
    /// anchor `reader` names. Items without a cell are left out. Empty if `reader` is nil or names no item.
    private func measuredSizes(
        shownAt reader: KeptAnchor?, in host: any FlowLayoutHost
    ) -> [(path: ItemPath, size: FlowSize)] {
        guard let path = reader?.after.path else { return [] }
        return model.row(containing: path).items.compactMap { item in
            let path = ItemPath(section: path.section, item: item)
            guard model.sizeSource(of: path) == .measured, host.hasCell(at: path) else { return nil }
            return (path, model.size(of: path))
        }
    }

    /// Keeps the previous sizes of items that stay in place on screen, until their cells are measured (R18.10).
    ///
    /// An estimate that is too short would move the items off the screen. The items are noted as not measured, so that
    /// their new measurements are used. R17.3: an item that leaves the screen before its cell is measured has the
    /// estimate again.
    private func hold(_ sizes: [(path: ItemPath, size: FlowSize)]) -> LayoutChange {
        let sizes = isEstimating ? sizes.filter { model.contains($0.path) } : []
        guard !sizes.isEmpty else { return .none }
        return trapOnError { try model.setSizes(sizes, source: .given) }
    }

    /// Gives measured items their sizes back after the model was built again.
    ///
    /// An item that a context names keeps its size until its cell is measured; an item without a cell loses its size
    /// (R17.3). R17.10: items stay named if another context of the same turn is for the counts.
    private func restore(
        _ sizes: [(path: ItemPath, size: FlowSize)], asking named: Set<ItemPath>, in host: any FlowLayoutHost,
        _ receipt: inout FlowReceipt
    ) {
        // The delegate's sizes are in the new model; R17.3: the cell is asked with them.
        let lost = named.filter { path in
            guard isEstimating else { return true }
            let given = delegateGivesSizes && model.contains(path) ? CGSize(model.size(of: path)) : nil
            return !measureAgain(path, offering: given, in: host, &receipt)
        }
        selfSizing.unstage(lost)
        let sizes = isEstimating ? sizes.filter { model.contains($0.path) && !lost.contains($0.path) } : []
        guard !sizes.isEmpty else { return }
        receipt.add(trapOnError { try model.setSizes(sizes) })
    }

    // MARK: Invalid parts only

    private func refreshStale(in host: any FlowLayoutHost, _ receipt: inout FlowReceipt) {
        let stale = staleness
        staleness = .none
        var source = FlowMetricsSource(self, in: host)
        var metrics: [(section: Int, metrics: SectionMetrics)] = []
        var sizes: [(path: ItemPath, size: FlowSize)] = []
        var forgotten: [ItemPath] = []
        gatherMetrics(stale, &source, &metrics)
        gatherSizes(stale, in: host, &source, &sizes, &forgotten, &receipt)
        let reader = stale.holdsReader ? anchorForForgetting(in: host, receipt) : nil
        let before = reader.map { model.position(of: $0) } ?? 0
        let configuration = configuration(in: host)
        receipt.add(source)
        receipt.framesMoved = receipt.framesMoved || configuration != model.configuration
        var suspects = SectionsToCheck.some(
            metrics.filter { leavesLessLength($0.metrics, in: $0.section) }.map(\.section))
        if stale.needsSizes || configuration.containerLength < model.configuration.containerLength { suspects = .all }
        change(in: host, &receipt) { try model.adopt(configuration) }
        for (section, metrics) in metrics where noteChange(of: section, to: metrics, &receipt) {
            change(in: host, &receipt) { try model.setMetrics(metrics, of: section) }
        }
        let given = Set(sizes.lazy.map(\.path))
        for path in forgotten where isEstimating && model.contains(path) && !given.contains(path) {
            change(in: host, &receipt) { model.reloadItems(path.item..<path.item + 1, in: path.section) }
        }
        forgetAnswers(of: forgotten, &receipt)
        if !sizes.isEmpty {
            change(in: host, &receipt) { try model.setSizes(sizes, source: .given) }
        }
        if let reader { receipt.offsetAdjustment += CGFloat(model.position(of: reader) - before) }
        attributesCache.forget(stale)
        receipt.issues += oversizedItems(in: suspects, asked: stale.needsSizes ? [] : sizes.map(\.path))
    }

    /// Discards the measured sizes of items. This includes sizes that the model does not have yet.
    private func forgetAnswers(of items: [ItemPath], _ receipt: inout FlowReceipt) {
        guard isEstimating, !items.isEmpty else { return }
        selfSizing.unstage(items)
        if !selfSizing.hasStagedSizes { selfSizing.withdrawStagedSizes(&receipt) }
        receipt.forgotten += items
    }

    /// Changes the model. For observers, also records the items of the rows in which line breaks were computed again.
    func change(in host: any FlowLayoutHost, _ receipt: inout FlowReceipt, _ body: () throws -> LayoutChange) {
        let change = trapOnError(body)
        receipt.add(change)
        if host.isTraced { receipt.brokenItems += model.replacedItems(change) }
    }

    /// Returns whether new metrics of a section differ from the present metrics. Also records a header or footer that
    /// the new metrics remove. A context may name such an element although it no longer exists.
    private func noteChange(of section: Int, to new: SectionMetrics, _ receipt: inout FlowReceipt) -> Bool {
        let old = model.metrics(of: section)
        guard old != new else { return false }
        receipt.framesMoved = true
        if new.headerLength == 0, old.headerLength > 0 { receipt.supplementariesGone?.insert(.header(section)) }
        if new.footerLength == 0, old.footerLength > 0 { receipt.supplementariesGone?.insert(.footer(section)) }
        return true
    }

    private func leavesLessLength(_ new: SectionMetrics, in section: Int) -> Bool {
        scrollDirection.across(new.insets) > scrollDirection.across(model.metrics(of: section).insets)
    }

    private func gatherMetrics(
        _ stale: FlowStaleness, _ source: inout FlowMetricsSource,
        _ metrics: inout [(section: Int, metrics: SectionMetrics)]
    ) {
        if stale.needsMetrics {
            for section in 0..<model.sectionCount { metrics.append((section, source.metrics(of: section))) }
            return
        }
        for section in stale.headers.union(stale.footers).sorted() where (0..<model.sectionCount).contains(section) {
            var changed = model.metrics(of: section)
            if stale.headers.contains(section) { changed.headerLength = source.headerLength(of: section) }
            if stale.footers.contains(section) { changed.footerLength = source.footerLength(of: section) }
            metrics.append((section, changed))
        }
    }

    /// Reads the delegate's sizes again. R17.3: a measured size stays until the cell is measured again; the measured
    /// sizes of items without a cell are discarded.
    private func gatherSizes(
        _ stale: FlowStaleness, in host: any FlowLayoutHost, _ source: inout FlowMetricsSource,
        _ sizes: inout [(path: ItemPath, size: FlowSize)], _ forgotten: inout [ItemPath], _ receipt: inout FlowReceipt
    ) {
        for path in stale.items.sorted() where model.contains(path) {
            let given = stale.unanswered[path] ?? source.size(at: IndexPath(path))
            if isMeasured(path), measureAgain(path, offering: given, in: host, &receipt) { continue }
            forgotten.append(path)
            if let given { sizes.append((path, FlowSize(given))) }
        }
        guard stale.needsSizes, delegateGivesSizes else { return }
        for section in 0..<model.sectionCount {
            var measured = model.measuredSizes(in: section)[...]
            for item in 0..<model.itemCount(in: section) {
                let path = ItemPath(section: section, item: item)
                if measured.first?.path == path {
                    measured.removeFirst()
                } else if let size = source.size(at: IndexPath(path)) {
                    sizes.append((path, FlowSize(size)))
                }
            }
        }
    }

    /// Whether an item's size was measured, even if the model does not have this size yet.
    private func isMeasured(_ path: ItemPath) -> Bool {
        isEstimating && (model.sizeSource(of: path) == .measured || selfSizing.stagedSizes[path] != nil)
    }

    /// Requests another measurement of an item's cell. Returns false if the item has no cell.
    private func measureAgain(
        _ path: ItemPath, offering size: CGSize?, in host: any FlowLayoutHost, _ receipt: inout FlowReceipt
    ) -> Bool {
        guard host.hasCell(at: path) else { return false }
        receipt.mustMeasure.append((path, size))
        return true
    }
}
