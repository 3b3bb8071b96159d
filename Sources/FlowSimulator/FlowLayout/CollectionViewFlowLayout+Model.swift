import FlowEngine
import Foundation

extension CollectionViewFlowLayout {
    /// Brings the model up to date with the view, the delegate and what cells answered.
    ///
    /// Gathers first, changes after: code of the user's runs only while the old model is whole, and sees it. What such
    /// code invalidates meanwhile is part of what is being gathered; only property changes and reloads make it be done
    /// again.
    func updateModel() {
        guard !isUpdatingModel, let view = collectionView, !view.updateState.isUnresolved else { return }
        let move = wantedMove
        if staleness.isNothing && !selfSizing.hasAnswers && updates.pending == nil && carriedModel?.move == move {
            return
        }
        isUpdatingModel = true
        defer { isUpdatingModel = false }
        if view.carriedItem?.isSettling == true, !staleness.isNothing { view.carriedItem?.isStale = true }
        putItemDown()
        var issues: [LayoutIssue.Kind] = []
        let held = placeToHold(in: view)
        if staleness.isUnbuilt {
            rebuild(in: view, &issues)
            attributesCache.removeAll()
        } else {
            applyPendingUpdate(in: view, &issues)
            if !staleness.isNothing { refresh(in: view, &issues) }
        }
        if let held {
            selfSizing.uncarriedOffset += CGFloat(model.position(of: held.after) - held.before)
            view.updateState.ongoing?.readersPoint = held.after
        }
        if selfSizing.hasAnswers { applyStagedSizes(in: view) }
        carryItem(by: move, in: view)
        reportOncePerPass(issues, in: view)
    }

    /// `name` is the property's, because `#function` in an observer is.
    func propertyDidChange(_ name: String = #function) {
        let tracer = installedView?.tracer
        tracer?.begin(.propertyChanged(name: name))
        defer { tracer?.end() }
        if isUpdatingModel { changedWhileUpdating = true }
        invalidateLayout()
    }

    // MARK: From scratch

    private func rebuild(in view: CollectionView, _ issues: inout [LayoutIssue.Kind]) {
        if staleness.resetsAverage { selfSizing.resetTally() }
        let (keepsSizes, named) = (!staleness.dropsMeasuredSizes, staleness.items)
        let reader = readersPlace(in: view)
        let kept = keepsSizes ? measuredSizes() : []
        updates.notePending()
        let configuration = configuration(in: view)
        staleness = .none
        changedWhileUpdating = false
        var source = FlowMetricsSource(self, in: view)
        let sections = source.sections(estimate: estimate(&issues))
        delegateGivesSizes = source.sizeQueries > 0
        record(source, in: view, &issues)
        model = FlowModel(configuration)
        view.countedWork.add(
            mustBeUsable { () throws(FlowDataError) in try model.insertSections(sections, at: 0) })
        if !keepsSizes || !isEstimating { selfSizing.withdrawStagedSizes() }
        restore(kept, asking: named, in: view)
        if let reader { keep(reader, in: view) }
        framesMoved = true
        supplementariesGone = nil
        view.forgetMeasurements()
        settleStaleness()
    }

    /// Forgets what the gathering itself invalidated, but for reloads and changed properties.
    private func settleStaleness() {
        if !changedWhileUpdating { staleness = .none }
        changedWhileUpdating = false
    }

    /// What cells said of their sizes, by path, when only counts are read again (R8.16).
    private func measuredSizes() -> [(path: ItemPath, size: FlowSize)] {
        guard model.measuredCount > 0 else { return [] }
        return (0..<model.sectionCount).flatMap { model.measuredSizes(in: $0) }
    }

    /// Of the items that were named as well, those that have a cell keep their size until it was asked (R17.3); R17.10:
    /// a context for the counts drops no name.
    private func restore(
        _ sizes: [(path: ItemPath, size: FlowSize)], asking named: Set<ItemPath>, in view: CollectionView
    ) {
        let lost = named.filter { !isEstimating || !view.measureAgain($0, offering: nil) }
        for path in lost { selfSizing.stagedSizes[path] = nil }
        let sizes = isEstimating ? sizes.filter { model.contains($0.path) && !lost.contains($0.path) } : []
        guard !sizes.isEmpty else { return }
        view.countedWork.add(mustBeUsable { () throws(FlowDataError) in try model.setSizes(sizes) })
    }

    // MARK: What is stale only

