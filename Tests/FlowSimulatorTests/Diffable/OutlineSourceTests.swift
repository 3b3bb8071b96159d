import FlowSimulator
import Testing

/// Section snapshots in a diffable data source: what is shown, asked and told.
@Suite("Section snapshots of data sources")
@MainActor
struct OutlineSourceTests {
    private let screen = DiffableScreen()

    /// Two items, 1 with the children 11 and 12, and 11 with the child 111.
    private func outline(expanding items: [Int] = []) -> SectionSnapshot {
        var snapshot = SectionSnapshot()
        snapshot.append([1, 2])
        snapshot.append([11, 12], to: 1)
        snapshot.append([111], to: 11)
        snapshot.expand(items)
        return snapshot
    }

    private func show(_ snapshot: SectionSnapshot, in section: Int = 0) {
        screen.source.apply(snapshot, to: section)
        screen.view.layoutIfNeeded()
    }

    @Test("A section shows the visible items, and is added at the end if it is not there")
    func applying() {
        show(outline(expanding: [1]))
        #expect(screen.fault(against: [[1, 11, 12, 2]]) == nil)
        #expect(screen.source.snapshot(for: 0) == outline(expanding: [1]))
        var other = SectionSnapshot()
        other.append([5, 6])
        show(other, in: 7)
        #expect(screen.source.snapshot().sectionIdentifiers == [0, 7])
        #expect(screen.fault(against: [[1, 11, 12, 2], [5, 6]]) == nil)
        show(SectionSnapshot())
        #expect(screen.fault(against: [[], [5, 6]]) == nil)
        #expect(screen.source.snapshot(for: 0) == SectionSnapshot())
        #expect(screen.source.snapshot(for: 9) == SectionSnapshot())
    }

    @Test("An expanded item's children are inserted by one update; cells and sizes of the others stay")
    func expanding() {
        show(outline())
        let cell = screen.view.cellForItem(at: path(0, 1))
        let made = screen.cellsMade.count
        show(outline(expanding: [1, 11]))
        #expect(screen.fault(against: [[1, 11, 111, 12, 2]]) == nil)
        #expect(Array(screen.cellsMade.dropFirst(made)).sorted() == [11, 12, 111])
        #expect(screen.view.cellForItem(at: path(0, 4)) === cell)
        show(outline(expanding: [11]))
        #expect(screen.fault(against: [[1, 2]]) == nil)
        #expect(screen.cellsMade.count == made + 3)
        #expect(screen.source.snapshot(for: 0).isExpanded(11))
    }

    @Test("An equal snapshot asks for no cell and invalidates nothing, whole or of a section")
    func equal() {
        let layout = ClosureFlowLayout()
        layout.estimatedItemSize = size(320, 40)
        screen.view.collectionViewLayout = layout
        show(outline(expanding: [1]))
        screen.view.layoutIfNeeded()
        let made = screen.cellsMade.count
        var invalidations = 0
        layout.whenInvalidated = { _ in invalidations += 1 }
        var done = 0
        screen.source.apply(outline(expanding: [1]), to: 0) { done += 1 }
        screen.source.apply(screen.source.snapshot()) { done += 1 }
        screen.source.apply(screen.source.snapshot(), animatingDifferences: false) { done += 1 }
        screen.view.layoutIfNeeded()
        #expect(done == 3)
        #expect(screen.cellsMade.count == made)
        #expect(invalidations == 0)
    }

    @Test("The handlers are asked and told in their order, and may refuse")
    func handlers() {
        show(outline())
        var calls: [String] = []
        var isAllowed = true
        screen.source.sectionSnapshotHandlers.shouldExpandItem = {
            calls.append("should expand \($0)")
            return isAllowed
        }
        screen.source.sectionSnapshotHandlers.willExpandItem = { calls.append("will expand \($0)") }
        screen.source.sectionSnapshotHandlers.shouldCollapseItem = {
            calls.append("should collapse \($0)")
            return isAllowed
        }
        screen.source.sectionSnapshotHandlers.willCollapseItem = { calls.append("will collapse \($0)") }
        #expect(screen.source.toggleDisclosure(of: 1))
        #expect(calls == ["should expand 1", "will expand 1"])
        #expect(screen.counts == [4])
        isAllowed = false
        #expect(!screen.source.toggleDisclosure(of: 1))
        #expect(!screen.source.toggleDisclosure(of: 11))
        #expect(screen.counts == [4])
        isAllowed = true
        calls = []
        #expect(screen.source.toggleDisclosure(of: 1))
        #expect(calls == ["should collapse 1", "will collapse 1"])
        #expect(screen.counts == [2])
        #expect(!screen.source.toggleDisclosure(of: 11), "hidden")
        #expect(!screen.source.toggleDisclosure(of: 99))
        calls = []
        show(outline(expanding: [1]))
        #expect(calls.isEmpty)
    }

