import FlowEngine

extension ElementsView {
    /// Gives the views of elements that stay their new paths, and removes those of elements that are gone or new.
    func rebase(_ update: OngoingUpdate) {
        update.leaving = displayed.rebase { update.after($0) }
        update.isRebased = true
    }

    /// Gives the anchor's item its new path.
    func rebaseAnchor() {
        guard case .item(let indexPath) = anchorPolicy, let path = ItemPath(indexPath),
            let plan = updateState.ongoing?.plan, plan.hadSection(path.section), path.item >= 0,
            path.item < plan.before[path.section], let after = plan.afterPath(of: path), after != path
        else { return }
        anchorPolicy = .item(IndexPath(after))
    }

    /// Defers a reload to the end of a running batch, which then performs it (R10.16). Returns whether it did.
    func deferReload() -> Bool {
        if updateState.batch != nil {
            updateState.batch?.wantsReload = true
            return true
        }
        if !updateState.early.isEmpty {
            updateState.early[updateState.early.count - 1].wantsReload = true
            return true
        }
        if updateState.isBusy { updateState.wantsReload = true }
        return updateState.isBusy
    }
}
