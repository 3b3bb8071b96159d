import FlowEngine

// A batch update: first the model of sizes, which has an item for each item of the data; then the groups. In a section
// with one item a group, groups are inserted, deleted and moved like their items. In other sections items move from
// group to group: groups come and go at the end, and those from the first changed item on get their sizes again.

extension CompositionalModel {
    /// Applies a batch update.
    ///
    /// - Parameters:
    ///   - update: The changes, from the numbers of items that the model has.
    ///   - plans: The plan of each section after the update.
    /// - Complexity: O(*m* log *n* + *s*), *m* operations and measured items of the groups behind them, *s* sections.
    mutating func apply(_ update: UpdatePlan, plans newPlans: [SectionPlan]) {
        let oldPlans = plans
        let oldShelves = shelves
        recentArrangements.removeAll()
        // Sections whose groups share a length are computed again.
        sharedLengths = [:]
        let changes = GroupChanges(update, from: oldPlans, to: newPlans)
        applyToSizes(update)
        applyToViews(update)
        plans = newPlans
        for section in changes.firstItems.keys {
            forgetSizes(in: section) { path in
                update.beforePath(of: path).flatMap { oldPlans[$0.section].freedom(ofItem: $0.item) }
            }
        }
        for (from, to) in update.movedItems
        where plans[to.section].freedom(ofItem: to.item) != oldPlans[from.section].freedom(ofItem: from.item) {
            sizes.reloadItems(to.item..<to.item + 1, in: to.section)
        }
        if !views.isEmpty {
            views = renamed(views, from: newPlans.indices.map { update.beforeSection(of: $0).map { oldPlans[$0] } })
        }
        overhang = max(overhang, features.overhang)
        applyToGroups(changes)
        shelves = [:]
        for section in newPlans.indices where newPlans[section].shelfAxis != nil {
            let old = update.beforeSection(of: section).flatMap { oldShelves[$0] }
            if let old, !changes.touches(section) {
                shelves[section] = old
            } else {
                buildShelf(of: section, offset: old?.offset ?? 0)
            }
        }
        for path in changes.reloaded where newPlans[path.section].shelfAxis == nil { refreshAfterForgetting(path) }
        for path in changes.itemsMovedIn where measuredSize(of: path) != nil { refreshGroup(of: path) }
        for (section, item) in changes.firstItems.sorted(by: { $0.key < $1.key })
        where newPlans[section].shelfAxis == nil {
            refreshGroups(of: section, from: item / max(newPlans[section].itemsPerGroup, 1))
        }
        for section in changes.sectionsWithOtherMetrics(sectionCount: newPlans.count, spacing: sectionSpacing) {
            refreshMetrics(of: section)
        }
    }

    private mutating func applyToSizes(_ update: UpdatePlan) {
        let prepared = trapOnError {
            try sizes.prepare(update) { _, items in
                .estimated(count: items.count, CompositionalModel.unmeasured)
            } sections: { section in
                SectionContent(.estimated(count: update.after[section], CompositionalModel.unmeasured))
            }
        }
        sizes.apply(prepared)
    }

    /// Discards the sizes of a section's items that were measured when views decided other lengths: their widths or
    /// heights were those of the container. `former` has what views decided; nil for a new item.
    mutating func forgetSizes(in section: Int, measuredWith former: (ItemPath) -> ViewFreedom?) {
        for (path, _) in sizes.measuredSizes(in: section)
        where plans[section].freedom(ofItem: path.item) != former(path) {
            sizes.reloadItems(path.item..<path.item + 1, in: section)
        }
    }

    private mutating func applyToViews(_ update: UpdatePlan) {
        guard !views.isEmpty else { return }
        var kept: [ElementKey: FlowSize] = [:]
        for (key, size) in views {
            if let key = key.after(update) { kept[key] = size }
        }
        views = kept
    }

    /// Sizes of views under the names that the views have now. A header or footer is the same view if its kind is the
    /// same; its number may be another. `former` has the former plan of each section; nil for a new section.
    func renamed(_ views: [ElementKey: FlowSize], from former: [SectionPlan?]) -> [ElementKey: FlowSize] {
        var result: [ElementKey: FlowSize] = [:]
        for (key, size) in views {
            if let key = renamed(key, from: former) { result[key] = size }
        }
        return result
    }

