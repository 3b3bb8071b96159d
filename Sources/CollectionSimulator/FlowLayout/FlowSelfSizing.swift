import FlowEngine

/// The part of a flow layout's self-sizing state that its model does not contain.
struct FlowSelfSizing {
    /// Measured sizes that are not applied to the model yet.
    private(set) var stagedSizes: [ItemPath: FlowSize] = [:]
    /// Items whose next measurement is treated as a first measurement, because their cells came back on screen (R18.2).
    /// The items were measured before.
    var returned: Set<ItemPath> = []
    /// The length that each row will have after `stagedSizes` are applied. The key is the path of the row's first item.
    /// Every row is assumed to keep its items.
    var stagedRowLengths: [ItemPath: Double] = [:]
    /// The items whose measured sizes wait to be applied to the model. The key is the items' section. Nil if the items
    /// have to be gathered again.
    private var stagedItems: [Int: StagedItems]? = [:]
    /// The sum of the offset adjustments that invalidation contexts contain for `stagedSizes`. It is a length in points
    /// along the scroll axis.
    var announcedAdjustment = 0.0
    /// The sum of all measured sizes: their average is the estimate of `automaticSize` (R8.12).
    private(set) var tally = SizeSum()
    /// Whether the model's average of measured sizes may be older than the average in `tally`.
    var hasNewerAverage = false

    var hasStagedSizes: Bool { !stagedSizes.isEmpty }

    /// Discards the measured sizes that wait to be applied. Withdraws the offset adjustments that contexts contain for
    /// these sizes.
    mutating func withdrawStagedSizes(_ receipt: inout FlowReceipt) {
        receipt.offsetAdjustment -= CGFloat(announcedAdjustment)
        dropStagedSizes()
    }

    /// Whether there are measured sizes, or an average of them, that are not in the model yet.
    var hasAnswers: Bool { hasStagedSizes || hasNewerAverage }

    /// Keeps a measured size until it is applied to the model. R8.12: the average includes the size immediately, in
    /// place of the item's earlier size, if that is known. R17.14: later changes of the item do not affect the average.
    mutating func stage(_ size: FlowSize, at path: ItemPath, replacing earlier: FlowSize?) {
        if let earlier = stagedSizes[path] ?? earlier { tally.remove(earlier) }
        tally.add(size)
        hasNewerAverage = true
        var items = stagedSizes[path] == nil ? stagedItems.take() : nil
        stagedSizes[path] = size
        items?[path.section, default: StagedItems()].add(path.item, size)
        stagedItems = items
    }

    /// The section's items whose measured sizes wait to be applied. O(1), unless such sizes were replaced or removed,
    /// or got new paths, since the last call.
    mutating func stagedItems(in section: Int) -> StagedItems {
        if stagedItems == nil {
            var items: [Int: StagedItems] = [:]
            for (path, size) in stagedSizes { items[path.section, default: StagedItems()].add(path.item, size) }
            stagedItems = items
        }
        return stagedItems?[section] ?? StagedItems()
    }

    /// Resets the average of measured sizes, and discards measured sizes not yet applied to the model. Called when the
    /// measured items belong to data that no longer exist.
    mutating func resetTally(_ receipt: inout FlowReceipt) {
        withdrawStagedSizes(&receipt)
        tally = SizeSum()
    }

    /// Gives the items their new paths; `newPath` returns nil for an item that is gone.
    mutating func rebase(_ newPath: (ItemPath) -> ItemPath?) {
        let staged = stagedSizes
        stagedSizes.removeAll(keepingCapacity: true)
        for (path, size) in staged {
            if let path = newPath(path) { stagedSizes[path] = size }
        }
        stagedItems = nil
        if !returned.isEmpty { returned = Set(returned.compactMap(newPath)) }
        stagedRowLengths.removeAll(keepingCapacity: true)
    }

    /// Discards the sizes of the given items that were measured but are not in the model yet, and removes the items
    /// from `returned`.
    mutating func unstage(_ paths: some Sequence<ItemPath>) {
        for path in paths {
            stagedSizes[path] = nil
            returned.remove(path)
        }
        stagedItems = nil
    }

    mutating func dropStagedSizes() {
        stagedSizes.removeAll(keepingCapacity: true)
        returned.removeAll(keepingCapacity: true)
        stagedRowLengths.removeAll(keepingCapacity: true)
        stagedItems = [:]
        announcedAdjustment = 0
    }
}

/// Items of one section whose measured sizes wait to be applied to the model. `size` is the size that all of them have,
/// or nil if their sizes differ. The set `items` is complete only if the sizes are equal.
struct StagedItems {
    private(set) var items: Set<Int> = []
    private(set) var size: FlowSize?

    mutating func add(_ item: Int, _ size: FlowSize) {
        if items.isEmpty {
            self.size = size
        } else if self.size != size {
            return self.size = nil
        }
        items.insert(item)
    }
}