    private func refresh(in view: CollectionView, _ issues: inout [LayoutIssue.Kind]) {
        let stale = staleness
        staleness = .none
        var source = FlowMetricsSource(self, in: view)
        var metrics: [(section: Int, metrics: SectionMetrics)] = []
        var sizes: [(path: ItemPath, size: FlowSize)] = []
        var forgotten: [ItemPath] = []
        gatherMetrics(stale, &source, &metrics)
        gatherSizes(stale, in: view, &source, &sizes, &forgotten)
        let configuration = configuration(in: view)
        record(source, in: view, &issues)
        var change = LayoutChange.none
        framesMoved = framesMoved || configuration != model.configuration
        var suspects = SectionsToCheck.some(
            metrics.filter { leavesLessLength($0.metrics, in: $0.section) }.map(\.section))
        if stale.needsSizes || configuration.containerLength < model.configuration.containerLength { suspects = .all }
        change.merge(traced(in: view) { () throws(FlowDataError) in try model.adopt(configuration) })
        for (section, metrics) in metrics where noteChange(of: section, to: metrics) {
            change.merge(traced(in: view) { () throws(FlowDataError) in try model.setMetrics(metrics, of: section) })
        }
        let given = Set(sizes.lazy.map(\.path))
        for path in forgotten where isEstimating && model.contains(path) && !given.contains(path) {
            change.merge(traced(in: view) { model.reloadItems(path.item..<path.item + 1, in: path.section) })
        }
        forgetAnswers(of: forgotten, in: view)
        if !sizes.isEmpty {
            change.merge(traced(in: view) { () throws(FlowDataError) in try model.setSizes(sizes, source: .given) })
        }
        framesMoved = framesMoved || change != .none
        attributesCache.forget(stale)
        view.countedWork.add(change)
        issues += oversizedItems(in: suspects, asked: stale.needsSizes ? [] : sizes.map(\.path))
    }

    /// What cells answered for items counts no more, applied or not.
    private func forgetAnswers(of items: [ItemPath], in view: CollectionView) {
        guard isEstimating, !items.isEmpty else { return }
        for path in items { selfSizing.stagedSizes[path] = nil }
        if !selfSizing.hasStagedSizes { selfSizing.withdrawStagedSizes() }
        view.forgetMeasurements(of: items.map { IndexPath($0) })
    }

    /// Changes the model, and notifies observers of the rows that broke again.
    func traced(in view: CollectionView, _ body: () throws(FlowDataError) -> LayoutChange) -> LayoutChange {
        let old = view.tracer.map { _ in model }
        let change = mustBeUsable(body)
        view.tracer?.broke(change, from: old, to: model)
        return change
    }

    /// Whether metrics differ from those that hold. Remembers headers and footers that go, so that who named them is
    /// right.
    private func noteChange(of section: Int, to new: SectionMetrics) -> Bool {
        let old = model.metrics(of: section)
        guard old != new else { return false }
        framesMoved = true
        if new.headerLength == 0, old.headerLength > 0 { supplementariesGone?.insert(.header(section)) }
        if new.footerLength == 0, old.footerLength > 0 { supplementariesGone?.insert(.footer(section)) }
        return true
    }

    private func leavesLessLength(_ new: SectionMetrics, in section: Int) -> Bool {
        across(new.insets) > across(model.metrics(of: section).insets)
    }

    private func across(_ insets: FlowInsets) -> Double {
        scrollDirection == .vertical ? insets.left + insets.right : insets.top + insets.bottom
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

    /// Given sizes are asked again. R17.3: measured ones hold until their cell has answered; those without a cell are
    /// forgotten.
    private func gatherSizes(
        _ stale: FlowStaleness, in view: CollectionView, _ source: inout FlowMetricsSource,
        _ sizes: inout [(path: ItemPath, size: FlowSize)], _ forgotten: inout [ItemPath]
    ) {
        for path in stale.items.sorted() where model.contains(path) {
            let given = source.size(at: IndexPath(path))
            if measuresAgain(path, offering: given, in: view) { continue }
            forgotten.append(path)
            if let given { sizes.append((path, FlowSize(given))) }
        }
        guard stale.needsSizes, delegateGivesSizes else { return }
        for section in 0..<model.sectionCount {
            for item in 0..<model.itemCount(in: section) {
                let path = ItemPath(section: section, item: item)
                guard model.sizeSource(of: path) != .measured, let size = source.size(at: IndexPath(path)) else { continue }
                sizes.append((path, FlowSize(size)))
            }
        }
    }

    /// Whether an item has a measured size, applied or not, and a cell that is asked for another.
    private func measuresAgain(_ path: ItemPath, offering size: CGSize?, in view: CollectionView) -> Bool {
        guard isEstimating, model.sizeSource(of: path) == .measured || selfSizing.stagedSizes[path] != nil else {
            return false
        }
        return view.measureAgain(path, offering: size)
    }

    func record(_ source: FlowMetricsSource, in view: CollectionView, _ issues: inout [LayoutIssue.Kind]) {
        view.countedWork.delegateSizeQueries += source.sizeQueries
        view.countedWork.sectionsRead += source.sectionsRead
        issues += source.issues
    }

    /// R13.1: oversized items at most once a pass and section.
    func reportOncePerPass(_ issues: [LayoutIssue.Kind], in view: CollectionView) {
        for issue in issues {
            if case .invalidItemSize(let path, _, _, _, _) = issue,
                !view.pass.sectionsWithReportedSizes.insert(path[0]).inserted
            { continue }
            view.report(issue)
        }
    }
}

extension CollectionViewFlowLayout {
    /// The caller's values were checked before; what is left is a count that no program means.
    func mustBeUsable<Value>(_ body: () throws(FlowDataError) -> Value) -> Value {
        do {
            return try body()
        } catch {
            preconditionFailure("\(error)")
        }
    }
}

extension LayoutStatistics {
    mutating func add(_ change: LayoutChange) {
        rowsBroken += change.rowsBroken
        itemsRead += change.itemsRead
    }
}
