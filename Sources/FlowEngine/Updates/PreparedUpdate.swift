import CallerChecks

/// A plan with the valid sizes of all new items. A model can apply it without asking for sizes.
public struct PreparedUpdate: Sendable {
    /// The changes of the update, without sizes.
    public let plan: UpdatePlan
    /// The edits of the sections that stay, ascending by the sections' indices before the update.
    let edits: [SectionEdit]
    /// The inserted and reloaded sections, by index after the update.
    let sections: [Int: SectionContent]

    /// The edit of a section that stays: its new items, and the items that they replace.
    struct SectionEdit: Sendable {
        var before: Int
        var after: Int
        var replacements: ItemReplacements
        /// The estimate of the section after the update.
        var estimate: FlowSize?
    }
}

extension FlowModel {
    /// Asks for the sizes of a plan's new items, and checks them. The model does not change, so it can be read
    /// meanwhile.
    ///
    /// - Parameters:
    ///   - plan: Made from the numbers of items that the model holds; another is a programmer error.
    ///   - items: The sizes of neighbouring new items, by section and items after the update: of inserted ones, and of
    ///     reloaded ones, whose sizes are forgotten. Estimated ones get the estimate of their section if it has one.
    ///   - content: Inserted and reloaded sections, by index after the update.
    /// - Throws: `invalidSize`, `invalidEstimate`, `invalidMetric`, `invalidCount` or `wrongCount`.
    /// - Complexity: O(*m* log *n*), *m* operations and sizes.
    public func prepare(
        _ plan: UpdatePlan, items: (_ section: Int, _ items: Range<Int>) -> ItemSizes,
        sections content: (_ section: Int) -> SectionContent
    ) throws(FlowDataError) -> PreparedUpdate {
        require(fits(plan), "a plan is made from the numbers of items that the model holds")
        var contents: [Int: SectionContent] = [:]
        var gained = -leavingCount(plan)
        for section in plan.insertedSections + plan.reloadedSections.compactMap({ plan.afterSection(of: $0) }) {
            let new = content(section)
            try new.metrics.validate(section: section)
            try new.items.validate(
                at: ItemPath(section: section, item: 0), count: plan.after[section], gained: &gained, in: self)
            contents[section] = new
        }
        var edits: [PreparedUpdate.SectionEdit] = []
        for section in plan.editedSections {
            edits.append(try edit(of: section, plan, gained: &gained, items))
        }
        let sectionsGained = plan.after.sectionCount - sectionCount
        try validateCapacity(forItems: 0, sections: max(sectionsGained, 0))
        return PreparedUpdate(plan: plan, edits: edits, sections: contents)
    }

    private func fits(_ plan: UpdatePlan) -> Bool {
        plan.before.sectionCount == sectionCount
            && plan.editedSections.allSatisfy { plan.before[$0] == itemCount(in: $0) }
    }

    /// Returns the number of items that a plan deletes or reloads, alone or with their sections. Moved items are not
    /// included.
    private func leavingCount(_ plan: UpdatePlan) -> Int {
        (plan.deletedSections + plan.reloadedSections).reduce(plan.deletedItems.count + plan.reloadedItems.count) {
            $0 + itemCount(in: $1)
        }
    }

    private func edit(
        of section: Int, _ plan: UpdatePlan, gained: inout Int, _ items: (Int, Range<Int>) -> ItemSizes
    ) throws(FlowDataError) -> PreparedUpdate.SectionEdit {
        guard let after = plan.afterSection(of: section) else { stop("an edited section stays") }
        let reloaded = plan.reloadedItems(in: section, at: after)
        let removed = plan.removedItems[section].merged(with: reloaded.before)
        let added = plan.addedItems[after].merged(with: reloaded.after)
        let held = place(of: section).section
        var gathered = GatheredItems(section: after, estimate: held.estimate, axis: configuration.axis)
        var moves = plan.moves(into: after)
        for (old, new) in SortedIndices.places(removed: removed, added: added) {
            var start = new.lowerBound
            while let move = moves.first, move.to.item < new.upperBound {
                try gathered.ask(for: start..<move.to.item, gained: &gained, in: self, items)
                let source = move.from.section == section ? held.items : place(of: move.from).section.items
                gathered.append(source.item(at: move.from.item))
                start = move.to.item + 1
                moves.removeFirst()
            }
            try gathered.ask(for: start..<new.upperBound, gained: &gained, in: self, items)
            gathered.replacements.close(old)
        }
        return PreparedUpdate.SectionEdit(
            before: section, after: after, replacements: gathered.replacements, estimate: gathered.estimate)
    }
}

