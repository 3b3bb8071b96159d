import FlowEngine

extension UpdatePlan {
    /// A plan in which some of the reloaded items keep their size until their new cells are measured (G33), and the
    /// paths of these items after the update. Nil if there is no such item.
    ///
    /// - Parameters:
    ///   - operations: The operations of this plan.
    ///   - keepsSize: Whether a reloaded item keeps its size. Called with paths before the update.
    package func keepingReloaded(
        _ operations: [UpdateOperation], where keepsSize: (ItemPath) -> Bool
    ) -> (plan: UpdatePlan, kept: [ItemPath])? {
        let kept = Set(reloadedItems.filter(keepsSize))
        guard !kept.isEmpty else { return nil }
        let adapted = operations.map { operation -> UpdateOperation in
            guard case .reloadItem(let path) = operation, kept.contains(path) else { return operation }
            return .reconfigureItem(path)
        }
        // A plan that adds up with reloads adds up without.
        guard let keeping = try? UpdatePlan(adapted, before: before, after: after) else { return nil }
        return (keeping, kept.compactMap { afterPath(of: $0) })
    }
}
