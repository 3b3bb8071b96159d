import FlowEngine

/// The items that have the size that their cells returned, in a layout that is no flow layout.
///
/// A custom layout does not report the sizes that it stores. A flow layout needs no such record, because its model
/// contains the measured sizes.
struct AnsweredItems {
    private var paths: Set<ItemPath> = []
    /// Whether the layout has ever used a size that a cell returned. Before that, no item is treated as measured,
    /// although all cells are asked for a size (R8.3).
    private var takesAnswers = false

    /// The number of items that are treated as measured, on screen or not. It is 0 until the layout uses a size that a
    /// cell returned.
    var count: Int { takesAnswers ? paths.count : 0 }

    func contains(_ path: ItemPath) -> Bool { takesAnswers && paths.contains(path) }

    /// Records that the layout gave the item the size that the item's cell returned.
    mutating func take(_ path: ItemPath) {
        takesAnswers = true
        paths.insert(path)
    }

    /// Records that an item kept its size in the layout after its cell returned a size. If `isSame` is true, the cell
    /// returned the size that the item has, and the item is treated as measured. Otherwise the item is treated as not
    /// measured.
    ///
    /// - Parameter isSame: Whether the cell returned the size that the item has.
    mutating func refuse(_ path: ItemPath, isSame: Bool) {
        if isSame { paths.insert(path) } else { paths.remove(path) }
    }

    /// Renumbers the items after an update, and removes the items that the update deletes. O(*n*) for *n* items.
    mutating func follow(_ plan: UpdatePlan) {
        guard !paths.isEmpty else { return }
        paths = Set(
            paths.compactMap { path in
                guard plan.hadSection(path.section), (0..<plan.before[path.section]).contains(path.item) else {
                    return nil
                }
                return plan.afterPath(of: path)
            })
    }

    /// Removes all items, because the data were replaced.
    mutating func forget() { paths = [] }
}
