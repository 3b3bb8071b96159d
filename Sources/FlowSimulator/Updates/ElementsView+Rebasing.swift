import FlowEngine
import Foundation
import ViewSimulator

extension ElementsView {
    /// Views of what stays go on under their new paths; those of what is gone or new leave.
    func rebase(_ update: OngoingUpdate) {
        update.leaving = displayed.rebase { update.after($0) }
        update.isRebased = true
    }

    /// The anchor is an item, not a path.
    func rebaseAnchor() {
        guard case .item(let indexPath) = anchorPolicy, let path = ItemPath(indexPath),
            let plan = updateState.ongoing?.plan, plan.hadSection(path.section), path.item >= 0,
            path.item < plan.before[path.section], let after = plan.afterPath(of: path), after != path
        else { return }
        anchorPolicy = .item(IndexPath(after))
    }

    /// R10.16: in a batch, reading everything anew waits for the end. The batch does it then.
    func waitsForUpdate() -> Bool {
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
