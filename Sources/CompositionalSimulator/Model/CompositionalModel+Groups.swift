import FlowEngine

/// The measured sizes of one group's items and attached views.
private struct SizesOfGroup: MeasuredSizes {
    let leaves: [FlowSize?]
    let views: [ElementKey: FlowSize]
    let section: Int
    let firstItem: Int

    func size(ofLeaf leaf: Int) -> FlowSize? { leaf < leaves.count ? leaves[leaf] : nil }

    func size(ofKind kind: String, atLeaf leaf: Int) -> FlowSize? {
        views[.attached(kind: kind, ItemPath(section: section, item: firstItem + leaf))]
    }
}

extension CompositionalModel {
    // MARK: Items and groups

    /// The size that an item's cell returned; nil if the item was not measured.
    func measuredSize(of path: ItemPath) -> FlowSize? {
        sizes.sizeSource(of: path) == .measured ? sizes.size(of: path) : nil
    }

    /// The path of an item's group among the groups of its section.
    func group(of path: ItemPath) -> ItemPath {
        ItemPath(section: path.section, item: path.item / max(plans[path.section].itemsPerGroup, 1))
    }

    /// The items of a group.
    func items(ofGroup group: ItemPath) -> Range<Int> {
        let size = max(plans[group.section].itemsPerGroup, 1)
        let first = group.item * size
        return first..<min(first + size, itemCount(in: group.section))
    }

    /// Whether a view of a group was measured.
    private func isMeasured(_ group: ItemPath) -> Bool {
        if let shelf = shelves[group.section] {
            return shelf.groups.sizeSource(of: ItemPath(section: 0, item: group.item)) == .measured
        }
        return groups.sizeSource(of: group) == .measured
    }

    /// The places of a group's items and views, relative to the group. It has places for items that do not exist behind
    /// the last.
    func arrangement(of group: ItemPath) -> GroupArrangement {
        let plan = plans[group.section]
        guard plan.hasEstimates, isMeasured(group) || plan.attachesEstimatedViews else { return plan.arrangement }
        return recentArrangements[group] ?? measuredArrangement(of: group)
    }

    // MARK: Measured sizes

    /// Records the size that an item's cell returned.
    ///
    /// - Complexity: O(log *n* + *m*), *m* items in the group. If all groups of the section have the length of the
    ///   longest, and this length changes, O(*g* log *n*) for *g* measured groups.
    @discardableResult
    mutating func setSize(_ size: FlowSize, of path: ItemPath) -> LayoutChange {
        _ = trapOnError { try sizes.setSize(size, at: path) }
        return refreshGroup(of: path)
    }

    /// Discards the size that an item's cell returned.
    @discardableResult
    mutating func forgetSize(of path: ItemPath) -> LayoutChange {
        guard measuredSize(of: path) != nil else { return .none }
        sizes.reloadItems(path.item..<path.item + 1, in: path.section)
        return refreshAfterForgetting(path)
    }

    /// Computes the size of an item's group again, after the item's measured size was discarded.
    @discardableResult
    mutating func refreshAfterForgetting(_ path: ItemPath) -> LayoutChange {
        guard !plans[path.section].leaves.isEmpty else { return .none }
        let group = group(of: path)
        recentArrangements.remove(group)
        let isMeasured = items(ofGroup: group).contains {
            measuredSize(of: ItemPath(section: path.section, item: $0)) != nil
        }
        return isMeasured ? refreshGroup(of: path) : forgetSize(ofGroup: group)
    }

    /// Gives a group its estimate again, after the last of its measured sizes was discarded.
    private mutating func forgetSize(ofGroup group: ItemPath) -> LayoutChange {
        let section = group.section
        let plan = plans[group.section]
        if plan.shelfAxis != nil {
            buildShelf(of: section, offset: shelves[section]?.offset ?? 0)
        } else if plan.group[axis].freedom == .shared || (plan.flows && plan.leaves.count > 1) {
            refreshGroups(of: section, from: group.item)
        } else {
            return groups.reloadItems(group.item..<group.item + 1, in: section)
        }
        return .none
    }

    /// Records the size that a header, footer or attached view returned.
    @discardableResult
    mutating func setSize(_ size: FlowSize, ofView key: ElementKey) -> LayoutChange {
        views[key] = size
        switch key {
        case .boundary(let index, let section):
            overhang = max(overhang, plans[section].boundaryItems[index].reach(of: size, axis))
            return refreshMetrics(of: section)
        case .global: updateGlobalLengths()
        case .attached(_, let path):
            overhang = max(overhang, size.width, size.height)
            recentArrangements.remove(group(of: path))
        case .item, .decoration, .separator: break
        }
        return .none
    }

