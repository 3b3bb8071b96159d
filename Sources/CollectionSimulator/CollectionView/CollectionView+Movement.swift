import FlowEngine
import ViewSimulator

// A carried item is at its target for the view and its layout: all paths in attributes are places as they are shown.
// The data source is not notified until the end, so it, and a delegate that uses its data, are asked with the path that
// the item has there (`dataPath`).

extension CollectionView {
    func liftItem(at indexPath: IndexPath) -> Bool {
        MainThread.check("a movement")
        // In the block of a batch the data are neither the old nor the new ones.
        guard carriedItem == nil, core.updateState.batch == nil, let dataSource, let path = ItemPath(indexPath),
            core.hasItem(at: indexPath)
        else { return false }
        // A data source that does not implement the method lets its items be moved.
        let isMovable = OptionalRequirement.ask { dataSource.collectionView(self, canMoveItemAt: indexPath) }
        guard isMovable ?? true, carriedItem == nil, let attributes = layoutAttributesForItem(at: indexPath)
        else { return false }
        core.tracer?.begin(.itemLifted(element: TraceEvent.Element(itemAt: indexPath)))
        defer { core.tracer?.end() }
        carriedItem = CarriedItem(source: path, target: path, position: attributes.center)
        invalidateForMovement(from: path, attributes.center)
        return true
    }

    func carryItem(to position: CGPoint) {
        guard let carried = carriedItem, !carried.isSettling, position.x.isFinite, position.y.isFinite else { return }
        prepareLayoutIfNeeded()
        let current = IndexPath(carried.target)
        let proposed = layout.targetIndexPath(
            forInteractivelyMovingItem: current, withPosition: layoutPoint(position))
        let wanted = proposed == current ? current : retargeted(proposed, of: carried)
        // The delegate or the layout may have ended the movement.
        guard carriedItem != nil else { return }
        let target = usableTarget(wanted, of: carried)
        core.tracer?.begin(
            .itemCarried(
                element: TraceEvent.Element(itemAt: IndexPath(carried.source)),
                to: TraceEvent.Element(itemAt: IndexPath(target)), position: position))
        defer { core.tracer?.end() }
        carriedItem?.position = position
        carriedItem?.target = target
        renumberCells(from: carried.move, to: ItemMove(source: carried.source, target: target))
        invalidateForMovement(from: carried.target, carried.position)
    }

