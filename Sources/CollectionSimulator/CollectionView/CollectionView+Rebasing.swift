import CallerChecks
import FlowEngine
import ViewSimulator

// State that a view holds by path gets its path after the update: views on screen keep their elements.

extension CollectionView {
    /// Asks the layout for the supplementary views and decorations that an update inserts and deletes (R10.11).
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

    /// Reconfigures cells on screen: the data source configures them again, and they are measured (R10.13). Other cells
    /// are configured when they come on screen.
    func reconfigure(_ update: OngoingUpdate) {
        guard let dataSource else { return }
        for path in update.plan.reconfiguredItems {
            guard let after = update.plan.keptPath(of: path),
                let element = core.displayed[.cell(at: after)],
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

    /// Sets the offset after an update, and returns whether the offset changed. Does nothing if the update's offset is
    /// already set. The layout proposes the offset, and the delegate may replace it (R9.20).
    @discardableResult
    func settleTargetOffset() -> Bool {
        guard core.updateState.ongoing?.isTargetChosen != true else { return false }
        core.updateState.ongoing?.isTargetChosen = true
        let wasScrolling = core.scrollTarget != nil
        let proposed = layout.targetContentOffset(forProposedContentOffset: contentOffset)
        let target = OptionalRequirement.answer {
            collectionDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed) ?? proposed
        }
        // An offset that is set, or an item that is scrolled to, during these calls is overwritten.
        if !wasScrolling { core.cancelScrollTarget() }
        guard target != contentOffset, target.x.isFinite, target.y.isFinite else { return false }
        contentOffset = target
        core.updateState.ongoing?.fixedStart = nil
        return true
    }

    /// Sets an update's final offset before cells are measured, and returns whether measuring may begin. Measuring then
    /// keeps the elements that are on screen at this offset (R18.1). No cells at other places are measured. If the
    /// update has no `leavesOffset`, the method only returns true.
    ///
    /// - Returns: False if the offset changed: the elements there have to be placed first.
    func settlesOffsetBeforeMeasuring() -> Bool {
        guard let update = core.updateState.ongoing, update.leavesOffset, core.wasSettled else { return true }
        if !update.isTargetChosen, isAnyViewDue {
            settleTargetOffset()
            if isLayoutPending { return false }
        }
        if update.fixedStart == nil { update.fixedStart = core.along(core.boundsInLayout.origin) }
        return true
    }
}

extension CollectionViewUpdateItem {
    /// Makes an update item from an item of the plan. A section has `NSNotFound` as its item (R10.9).
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
