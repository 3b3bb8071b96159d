import FlowEngine

/// The state of a compositional layout.
@MainActor
struct CompositionalState {
    /// The content; nil before the first preparation.
    var model: CompositionalModel?
    /// The content with the sizes that were measured since the last preparation; nil if there are none.
    var staged: CompositionalModel?
    var staleness = CompositionalStaleness()
    /// The update that is not yet applied to the model.
    var pendingUpdate: UpdatePlan?
    /// The original plan of the pending update, if `pendingUpdate` keeps the sizes of reloaded items (G33).
    var givenUpdate: UpdatePlan?
    /// The running update, and the content before it.
    var ongoing: (plan: UpdatePlan, before: CompositionalModel)?
    /// The number of updates so far, and the last of them: attributes that were made before have older paths (R8.17).
    var updateCount = 0
    var recentUpdates: [UpdatePlan] = []
    /// The content at the end of the last pass, and the updates since; nil unless anchors need it.
    var settled: (model: CompositionalModel, updates: [UpdatePlan])?
    /// The content in the order of the data, while an item is shown at another place.
    var carried: (move: ItemMove, settled: CompositionalModel)?
    var cache = CompositionalAttributesCache()
    var isUpdating = false
    /// Whether a property was changed or the data became others while the model was updated.
    var changedWhileUpdating = false
    /// Whether the first element on screen keeps its place when everything is measured again (R17.13).
    var keepsReader = false

    /// The greatest number of recent updates that are kept.
    static let maximumRecent = 8

    /// The present path of an item whose attributes were made after `count` updates; nil if it is gone.
    func currentPath(_ path: ItemPath, readAt count: Int) -> ItemPath? {
        guard count < updateCount else { return path }
        guard updateCount - count <= recentUpdates.count else { return nil }
        return recentUpdates.suffix(updateCount - count).reduce(path as ItemPath?) { path, plan in
            path.flatMap { plan.keptPath(of: $0) }
        }
    }

    mutating func note(_ plan: UpdatePlan) {
        updateCount += 1
        recentUpdates.append(plan)
        if recentUpdates.count > CompositionalState.maximumRecent { recentUpdates.removeFirst() }
        settled?.updates.append(plan)
        cache.removeAll()
    }
}

/// The parts of a compositional layout that are invalid.
struct CompositionalStaleness {
    /// Whether sections and their numbers of items are read again.
    var isUnbuilt = true
    /// Whether measured sizes are discarded, too.
    var dropsSizes = true
    /// Items whose cells are measured again (R17.3).
    var items: Set<ItemPath> = []
    /// Headers, footers and attached views that are measured again.
    var views: Set<ElementName> = []

    static let none: CompositionalStaleness = {
        var staleness = CompositionalStaleness()
        staleness.isUnbuilt = false
        staleness.dropsSizes = false
        return staleness
    }()

    var isNothing: Bool { !isUnbuilt && items.isEmpty && views.isEmpty }

    /// Adds what a context invalidates. R9.4: a context that names nothing is for the whole layout. Measured sizes are
    /// discarded by `invalidateLayout()` and reloads, as in a flow layout (R8.16).
    @MainActor
    mutating func add(_ context: CollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything {
            isUnbuilt = true
            dropsSizes = true
        } else if context.invalidateDataSourceCounts || (context.namesNoElement && !context.keepsSizes) {
            isUnbuilt = true
        }
        guard !context.keepsSizes else { return }
        items.formUnion((context.invalidatedItemIndexPaths ?? []).lazy.compactMap { ItemPath($0) })
        for (kind, paths) in context.invalidatedSupplementaryIndexPaths ?? [:] {
            views.formUnion(paths.map { .supplementaryView(ofKind: kind, at: $0) })
        }
    }

    @MainActor
    mutating func rebase(_ plan: UpdatePlan) {
        views = Set(
            views.compactMap { name in
                name.moved(
                    ofItem: { $0 },
                    ofOther: { path in
                        ItemPath(path).flatMap { plan.keptPath(of: $0) }.map { IndexPath($0) }
                    })
            })
        items = Set(items.compactMap { plan.keptPath(of: $0) })
    }
}
