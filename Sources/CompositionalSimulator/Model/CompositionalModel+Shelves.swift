import FlowEngine

// Orthogonal sections.

extension CompositionalModel {
    /// Places the groups of an orthogonal section, from the sizes that are known.
    ///
    /// - Complexity: O(*m* log *n*) for *m* measured items of the section.
    mutating func buildShelf(of section: Int, offset: Double) {
        let plan = plans[section]
        guard let shelfAxis = plan.shelfAxis, !plan.leaves.isEmpty else { return }
        recentArrangements.removeAll()
        let count = itemCount(in: section)
        var groups = FlowModel(CompositionalModel.configuration(shelfAxis, across: 1))
        var metrics = SectionMetrics(minimumLineSpacing: plan.spacing, minimumInteritemSpacing: 0)
        metrics.insets[shelfAxis] = plan.insets[shelfAxis]
        let slot = shelfSlot(plan.arrangement.size, plan)
        let groupCount = plan.groupCount(ofItems: count)
        trapOnError {
            _ = try groups.insertSections(
                [
                    SectionContent(
                        plan.hasEstimates
                            ? .estimated(count: groupCount, slot) : .equal(count: groupCount, slot),
                        metrics: metrics)
                ], at: 0)
        }
        shelves[section] = Shelf(groups: groups)
        self.groups.reloadItems(0..<self.groups.itemCount(in: section), in: section)
        guard plan.hasEstimates else { return move(shelf: section, to: offset) }
        var last: ItemPath?
        for (path, _) in sizes.measuredSizes(in: section) where group(of: path) != last {
            last = group(of: path)
            _ = refreshShelf(at: group(of: path))
        }
        move(shelf: section, to: offset)
    }

    private func shelfSlot(_ size: FlowSize, _ plan: SectionPlan) -> FlowSize {
        var slot = FlowSize(width: 1, height: 1)
        slot[axis.crossing] = plan.slotLength(size, axis.crossing)
        return slot
    }

    /// Computes the size of a group again after one of its views was measured, and the length of its section: that of
    /// the longest measured group.
    mutating func refreshShelf(at group: ItemPath) -> LayoutChange {
        guard var shelf = shelves[group.section] else { return .none }
        let plan = plans[group.section]
        let path = ItemPath(section: 0, item: group.item)
        let wasMeasured = shelf.groups.sizeSource(of: path) == .measured
        let former = recentArrangements[group].map { plan.slotLength($0.size, axis) }
        let arrangement = measuredArrangement(of: group)
        recentArrangements.store(arrangement, of: group)
        overhang = max(overhang, arrangement.overhang)
        let size = arrangement.size
        trapOnError { _ = try shelf.groups.setSize(shelfSlot(size, plan), at: path) }
        shelves[group.section] = shelf
        let length = plan.slotLength(size, axis)
        // A group that was measured before may have been the longest.
        let known = shelf.measuredLength ?? 0
        let mayHaveBeenLongest = wasMeasured && (former ?? known) >= known
        let longest = mayHaveBeenLongest && length < known ? longestMeasured(in: group.section) : max(known, length)
        shelf.measuredLength = longest
        // Groups that were not measured may be longer than their section.
        overhang = max(overhang, plan.slotLength(plan.arrangement.size, axis) - longest)
        shelves[group.section] = shelf
        var slot = slotSize(size, plan)
        slot[axis] = longest
        return trapOnError { try groups.setSize(slot, at: ItemPath(section: group.section, item: 0)) }
    }

    private func longestMeasured(in section: Int) -> Double {
        guard let shelf = shelves[section] else { return 0 }
        return shelf.groups.measuredSizes(in: 0).reduce(0) { longest, measured in
            let size = arrangement(of: ItemPath(section: section, item: measured.path.item)).size
            return max(longest, plans[section].slotLength(size, axis))
        }
    }

    /// The greatest offset of an orthogonal section, in points.
    func greatestOffset(ofShelf section: Int) -> Double {
        max((shelves[section]?.contentLength(axis.crossing) ?? 0) - geometry.size[axis.crossing], 0)
    }

    /// Scrolls a section to an offset, or to the nearest that it has.
    mutating func move(shelf section: Int, to offset: Double) {
        let greatest = greatestOffset(ofShelf: section)
        shelves[section]?.offset = min(max(offset, 0), greatest)
    }
}