    /// Computes the lengths around a section's groups again.
    @discardableResult
    mutating func refreshMetrics(of section: Int) -> LayoutChange {
        let spacing = section + 1 < sectionCount ? sectionSpacing : 0
        let metrics = plans[section].metrics(itemCount: itemCount(in: section), spacing: spacing) {
            views[.boundary($0, section: section)]
        }
        guard metrics != groups.metrics(of: section) else { return .none }
        return trapOnError { try groups.setMetrics(metrics, of: section) }
    }

    /// Computes the size of an item's group again, from the sizes that are known.
    @discardableResult
    mutating func refreshGroup(of path: ItemPath) -> LayoutChange {
        let plan = plans[path.section]
        guard !plan.leaves.isEmpty else { return .none }
        let group = group(of: path)
        if plan.shelfAxis != nil { return refreshShelf(at: group) }
        if plan.flows {
            let slot = slot(ofItemAt: path)
            return trapOnError { try groups.setSize(slot, at: path) }
        }
        let former = recentArrangements[group]?.size[axis]
        let arrangement = measuredArrangement(of: group)
        recentArrangements.store(arrangement, of: group)
        let size = arrangement.size
        overhang = max(overhang, arrangement.overhang)
        if plan.group[axis].freedom == .shared {
            return shareLength(in: path.section, after: group, size, former: former)
        }
        return trapOnError { try groups.setSize(slotSize(size, plan), at: group) }
    }

    /// The room of an item in a line. In a line of given length an item may be longer than the line.
    private mutating func slot(ofItemAt path: ItemPath) -> FlowSize {
        let measured = measuredSize(of: path)
        let slot = plans[path.section].slot(ofItem: path.item, measured: measured)
        if measured != nil {
            overhang = max(overhang, plans[path.section].excess(ofItem: path.item, measured: measured))
        }
        return slot
    }

    /// The places in a group of which a view was measured.
    func measuredArrangement(of group: ItemPath) -> GroupArrangement {
        let items = items(ofGroup: group)
        let leaves = items.map { measuredSize(of: ItemPath(section: group.section, item: $0)) }
        let measured = SizesOfGroup(
            leaves: leaves, views: views, section: group.section, firstItem: items.lowerBound)
        return GroupArrangement(of: plans[group.section].group, count: items.count, measured: measured)
    }

    /// Gives all groups of a section the length of the longest measured group, after a group was measured.
    ///
    /// - Parameter former: The length that the group had alone, if it was measured before and the length is known.
    private mutating func shareLength(
        in section: Int, after group: ItemPath, _ size: FlowSize, former: Double?
    ) -> LayoutChange {
        let plan = plans[section]
        let wasMeasured = isMeasured(group)
        if let longest = sharedLengths[section], size[axis] <= longest, !wasMeasured || (former ?? longest) < longest {
            // The longest is another group.
            var slot = size
            slot[axis] = longest
            return trapOnError { try groups.setSize(slotSize(slot, plan), at: group) }
        }
        var measured = groups.measuredSizes(in: section).map(\.path)
        if !wasMeasured { measured.append(group) }
        var longest = size
        if wasMeasured || sharedLengths[section].map({ size[axis] <= $0 }) != false {
            for path in measured where path != group {
                let other = measuredArrangement(of: path).size
                if other[axis] > longest[axis] { longest = other }
            }
        }
        sharedLengths[section] = longest[axis]
        let slot = slotSize(longest, plan)
        return trapOnError {
            var change = try groups.setEstimate(slot, of: section)
            change.merge(try groups.setSizes(measured.map { ($0, slot) }))
            return change
        }
    }

    /// Computes the sizes of groups from `first` on again, after items moved to other groups.
    mutating func refreshGroups(of section: Int, from first: Int) {
        let plan = plans[section]
        let count = groups.itemCount(in: section)
        let sharesLength = plan.group[axis].freedom == .shared
        let first = sharesLength ? 0 : first
        guard plan.hasEstimates, !plan.leaves.isEmpty, first < count else { return }
        if plan.flows, plan.leaves.count > 1 {
            let sizes = (first..<count).map { item in
                let path = ItemPath(section: section, item: item)
                return (path, slot(ofItemAt: path))
            }
            return trapOnError { _ = try groups.setSizes(sizes, source: .given) }
        }
        recentArrangements.removeAll()
        groups.reloadItems(first..<count, in: section)
        if sharesLength {
            sharedLengths[section] = nil
            let slot = slotSize(plan.arrangement.size, plan)
            _ = trapOnError { try groups.setEstimate(slot, of: section) }
        }
        var last: ItemPath?
        for (path, _) in sizes.measuredSizes(in: section) {
            let group = group(of: path)
            guard group.item >= first, group != last else { continue }
            last = group
            _ = refreshGroup(of: path)
        }
    }
}

extension SectionPlan {
    /// Whether an attached view has an estimated size.
    var attachesEstimatedViews: Bool { arrangement.views.contains { $0.item.isEstimated } }
}
