import FlowEngine

/// The items of a custom layout that have the sizes that their cells returned. A custom layout stores such sizes
/// without reporting them; a flow layout's model contains them.
struct AnsweredItems {
    private var paths: Set<ItemPath> = []
    /// Whether the layout used a returned size. All cells are asked (R8.3); if the layout uses no size, its cells
    /// measure nothing.
    private var takesAnswers = false

    /// The number of items that were measured, on screen or not.
    var count: Int { takesAnswers ? paths.count : 0 }

    func contains(_ path: ItemPath) -> Bool { takesAnswers && paths.contains(path) }

    /// Notes that the layout made the returned size the item's size.
    mutating func take(_ path: ItemPath) {
        takesAnswers = true
        paths.insert(path)
    }

    /// Notes that the layout kept the item's size.
    ///
    /// - Parameter isSame: Whether the cell returned that size, too.
    mutating func refuse(_ path: ItemPath, isSame: Bool) {
        if isSame { paths.insert(path) } else { paths.remove(path) }
    }

    /// Renumbers the items after an update, and removes those that it deletes. O(*n*), *n* items.
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

    /// Forgets all items, because the data were replaced.
    mutating func forget() { paths = [] }
}
