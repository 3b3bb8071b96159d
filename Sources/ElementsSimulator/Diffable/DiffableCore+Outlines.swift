import CallerChecks
import FlowEngine

extension DiffableCore {
    /// The outline of a section. If the section's items did not come from a section snapshot, or not all of them, the
    /// outline is flat. Empty if there is no such section. O(*n*) for *n* items of the section.
    package func outline(of section: SectionID) -> SectionSnapshot {
        guard let index = current.indexOfSection(section) else { return SectionSnapshot() }
        let items = current.storage.items[index]
        if let outline = outlines[section], outline.visibleItems == items { return outline }
        var flat = SectionSnapshot()
        flat.append(items)
        return flat
    }

    /// Shows the visible items of a section snapshot in a section, which is added at the end if it is not there. The
    /// other sections stay as they are when the update's turn comes. Stops the program if an item is in another
    /// section.
    package func apply(
        _ outline: SectionSnapshot, to section: SectionID, of source: AnyObject, in view: (any DiffableView)?,
        completion: (() -> Void)?
    ) {
        let items = outline.visibleItems
        update(of: source, in: view, animation: nil, outlines: [section: outline], completion: completion) {
            $0.with([(section, items)])
        }
    }

    /// Expands or collapses an item, as the user does, after the handlers were asked. Returns whether the outline
    /// changes.
    package func toggle(
        _ item: ItemID, asking handlers: DiffableDataSourceSectionSnapshotHandlers<ItemID>, of source: AnyObject,
        in view: (any DiffableView)?
    ) -> Bool {
        guard let section = current.sectionIdentifier(containingItem: item) else { return false }
        var outline = outline(of: section)
        if outline.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return false }
            handlers.willCollapseItem?(item)
            outline.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return false }
            handlers.willExpandItem?(item)
            if let children = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
                outline.replace(childrenOf: item, using: children)
            }
            outline.expand([item])
        }
        apply(outline, to: section, of: source, in: view, completion: nil)
        return true
    }
}

// MARK: - Moves by the user

extension DiffableCore {
    /// A move of one item by the user.
    package struct Move {
        package let transaction: Transaction
        /// The snapshot in which only this item moved, which the view shows at the end of the move.
        let shown: Snapshot
    }

    /// The move of an item. Nil if there is no item at `source`, or if `target` is not a valid path after the move.
    ///
    /// In an outline, the descendants of the item move with it. It becomes the first child of the item above its place
    /// if that one is expanded and has children; otherwise the two have the same parent. This is a choice of this
    /// library.
    package func move(from source: IndexPath, to target: IndexPath) -> Move? {
        guard let item = item(at: source), let source = ItemPath(source), let target = ItemPath(target),
            current.storage.items.indices.contains(target.section)
        else { return nil }
        let places = numberOfItems(inSection: target.section) + (source.section == target.section ? 0 : 1)
        guard (0..<places).contains(target.item) else { return nil }
        var shown = current
        shown.moveItem(from: source, to: target)
        let part = outline(of: current.sectionIdentifiers[source.section]).snapshot(of: item, includingParent: true)
        let above = shown.storage.items[target.section][..<target.item].last { !part.contains($0) }
        let transactions = Set([source.section, target.section]).sorted().map { index in
            let section = current.sectionIdentifiers[index]
            var outline = outline(of: section)
            outline.delete([item])
            if index == target.section { outline.place(part, below: above) }
            return DiffableDataSourceSectionTransaction(
                sectionIdentifier: section, initialSnapshot: self.outline(of: section), finalSnapshot: outline)
        }
        let final = current.with(transactions.map { ($0.sectionIdentifier, $0.finalSnapshot.visibleItems) })
        return Move(
            transaction: Transaction(
                initialSnapshot: current, finalSnapshot: final, sectionTransactions: transactions),
            shown: shown)
    }

    /// Adopts a move. Visible descendants of the item follow it by an update, because the view moved only the item.
    package func adopt(_ move: Move, of source: AnyObject, in view: (any DiffableView)?) {
        current = move.shown
        for part in move.transaction.sectionTransactions { outlines[part.sectionIdentifier] = part.finalSnapshot }
        guard move.transaction.finalSnapshot != move.shown else { return }
        update(of: source, in: view, animation: nil, completion: nil) { current in
            current == move.shown ? move.transaction.finalSnapshot : current
        }
    }
}

extension DiffableDataSourceSnapshot {
    /// The snapshot with other items in some sections. Stops the program if an item is in two sections.
    fileprivate func with(_ contents: [(section: SectionIdentifierType, items: [ItemIdentifierType])]) -> Self {
        do { return try replacing(contents) } catch { stop(error.description) }
    }
}