    @Test("Children may be supplied when their parent is expanded")
    func children() {
        show(outline())
        var before: [Int] = []
        screen.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
            before = children.items
            var children = children
            children.append([parent * 100])
            return children
        }
        screen.source.toggleDisclosure(of: 2)
        screen.view.layoutIfNeeded()
        #expect(before == [])
        #expect(screen.fault(against: [[1, 2, 200]]) == nil)
        screen.source.toggleDisclosure(of: 1)
        #expect(before == [11, 111, 12])
        #expect(screen.source.snapshot(for: 0).items == [1, 11, 111, 12, 100, 2, 200])
    }

    @Test("A snapshot of the whole view keeps an outline whose visible items it keeps, and flattens it otherwise")
    func wholeSnapshots() {
        show(outline(expanding: [1]))
        var whole = screen.source.snapshot()
        whole.appendSections([1])
        whole.appendItems([8])
        whole.reconfigureItems([1])
        screen.apply(whole)
        #expect(screen.source.snapshot(for: 0) == outline(expanding: [1]))
        #expect(screen.source.snapshot(for: 1).rootItems == [8])
        whole = screen.source.snapshot()
        whole.deleteItems([11])
        screen.apply(whole)
        #expect(screen.source.snapshot(for: 0).rootItems == [1, 12, 2])
        #expect(screen.fault(against: [[1, 12, 2], [8]]) == nil)
        whole.insertItems([11], afterItem: 1)
        screen.apply(whole)
        #expect(screen.source.snapshot(for: 0).rootItems == [1, 11, 12, 2], "the outline is gone for good")
    }

    @Test("A hidden item that a snapshot shows in another section flattens the outline")
    func hiddenElsewhere() {
        show(outline())
        var whole = screen.source.snapshot()
        whole.appendSections([1])
        whole.appendItems([11])
        screen.apply(whole)
        #expect(screen.source.snapshot(for: 0).items == [1, 2])
        screen.source.toggleDisclosure(of: 1)
        screen.view.layoutIfNeeded()
        #expect(screen.fault(against: [[1, 2], [11]]) == nil)
    }

    @Test("Handlers may apply snapshots: the item is expanded in what is shown then, or left alone if it is gone")
    func applyingHandlers() {
        show(outline())
        let source = screen.source
        screen.source.sectionSnapshotHandlers.willExpandItem = { [unowned source] item in
            var snapshot = source.snapshot(for: 0)
            if item == 2 { snapshot.append([200], to: 2) } else { snapshot.delete([item]) }
            source.apply(snapshot, to: 0)
        }
        #expect(source.toggleDisclosure(of: 2))
        #expect(!source.toggleDisclosure(of: 1))
        screen.view.layoutIfNeeded()
        #expect(screen.fault(against: [[2, 200]]) == nil)
    }

    @Test("Updates of several sections within a batch are part of it")
    func withinBatch() {
        show(outline())
        screen.view.performBatchUpdates {
            screen.source.apply(outline(expanding: [1]), to: 0)
            var other = SectionSnapshot()
            other.append([5])
            screen.source.apply(other, to: 1)
            #expect(screen.source.snapshot().numberOfItems == 5)
        }
        screen.view.layoutIfNeeded()
        #expect(screen.fault(against: [[1, 11, 12, 2], [5]]) == nil)
    }

    @Test("Updates within a layout pass are shown after it")
    func withinPass() {
        let layout = ClosureFlowLayout()
        layout.estimatedItemSize = size(320, 40)
        layout.minimumLineSpacing = 0
        show(outline())
        var isFirst = true
        layout.whenPreparing = { [unowned source = screen.source] in
            guard isFirst else { return }
            isFirst = false
            source.apply(outline(expanding: [1]), to: 0)
            source.apply(outline(expanding: [1, 11]), to: 0)
        }
        screen.view.collectionViewLayout = layout
        screen.view.layoutIfNeeded()
        #expect(!isFirst)
        #expect(screen.fault(against: [[1, 11, 111, 12, 2]]) == nil)
    }

    @Test("An asynchronous call returns when the section is shown")
    func asynchronous() async {
        show(outline())
        await screen.source.apply(outline(expanding: [1]), to: 0)
        screen.view.layoutIfNeeded()
        #expect(screen.fault(against: [[1, 11, 12, 2]]) == nil)
    }

    @Test("An item that is in another section stops the program")
    func duplicates() async {
        for isHidden in [false, true] {
            let result = await #expect(
                processExitsWith: .failure, observing: [\.standardErrorContent]
            ) { [isHidden = isHidden as Bool] in
                await MainActor.run {
                    let screen = DiffableScreen()
                    screen.apply([[1], [2]])
                    var snapshot = SectionSnapshot()
                    snapshot.append([1])
                    snapshot.append([2], to: isHidden ? 1 : nil)
                    screen.source.apply(snapshot, to: 0)
                }
            }
            let words = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
            #expect(words.contains("supplied item identifiers are not unique"))
        }
    }

    // MARK: Moves by the user

    /// Carries an item as the user does, and returns the transaction.
    private func carry(_ source: IndexPath, to target: IndexPath) throws -> DiffableSource.Transaction {
        var told: DiffableSource.Transaction?
        screen.source.reorderingHandlers.canReorderItem = { _ in true }
        screen.source.reorderingHandlers.didReorder = { [unowned source = screen.source] transaction in
            told = transaction
            for part in transaction.sectionTransactions {
                let shown = source.snapshot().itemIdentifiers(inSection: part.sectionIdentifier)
                #expect(shown == part.finalSnapshot.visibleItems)
                #expect(source.snapshot(for: part.sectionIdentifier) == part.finalSnapshot)
            }
        }
        try #require(screen.view.beginInteractiveMovementForItem(at: source))
        let place = try #require(screen.view.cellForItem(at: target)).center
        screen.view.updateInteractiveMovementTargetPosition(place)
        screen.view.endInteractiveMovement()
        screen.view.layoutIfNeeded()
        return try #require(told)
    }

    @Test("An item that is carried below an expanded one becomes its first child")
    func carriedBelowParent() throws {
        show(outline(expanding: [1]))
        let transaction = try carry(path(0, 3), to: path(0, 1))
        #expect(screen.fault(against: [[1, 2, 11, 12]]) == nil)
        let outline = screen.source.snapshot(for: 0)
        #expect(outline.parent(of: 2) == 1)
        #expect(transaction.sectionTransactions.count == 1)
        #expect(transaction.sectionTransactions.first?.sectionIdentifier == 0)
        #expect(transaction.sectionTransactions.first?.finalSnapshot == outline)
        #expect(transaction.sectionTransactions.first?.initialSnapshot == self.outline(expanding: [1]))
        #expect(transaction.sectionTransactions.first?.difference.count == 2)
    }

    @Test("Descendants follow an item that is carried, hidden and visible ones, to another section as well")
    func carriedWithDescendants() throws {
        show(outline(expanding: [1]))
        var other = SectionSnapshot()
        other.append([5, 6])
        show(other, in: 1)
        let transaction = try carry(path(0, 0), to: path(1, 1))
        #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == [0, 1])
        #expect(screen.fault(against: [[2], [5, 1, 11, 12, 6]]) == nil)
        #expect(screen.source.snapshot() == transaction.finalSnapshot)
        #expect(screen.source.snapshot(for: 1).items == [5, 1, 11, 111, 12, 6])
        _ = try carry(path(1, 1), to: path(1, 0))
        #expect(screen.source.snapshot(for: 1).items == [1, 11, 111, 12, 5, 6])
        #expect(screen.fault(against: [[2], [1, 11, 12, 5, 6]]) == nil)
    }

    @Test("What is applied before the drop is over comes after it, in its order")
    func applyingAtDrop() throws {
        show(outline(expanding: [1]))
        let source = screen.source
        screen.source.reorderingHandlers.willReorder = { [unowned source] _ in
            var other = SectionSnapshot()
            other.append([5])
            source.apply(other, to: 1)
            #expect(source.snapshot().numberOfSections == 1)
        }
        _ = try carry(path(0, 0), to: path(0, 3))
        #expect(screen.fault(against: [[2, 1, 11, 12], [5]]) == nil)
        #expect(source.snapshot(for: 0).items == [2, 1, 11, 111, 12])
        var whole = source.snapshot()
        whole.deleteItems([2])
        source.reorderingHandlers.willReorder = { [unowned source] _ in
            source.applySnapshotUsingReloadData(whole)
            #expect(source.snapshot().numberOfItems == 5)
        }
        source.reorderingHandlers.didReorder = nil
        try #require(screen.view.beginInteractiveMovementForItem(at: path(0, 0)))
        let place = try #require(screen.view.cellForItem(at: path(1, 0))).center
        screen.view.updateInteractiveMovementTargetPosition(place)
        screen.view.endInteractiveMovement()
        screen.view.layoutIfNeeded()
        #expect(screen.fault(against: [[1, 11, 12], [5]]) == nil)
    }

    @Test("An item cannot be carried into its own descendants: they follow it")
    func carriedIntoItself() throws {
        show(outline(expanding: [1]))
        _ = try carry(path(0, 0), to: path(0, 2))
        #expect(screen.fault(against: [[1, 11, 12, 2]]) == nil)
        #expect(screen.source.snapshot(for: 0) == outline(expanding: [1]))
    }
}