/// The new items of a section.
private struct GatheredItems {
    let section: Int
    private(set) var estimate: FlowSize?
    private let axis: ScrollAxis
    var replacements = ItemReplacements()

    init(section: Int, estimate: FlowSize?, axis: ScrollAxis) {
        self.section = section
        self.estimate = estimate
        self.axis = axis
    }

    mutating func ask(
        for range: Range<Int>, gained: inout Int, in model: FlowModel, _ items: (Int, Range<Int>) -> ItemSizes
    ) throws(FlowDataError) {
        guard !range.isEmpty else { return }
        var sizes = items(section, range)
        try sizes.validate(
            at: ItemPath(section: section, item: range.lowerBound), count: range.count, gained: &gained, in: model)
        if case .estimated(let count, let size) = sizes { sizes = .estimated(count: count, adopt(size)) }
        replacements.append(NewItems(sizes, axis))
    }

    /// Appends an item that is moved to the section. The item keeps its size, unless it carries an estimate. In that
    /// case it gets the estimate of this section.
    mutating func append(_ item: (size: AxisSize, source: SizeSource)) {
        let size = item.source == .estimated ? axis.size(adopt(axis.flowSize(item.size))) : item.size
        replacements.append(.equal(count: 1, size, item.source))
    }

    /// Returns the section's estimate. If the section has no estimate yet, its estimate becomes `size`.
    private mutating func adopt(_ size: FlowSize) -> FlowSize {
        if estimate == nil { estimate = size }
        return estimate ?? size
    }
}

extension ItemSizes {
    /// Checks that the sizes are valid and that their number is the expected one. Also checks that a model has the
    /// capacity for the items.
    fileprivate func validate(
        at path: ItemPath, count expected: Int, gained: inout Int, in model: FlowModel
    ) throws(FlowDataError) {
        try validate(at: path)
        guard count == expected else { throw .wrongCount(count, expected: expected, at: path) }
        guard count <= FlowModel.largestCount else { throw .invalidCount(count) }
        gained += count
        try model.validateCapacity(forItems: gained)
    }
}

extension UpdatePlan {
    /// The sections that stay and have inserted, deleted, moved or reloaded items. Each is given by its index before
    /// the update, in ascending order.
    fileprivate var editedSections: [Int] {
        let named = removedItems.sections + addedItems.sections.compactMap { beforeSection(of: $0) }
            + reloadedItems.map(\.section)
        return Set(named).sorted()
    }

    /// Returns the reloaded items of a section, by their indices before and after the update.
    fileprivate func reloadedItems(in section: Int, at place: Int) -> (before: [Int], after: [Int]) {
        let start = reloadedItems.partitionPoint { $0.section >= section }
        let reloaded = reloadedItems[start...].prefix { $0.section == section }.map(\.item)
        return (reloaded, addedItems[place].indices(ofRanks: removedItems[section].ranks(of: reloaded)))
    }

    /// Returns the moves whose targets are in a section, ascending by target. The section is given by its index after
    /// the update.
    fileprivate func moves(into section: Int) -> ArraySlice<Move<ItemPath>> {
        let moves = operations.itemMovesByTarget
        let start = moves.partitionPoint { $0.to.section >= section }
        return moves[start...].prefix { $0.to.section == section }
    }
}
