import FlowEngine

/// An item that keeps its place on screen while the model changes.
struct KeptItem {
    /// The place of the item's group before the change.
    var position: Double
    /// The item's path after the change.
    var path: ItemPath
}

extension CollectionViewCompositionalLayout {
    /// The first item on screen, if the content does not begin there and the view's policy keeps it in place.
    func readerAnchor(in view: CollectionView) -> KeptItem? {
        guard let model = state.staged ?? state.model, view.anchors.holdsFirstRow else { return nil }
        let top = Double(model.axis.along(view.viewport.bounds.origin))
        guard FlowModel.isBehindStart(top), let path = model.items(from: top, to: .infinity).first(where: { _ in true })
        else { return nil }
        return KeptItem(position: model.position(of: path), path: path)
    }

    /// The first item on screen that an update keeps. Nil if nothing is to keep its place: at the start of the content,
    /// and with `automatic` if elements are inserted, deleted or moved (R18.1).
    func anchor(through plan: UpdatePlan, isUnbuilt: Bool, in view: CollectionView) -> KeptItem? {
        let anchors = view.anchors
        guard let model = state.staged ?? state.model, !isUnbuilt, anchors.holdsFirstRow,
            anchors.holdsThroughUpdates || !plan.rearranges
        else { return nil }
        let viewport = view.viewport
        let top = Double(model.axis.along(viewport.bounds.origin))
        let end = top + Double(model.axis.along(viewport.bounds.size))
        guard FlowModel.isBehindStart(top) else { return nil }
        for path in model.items(from: top, to: end) {
            if let after = plan.keptPath(of: path) { return KeptItem(position: model.position(of: path), path: after) }
        }
        return nil
    }

    /// Moves the offset with an item.
    func keep(_ kept: KeptItem, _ receipt: inout FlowReceipt) {
        guard let model = state.model, model.contains(kept.path) else { return }
        receipt.offsetAdjustment += CGFloat(model.position(of: kept.path) - kept.position)
    }
}

extension CompositionalModel {
    /// The items in a stretch of the content along the scroll axis, in order, found when they are asked for: from the
    /// first whose group ends behind `start`.
    func items(from start: Double, to end: Double) -> some Sequence<ItemPath> {
        let first = groups.anchor(at: start - globalLengths.start)?.element
        // Behind the footer of a section its next section begins.
        let path = first.map { element in
            let last = max(itemCount(in: element.section) - 1, 0)
            let item = element.kind == .item ? firstItem(of: element) : element.kind == .footer ? last : 0
            return ItemPath(section: element.section, item: item)
        }
        let start = first?.kind == .footer ? path.flatMap { itemBehind($0) } : path
        return sequence(first: start.flatMap { hasPlace(of: $0) ? $0 : itemBehind($0) }) {
            $0.flatMap { itemBehind($0) }
        }
        .lazy.prefix { $0 != nil }.compactMap { $0 }.prefix { position(of: $0) < end }
    }

    private func firstItem(of element: ElementPath) -> Int {
        let plan = plans[element.section]
        return plan.shelfAxis == nil ? element.item * max(plan.itemsPerGroup, 1) : 0
    }

    /// The item behind an item, or the first of the next section that has items.
    private func itemBehind(_ path: ItemPath) -> ItemPath? {
        let next = ItemPath(section: path.section, item: path.item + 1)
        if hasPlace(of: next) { return next }
        let section = (path.section + 1..<max(sectionCount, path.section + 1)).first {
            hasPlace(of: ItemPath(section: $0, item: 0))
        }
        return section.map { ItemPath(section: $0, item: 0) }
    }

    /// The item at a place of the viewport, before and after updates. If it is gone, the next that is still there.
    func keptItem(
        at place: ViewportPlace, reader: ItemPath?, through updates: [UpdatePlan]
    ) -> (old: ItemPath, new: ItemPath)? {
        func after(_ path: ItemPath) -> ItemPath? {
            updates.reduce(path as ItemPath?) { path, plan in path.flatMap { plan.keptPath(of: $0) } }
        }
        func firstKept(_ paths: some Sequence<ItemPath>) -> (ItemPath, ItemPath)? {
            for path in paths {
                if let new = after(path) { return (path, new) }
            }
            return nil
        }
        switch place {
        case .start(let start, let end):
            if let reader, contains(reader), let new = after(reader) { return (reader, new) }
            guard start.isFinite, end.isFinite else { return nil }
            return firstKept(items(from: Double(start), to: Double(end)))
        case .end(let end, let start):
            guard start.isFinite, end.isFinite else { return nil }
            return firstKept(Array(items(from: Double(start), to: Double(end))).reversed())
        case .item(let indexPath):
            guard let path = ItemPath(indexPath), contains(path) else { return nil }
            return after(path).map { (path, $0) }
        }
    }
}
