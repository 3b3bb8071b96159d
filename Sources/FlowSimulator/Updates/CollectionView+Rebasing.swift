import CallerChecks
import FlowEngine
import Foundation
import ViewSimulator

// What a view holds by path gets its path after the update: views on screen keep their elements, wherever those went.

extension CollectionView {
    /// Asks the layout which supplementary views and decorations come and go (R10.11).
    func gatherRenumberings(of update: OngoingUpdate) {
        for name in update.screen.names where name.category != .cell {
            let key = OngoingUpdate.ElementKindKey(category: name.category, kind: name.kind)
            guard update.renumberings[key] == nil else { continue }
            let (kind, methods) = (name.kind ?? "", name.category.methods)
            let deleted = methods.deleted(layout, kind)
            let inserted = methods.inserted(layout, kind)
            update.renumberings[key] = Renumbering(update.plan, deleting: deleted, inserting: inserted)
        }
    }

    /// R10.13: a reconfigured item keeps its cell; the data source sets it up again, and it is measured. Cells that are
    /// not on screen will be set up when they come there.
    func reconfigure(_ update: OngoingUpdate) {
        guard let dataSource else { return }
        for path in update.plan.reconfiguredItems {
            guard let after = update.plan.keptPath(of: path),
                let element = displayed[.cell(at: after)],
                let cell = element.view as? CollectionViewCell
            else { continue }
            pass.dequeuing.reconfigured = cell
            let answer = requestView(at: IndexPath(after)) {
                dataSource.collectionView(self, cellForItemAt: IndexPath(after))
            }
            pass.dequeuing.reconfigured = nil
            require(
                answer === cell,
                "the cell returned for a reconfigured item must be the one that dequeuing returns for its index path")
            element.measurement.isWanted = true
        }
    }

    /// R9.20: the layout chooses where the view rests, and the delegate has the last word. Once in an update.
    ///
    /// - Returns: Whether the view rests elsewhere than where it was.
    @discardableResult
    func settleTargetOffset() -> Bool {
        guard updateState.ongoing?.isTargetChosen != true else { return false }
        updateState.ongoing?.isTargetChosen = true
        let wasScrolling = scrollTarget != nil
        let proposed = layout.targetContentOffset(forProposedContentOffset: contentOffset)
        let target = OptionalRequirement.answer {
            collectionDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed) ?? proposed
        }
        // What is scrolled to while they are asked has no more say than an offset that is set meanwhile.
        if !wasScrolling { cancelScrollTarget() }
        guard target != contentOffset, target.x.isFinite, target.y.isFinite else { return false }
        contentOffset = target
        updateState.ongoing?.fixedStart = nil
        return true
    }

    /// R18.1: the offset of an update that leaves it is fixed before anything is measured, and what is on screen there
    /// is what measuring keeps in its place. So where a cell is to be measured, layout and delegate say first where the
    /// view rests; what only a place in between would show is not measured.
    ///
    /// - Returns: False where the view rests elsewhere now: what is there has to be placed first.
    func settlesOffsetBeforeMeasuring() -> Bool {
        guard let update = updateState.ongoing, update.leavesOffset, wasSettled else { return true }
        if !update.isTargetChosen, isAnyViewDue {
            settleTargetOffset()
            if isLayoutPending { return false }
        }
        if update.fixedStart == nil { update.fixedStart = along(boundsInLayout.origin) }
        return true
    }
}

extension DisplayedElements {
    /// Gives elements their new names; answers those that have none any more, and holds them no longer.
    mutating func rebase(_ after: (ElementName) -> ElementName?) -> [DisplayedElement] {
        let old = removeAll()
        var leaving: [DisplayedElement] = []
        for element in old {
            let name = element.attributes.name
            guard let new = after(name) else {
                leaving.append(element)
                continue
            }
            if new != name { element.rebase(to: new.indexPath) }
            add(element)
        }
        return leaving
    }
}

extension CollectionViewUpdateItem {
    /// R10.9: a section carries `NSNotFound` as its item.
    convenience init(_ item: UpdateItem) {
        let action: Action =
            switch item.action {
            case .insert: .insert
            case .delete: .delete
            case .reload: .reload
            case .move: .move
            }
        self.init(before: item.before?.indexPath, after: item.after?.indexPath, action: action)
    }
}

extension UpdatePlace {
    fileprivate var indexPath: IndexPath {
        switch self {
        case .item(let path): IndexPath(path)
        case .section(let section): .at(section, NSNotFound)
        }
    }
}