    private func renamed(_ key: ElementKey, from former: [SectionPlan?]) -> ElementKey? {
        guard case .boundary(let index, let section) = key else { return key }
        guard former.indices.contains(section), plans.indices.contains(section), let old = former[section] else {
            return nil
        }
        if old === plans[section] { return key }
        let kind = old.boundaryItems[index].kind
        return plans[section].boundaryItems.firstIndex { $0.kind == kind }.map { .boundary($0, section: section) }
    }

    private mutating func applyToGroups(_ changes: GroupChanges) {
        let model = self
        let before = SectionCounts(of: groups)
        var after = SectionCounts()
        for section in plans.indices { after.append(model.groupCount(of: section), sections: 1) }
        let prepared = trapOnError {
            let plan = try UpdatePlan(changes.operations(before: before, after: after), before: before, after: after)
            return try groups.prepare(plan) { section, items in
                model.newGroups(items, of: section)
            } sections: { section in
                model.content(of: section, count: model.itemCount(in: section), sectionCount: model.sectionCount)
            }
        }
        groups.apply(prepared)
    }

    /// The number of items that a section has in the model of groups.
    private func groupCount(of section: Int) -> Int {
        let plan = plans[section]
        let count = itemCount(in: section)
        if plan.shelfAxis != nil { return count > 0 && !plan.leaves.isEmpty ? 1 : 0 }
        return plan.groupCount(ofItems: count)
    }

    /// The sizes of new groups, without what was measured in them.
    private func newGroups(_ groups: Range<Int>, of section: Int) -> ItemSizes {
        let plan = plans[section]
        if plan.flows, plan.leaves.count > 1 { return .each(groups.map { plan.slot(ofItem: $0, measured: nil) }) }
        let size = plan.flows ? plan.slot(ofItem: 0, measured: nil) : slotSize(plan.arrangement.size, plan)
        return plan.hasEstimates ? .estimated(count: groups.count, size) : .equal(count: groups.count, size)
    }
}

extension ElementKey {
    /// The name of the element after an update; nil if the element is gone.
    fileprivate func after(_ update: UpdatePlan) -> ElementKey? {
        func section(_ index: Int) -> Int? { update.reloads(section: index) ? nil : update.afterSection(of: index) }
        return switch self {
        case .item(let path): update.keptPath(of: path).map { .item($0) }
        case .attached(let kind, let path): update.keptPath(of: path).map { .attached(kind: kind, $0) }
        case .boundary(let index, let old): section(old).map { .boundary(index, section: $0) }
        case .decoration(let index, let old): section(old).map { .decoration(index, section: $0) }
        case .separator(let isTop, let path): update.keptPath(of: path).map { .separator(isTop: isTop, $0) }
        case .global: self
        }
    }
}

/// The changes of a model's groups in a batch update.
@MainActor
private struct GroupChanges {
    private let update: UpdatePlan
    /// The sections before the update whose groups are made again: reloaded ones, and those with another plan.
    private var rebuilt: Set<Int> = []
    /// The first item, after the update, from which on items may be in other groups, for each section in which groups
    /// come and go at the end.
    private(set) var firstItems: [Int: Int] = [:]
    private var edited: Set<Int> = []
    /// The reloaded items, by their paths after the update: their groups stay, without their sizes.
    private(set) var reloaded: [ItemPath] = []
    private let plans: [SectionPlan]

    init(_ update: UpdatePlan, from old: [SectionPlan], to new: [SectionPlan]) {
        self.update = update
        plans = new
        for section in new.indices {
            guard let before = update.beforeSection(of: section) else {
                firstItems[section] = 0
                edited.insert(section)
                continue
            }
            if update.reloads(section: before) || !old[before].isSameLayout(as: new[section]) {
                rebuilt.insert(before)
                firstItems[section] = 0
                edited.insert(section)
            }
        }
        for path in update.deletedItems + update.movedItems.map(\.from) { note(before: path) }
        for path in update.reloadedItems {
            guard let after = update.afterPath(of: path) else { continue }
            reloaded.append(after)
            edited.insert(after.section)
        }
        for path in update.insertedItems + update.movedItems.map(\.to) { note(after: path) }
    }

    private mutating func note(before path: ItemPath) {
        guard let section = update.afterSection(of: path.section) else { return }
        note(after: ItemPath(section: section, item: path.item))
    }