    private func retargeted(_ proposed: IndexPath, of carried: CarriedItem) -> IndexPath {
        guard let delegate = collectionDelegate else { return proposed }
        let current = IndexPath(carried.target)
        let answer = OptionalRequirement.ask {
            delegate.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: IndexPath(carried.source),
                atCurrentIndexPath: current, toProposedIndexPath: proposed)
        }
        if let answer { return answer }
        return OptionalRequirement.ask {
            delegate.collectionView(self, targetIndexPathForMoveFromItemAt: current, toProposedIndexPath: proposed)
        } ?? proposed
    }

    /// Returns the wanted target if it exists. Otherwise reports an issue and returns the present target, so that the
    /// item stays where it is.
    private func usableTarget(_ wanted: IndexPath, of carried: CarriedItem) -> ItemPath {
        if let path = ItemPath(wanted), ItemMove(source: carried.source, target: path).fits(core.currentCounts) {
            return path
        }
        core.report(.unknownIndexPath(indexPath: wanted))
        return carried.target
    }

    private func invalidateForMovement(from previous: ItemPath, _ previousPosition: CGPoint) {
        guard let carried = carriedItem else { return }
        keeper.releaseSettledModel()
        let context = layout.invalidationContext(
            forInteractivelyMovingItems: [IndexPath(carried.target)], withTargetPosition: layoutPoint(carried.position),
            previousIndexPaths: [IndexPath(previous)], previousPosition: layoutPoint(previousPosition))
        layout.invalidateLayout(with: context)
    }

    // MARK: The end

    func dropItem() {
        guard let carried = carriedItem, !carried.isSettling else { return }
        guard carried.target != carried.source else { return settleMovement(carried, isCancelled: false) }
        prepareLayoutIfNeeded()
        let countsBefore = core.currentCounts
        carriedItem?.isSettling = true
        let moved: Void? = dataSource.flatMap { source in
            OptionalRequirement.ask {
                source.collectionView(self, moveItemAt: IndexPath(carried.source), to: IndexPath(carried.target))
            }
        }
        defer {
            let waiting = whenDropped
            whenDropped = []
            for body in waiting { body() }
        }
        // A data source that reloaded meanwhile ended the movement.
        guard carriedItem != nil else { return }
        if moved != nil, core.counts == countsBefore { core.counts = carried.move.counts(from: countsBefore) }
        // If the data source cannot move the item, it goes back.
        settleMovement(carried, isCancelled: moved == nil)
    }

    /// Ends the movement with the original order if it is cancelled, and otherwise with the new order. The elements on
    /// screen are queried again.
    func settleMovement(_ carried: CarriedItem, isCancelled: Bool) {
        let (source, target) = (IndexPath(carried.source), IndexPath(carried.target))
        let final = isCancelled ? source : target
        core.tracer?.begin(
            .itemDropped(
                element: TraceEvent.Element(itemAt: source), at: TraceEvent.Element(itemAt: final),
                cancelled: isCancelled))
        defer { core.tracer?.end() }
        keeper.releaseSettledModel()
        if isCancelled {
            renumberCells(from: carried.move, to: ItemMove(source: carried.source, target: carried.source))
        } else {
            keeper.adoptShownOrder()
        }
        carriedItem = nil
        let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [final], previousIndexPaths: [source], movementCancelled: isCancelled)
        layout.invalidateLayout(with: context)
        if !isCancelled, source != target { replaceCell(at: target) }
    }

    /// Gives the moved item a new cell (R9.21).
    private func replaceCell(at indexPath: IndexPath) {
        guard let element = core.displayed.remove(.cell(at: indexPath)) else { return }
        core.recycle(element)
        pass.query.pending.isWhole = true
    }

    /// Runs a closure at once, or, while the data source is being notified that the user dropped an item, after that.
    func runAfterDrop(_ body: @escaping () -> Void) {
        if carriedItem?.isSettling == true { whenDropped.append(body) } else { body() }
    }

    func cancelMovement() {
        guard let carried = carriedItem, !carried.isSettling else { return }
        settleMovement(carried, isCancelled: true)
    }

    /// Puts the carried item back in its original place, because data or layout are about to be replaced.
    func discardMovement() {
        if carriedItem?.isSettling == true { carriedItem = nil } else { cancelMovement() }
    }

    private func renumberCells(from old: ItemMove, to new: ItemMove) {
        guard old != new else { return }
        core.displayed.renumberCells { new.place(of: old.inverse.place(of: $0)) }
        core.selection.rebase { new.place(of: old.inverse.place(of: $0)) }
    }

    // MARK: Paths on screen

    /// The path that an item has in the data source, given the path at which the view shows it. The two paths differ
    /// only during a movement.
    package func dataPath(at shown: IndexPath) -> IndexPath {
        guard let carriedItem, !carriedItem.isSettling else { return shown }
        return carriedItem.move.inverse.place(of: shown)
    }

    /// The path of an item in the order on screen, given the item's path in the data source.
    func shownPath(of indexPath: IndexPath) -> IndexPath {
        carriedItem.map { $0.move.place(of: indexPath) } ?? indexPath
    }

    func isCarried(_ indexPath: IndexPath) -> Bool {
        carriedItem.map { IndexPath($0.target) == indexPath } ?? false
    }

    /// Adds the carried item to the elements that the layout returned, at the finger's place. Attributes that the
    /// layout returned for the carried item are left out.
    func withCarriedItem(_ found: [CollectionViewLayoutAttributes]) -> [CollectionViewLayoutAttributes] {
        guard let carried = carriedAttributes() else { return found }
        return found.filter { $0.representedElementCategory != .cell || !isCarried($0.indexPath) } + [carried]
    }

    func carriedAttributes() -> CollectionViewLayoutAttributes? {
        guard let carriedItem else { return nil }
        let attributes = layout.layoutAttributesForInteractivelyMovingItem(
            at: IndexPath(carriedItem.target), withTargetPosition: layoutPoint(carriedItem.position))
        return asShown(attributes)
    }

    /// Converts a point of the content between the view's coordinates and the layout's coordinates, in either
    /// direction.
    func layoutPoint(_ point: CGPoint) -> CGPoint {
        contentMirror?.mirrored(point) ?? point
    }
}
