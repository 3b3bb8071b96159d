import FlowEngine
import Foundation

/// The state of a flow layout's self-sizing outside of its model.
struct FlowSelfSizing {
    /// Sizes that cells answered and the model does not have yet.
    private(set) var stagedSizes: [ItemPath: FlowSize] = [:]
    /// The answered items that are treated as first measurements although they were measured: their cells came back
    /// (R18.2).
    var returned: Set<ItemPath> = []
    /// Lengths that rows would have with the staged sizes, by the path of their first item; breaking left aside.
    var stagedRowLengths: [ItemPath: Double] = [:]
    /// The items with staged sizes of each section; nil if they have to be gathered again.
    private var stagedItems: [Int: StagedItems]? = [:]
    /// Offset adjustments that contexts were given for the staged sizes, points along the scroll axis.
    var announcedAdjustment = 0.0
    /// The sizes that cells returned so far: their average is the estimate of `automaticSize` (R8.12).
    private(set) var tally = SizeSum()
    /// The model may have an older average than the tally's.
    var hasNewerAverage = false

    var hasStagedSizes: Bool { !stagedSizes.isEmpty }

    /// They come to nothing, and with them the adjustments that contexts were given for them.
    mutating func withdrawStagedSizes(_ receipt: inout FlowReceipt) {
        receipt.offsetAdjustment -= CGFloat(announcedAdjustment)
        dropStagedSizes()
    }

    /// Whether there is something that the model does not have yet.
    var hasAnswers: Bool { hasStagedSizes || hasNewerAverage }

    /// Keeps a measured size until it is applied to the model. R8.12: it enters the average when it is given, in place
    /// of the item's earlier one if that is known. R17.14: later changes of the item do not affect the average.
    mutating func stage(_ size: FlowSize, at path: ItemPath, replacing earlier: FlowSize?) {
        if let earlier = stagedSizes[path] ?? earlier { tally.remove(earlier) }
        tally.add(size)
        hasNewerAverage = true
        var items = stagedSizes[path] == nil ? stagedItems.take() : nil
        stagedSizes[path] = size
        items?[path.section, default: StagedItems()].add(path.item, size)
        stagedItems = items
    }

    /// The items of a section with staged sizes. O(1), where sizes were staged one after the other.
    mutating func stagedItems(in section: Int) -> StagedItems {
        if stagedItems == nil {
            var items: [Int: StagedItems] = [:]
            for (path, size) in stagedSizes { items[path.section, default: StagedItems()].add(path.item, size) }
            stagedItems = items
        }
        return stagedItems?[section] ?? StagedItems()
    }

    /// Resets the average. Answers that wait are of data that is gone.
    mutating func resetTally(_ receipt: inout FlowReceipt) {
        withdrawStagedSizes(&receipt)
        tally = SizeSum()
    }

    /// The items have other paths; nil for one that is gone.
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

    /// Discards the staged sizes of items.
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

/// Items of a section with staged sizes, and their size. Where they have several it is nil, and `items` are some of
/// them: then nothing follows from which they are.
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
