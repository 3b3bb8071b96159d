import CallerChecks
import FlowEngine

extension DiffableCore {
    /// The outline of a section. If the section's items did not come from a section snapshot, or not all of them, the
    /// outline is flat. Empty if there is no such section. O(*n*) for *n* items of a flat section.
    package func outline(of section: SectionID) -> SectionSnapshot {
        if let outline = outlines[section] { return outline }
        var flat = SectionSnapshot()
        if let index = current.indexOfSection(section) { flat.append(current.storage.items[index]) }
        return flat
    }

    /// Shows the visible items of a section snapshot in a section, which is added at the end if it is not there. The
    /// other sections stay as they are when the update's turn comes. Stops the program if an item of the snapshot, even
    /// a hidden one, is in another section then.
    package func apply(
        _ outline: SectionSnapshot, to section: SectionID, of source: AnyObject, in view: (any DiffableView)?,
        completion: (() -> Void)?
    ) {
        let (items, visible) = (outline.items, outline.visibleItems)
        update(of: source, in: view, animation: nil, outlines: [section: outline], completion: completion) { current in
            let others = items.filter { (current.sectionIdentifier(containingItem: $0) ?? section) != section }
            require(others.isEmpty, SnapshotError.duplicateItems(others.map { "\($0)" }).description)
            return current.with([(section, visible)])
        }
    }

    /// Expands or collapses an item, as the user does, after the handlers were asked. Returns whether the outline
    /// changes. The handlers may apply snapshots: what is shown afterwards is expanded or collapsed.
    package func toggle(
        _ item: ItemID, asking handlers: DiffableDataSourceSectionSnapshotHandlers<ItemID>, of source: AnyObject,
        in view: (any DiffableView)?
    ) -> Bool {
        guard let isExpanded = outline(showing: item)?.outline.isExpanded(item) else { return false }
        let (isAllowed, willChange) =
            isExpanded
            ? (handlers.shouldCollapseItem, handlers.willCollapseItem)
            : (handlers.shouldExpandItem, handlers.willExpandItem)
        guard isAllowed?(item) ?? true else { return false }
        willChange?(item)
        var children: SectionSnapshot?
        if !isExpanded, let present = outline(showing: item)?.outline.snapshot(of: item) {
            children = handlers.snapshotForExpandingParent?(item, present)
        }
        guard let shown = outline(showing: item), shown.outline.isExpanded(item) == isExpanded else { return false }
        var outline = shown.outline
        if let children { outline.replace(childrenOf: item, using: children) }
        if isExpanded { outline.collapse([item]) } else { outline.expand([item]) }
        apply(outline, to: shown.section, of: source, in: view, completion: nil)
        return true
    }

    private func outline(showing item: ItemID) -> (section: SectionID, outline: SectionSnapshot)? {
        current.sectionIdentifier(containingItem: item).map { ($0, outline(of: $0)) }
    }
}

// MARK: - Moves by the user

extension DiffableCore {
    /// A move of one item by the user.
    package struct Move {
        package let transaction: Transaction
        /// The snapshot in which only this item moved, which the view shows at the end of the move.
        let shown: Snapshot
        /// The outlines of the transaction, in a data source that has outlines.
        let outlines: [SectionID: SectionSnapshot]
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
        let parts = outlines.isEmpty ? [] : transactions.map { ($0.sectionIdentifier, $0.finalSnapshot) }
        return Move(
            transaction: Transaction(
                initialSnapshot: current, finalSnapshot: final, sectionTransactions: transactions),
            shown: shown, outlines: Dictionary(uniqueKeysWithValues: parts))
    }
}

extension DiffableDataSourceSnapshot {
    /// The snapshot with other items in some sections. Stops the program if an item is in two sections.
    fileprivate func with(_ contents: [(section: SectionIdentifierType, items: [ItemIdentifierType])]) -> Self {
        do { return try replacing(contents) } catch { stop(error.description) }
    }
}