    private mutating func note(after path: ItemPath) {
        edited.insert(path.section)
        guard !hasOneItemPerGroup(path.section) else { return }
        firstItems[path.section] = min(firstItems[path.section] ?? path.item, path.item)
    }

    /// Whether the section's groups are inserted, deleted and moved like its items.
    private func hasOneItemPerGroup(_ section: Int) -> Bool {
        let plan = plans[section]
        return plan.shelfAxis == nil && plan.itemsPerGroup == 1 && !(plan.flows && plan.leaves.count > 1)
            && plan.group[plan.axis].freedom != .shared
    }

    /// The items that came from a section with another plan to a section with one item a group.
    var itemsMovedIn: [ItemPath] {
        update.movedItems.filter { !keepsGroup($0) && hasOneItemPerGroup($0.to.section) }.map(\.to)
    }

    /// Whether an item moves with its group.
    private func keepsGroup(_ move: (from: ItemPath, to: ItemPath)) -> Bool {
        isOwnGroup(before: move.from) && isOwnGroup(after: move.to)
            && update.afterSection(of: move.from.section).map { plans[$0].isSameLayout(as: plans[move.to.section]) }
                == true
    }

    private func isOwnGroup(before path: ItemPath) -> Bool {
        guard let section = update.afterSection(of: path.section) else { return false }
        return hasOneItemPerGroup(section) && !rebuilt.contains(path.section)
    }

    private func isOwnGroup(after path: ItemPath) -> Bool {
        guard let section = update.beforeSection(of: path.section) else { return false }
        return hasOneItemPerGroup(path.section) && !rebuilt.contains(section)
    }

    /// Whether any item of a section changed.
    func touches(_ section: Int) -> Bool { edited.contains(section) }

    /// The sections whose metrics may have changed. With a distance between sections, another section may be the last.
    func sectionsWithOtherMetrics(sectionCount: Int, spacing: Double) -> [Int] {
        spacing == 0 ? edited.sorted() : Array(0..<sectionCount)
    }

    /// The operations on groups: the update's own on sections, and on items of sections with one item a group.
    func operations(before: SectionCounts, after: SectionCounts) -> [UpdateOperation] {
        var operations: [UpdateOperation] = update.deletedSections.map { .deleteSection($0) }
        operations += update.insertedSections.map { .insertSection($0) }
        operations += update.movedSections.map { .moveSection(from: $0.from, to: $0.to) }
        let moved = Set(update.movedSections.map(\.from))
        // A section that moves and is made again is deleted and inserted.
        for section in rebuilt.sorted() where !moved.contains(section) { operations.append(.reloadSection(section)) }
        for section in rebuilt.sorted() where moved.contains(section) {
            guard let target = update.afterSection(of: section) else { continue }
            operations.removeAll { $0 == .moveSection(from: section, to: target) }
            operations += [.deleteSection(section), .insertSection(target)]
        }
        operations += itemOperations()
        for section in edited.sorted() where !hasOneItemPerGroup(section) {
            guard let old = update.beforeSection(of: section), !rebuilt.contains(old) else { continue }
            let oldCount = before[old]
            let newCount = after[section]
            for item in min(oldCount, newCount)..<oldCount {
                operations.append(.deleteItem(ItemPath(section: old, item: item)))
            }
            for item in min(oldCount, newCount)..<newCount {
                operations.append(.insertItem(ItemPath(section: section, item: item)))
            }
        }
        return operations
    }

    /// The update's operations on items of sections with one item a group. An item that moves between such a section
    /// and another is deleted or inserted.
    private func itemOperations() -> [UpdateOperation] {
        var operations: [UpdateOperation] = []
        operations += update.deletedItems.filter { isOwnGroup(before: $0) }.map { .deleteItem($0) }
        operations += update.insertedItems.filter { isOwnGroup(after: $0) }.map { .insertItem($0) }
        operations += update.reloadedItems.filter { isOwnGroup(before: $0) }.map { .reloadItem($0) }
        for move in update.movedItems {
            if keepsGroup(move) {
                operations.append(.moveItem(from: move.from, to: move.to))
                continue
            }
            if isOwnGroup(before: move.from) { operations.append(.deleteItem(move.from)) }
            if isOwnGroup(after: move.to) { operations.append(.insertItem(move.to)) }
        }
        return operations
    }
}
