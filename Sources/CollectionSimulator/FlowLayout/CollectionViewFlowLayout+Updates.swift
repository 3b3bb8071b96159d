import FlowEngine

extension CollectionViewFlowLayout {
    /// Stores the plan of a batch update. The next preparation applies the plan to the model.
    ///
    /// Reloaded items that are on screen keep their measured size until their new cell is measured, in the same pass,
    /// so that no item on screen ever has the estimate (G33). Others have the estimate again.
    ///
    /// - Returns: The reloaded items that keep their size, by their paths after the update.
    func setPending(
        _ plan: UpdatePlan, operations: [UpdateOperation], hasCell: (ItemPath) -> Bool
    ) -> [ItemPath] {
        updates.begin(plan, before: model)
        staleness.rebase(plan)
        guard isEstimating, !staleness.isUnbuilt,
            let (keeping, kept) = plan.keepingReloaded(
                operations, where: { model.sizeSource(of: $0) == .measured && hasCell($0) })
        else { return [] }
        updates.pending = keeping
        updates.given = plan
        return kept
    }

    /// Applies the pending plan to the model: new items get the layout's sizes. R8.16: items that stay keep their
    /// sizes. R12.7: the delegate, if there is one, is asked for the sizes of all items afterwards.
    func applyPendingUpdate(in host: any FlowLayoutHost, _ receipt: inout FlowReceipt) {
        guard let plan = updates.pending else { return }
        let wasEmpty = model.itemCount == 0
        let before = model
        var source = FlowMetricsSource(self, in: host, asksDelegate: false)
        let estimate = estimate(&receipt)
        let prepared = trapOnError {
            try before.prepare(plan) { section, items in
                source.itemSizes(items.count, in: section, estimate: estimate)
            } sections: { section in
                source.content(of: section, estimate: estimate)
            }
        }
        receipt.add(source)
        receipt.add(model.apply(prepared))
        noteApplied(plan)
        receipt.framesMoved = true
        receipt.supplementariesGone = nil
        if wasEmpty, model.itemCount > 0, host.flowDelegation != nil { findOutWhetherDelegateGivesSizes(in: host) }
    }

    private func noteApplied(_ plan: UpdatePlan) {
        updates.markPendingApplied()
        selfSizing.rebase { plan.keptPath(of: $0) }
        attributesCache.removeAll()
    }

    private func findOutWhetherDelegateGivesSizes(in host: any FlowLayoutHost) {
        guard let section = (0..<model.sectionCount).first(where: { model.itemCount(in: $0) > 0 }) else { return }
        var source = FlowMetricsSource(self, in: host)
        delegateGivesSizes = source.size(at: .at(section, 0)) != nil
    }

    /// The present path of the item that attributes describe; nil if the item is gone. The attributes may have been
    /// made before the last updates (R8.17).
    func currentPath(of attributes: CollectionViewLayoutAttributes) -> ItemPath? {
        guard let path = ItemPath(attributes.indexPath) else { return nil }
        guard let current = updates.current(path, readAt: attributes.updateCount ?? updates.count) else { return nil }
        return model.contains(current) ? current : nil
    }

    // MARK: Initial and final attributes

    /// The attributes that an item had before the running update, according to the model; nil for a new item. The path
    /// is the item's path after the update.
    func attributesBefore(ofItemAt indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
        guard let (plan, before) = updates.ongoing, let path = ItemPath(indexPath), let old = plan.keptPath(to: path),
            before.contains(old)
        else { return nil }
        return AttributesFactory(self).make(
            FlowElement(path: .item(path), frame: before.frame(of: old), sizeSource: before.sizeSource(of: old)))
    }

    func attributesBefore(ofKind kind: String, at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
        guard let kind = ElementKind(supplementaryKind: kind), let section = indexPath.first,
            let (plan, before) = updates.ongoing, plan.hasSection(section),
            let old = plan.beforeSection(of: section), !plan.reloads(section: old), old < before.sectionCount,
            let frame = kind == .header ? before.headerFrame(of: old) : before.footerFrame(of: old)
        else { return nil }
        return AttributesFactory(self).make(
            FlowElement(path: ElementPath(kind: kind, section: section), frame: frame, sizeSource: .given))
    }

    /// The paths of the headers or footers of inserted sections, in ascending order, each with item 0 (R10.11).
    func supplementariesToInsert(ofKind kind: String) -> [IndexPath] {
        guard let plan = updates.ongoing?.plan else { return [] }
        let sections = plan.insertedSections + plan.reloadedSections.compactMap { plan.afterSection(of: $0) }
        return supplementaries(ofKind: kind, in: sections, of: model)
    }

    /// The paths of the headers or footers of deleted sections.
    func supplementariesToDelete(ofKind kind: String) -> [IndexPath] {
        guard let (plan, before) = updates.ongoing else { return [] }
        return supplementaries(ofKind: kind, in: plan.deletedSections + plan.reloadedSections, of: before)
    }

    private func supplementaries(ofKind kind: String, in sections: [Int], of model: FlowModel) -> [IndexPath] {
        guard let kind = ElementKind(supplementaryKind: kind) else { return [] }
        return sections.sorted().filter { section in
            guard section < model.sectionCount else { return false }
            let metrics = model.metrics(of: section)
            return (kind == .header ? metrics.headerLength : metrics.footerLength) > 0
        }.map { .at($0, 0) }
    }
}
