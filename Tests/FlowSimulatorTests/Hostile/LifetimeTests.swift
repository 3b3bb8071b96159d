import FlowSimulator
import Foundation
import Testing

/// Nothing keeps alive what nobody holds any more: not the view its cells, nor a layout the view, nor anybody a closure
/// that has been called. Objects count references here, so what is not freed at once never is.
@MainActor @Suite
struct LifetimeTests {
    private static let kinds = [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter]

    /// A screen with headers that was scrolled, so that cells wait to be reused. Watches all of it.
    private func made(_ watch: Watch) -> TestScreen {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = size(320, 50)
        layout.headerReferenceSize = size(0, 20)
        layout.footerReferenceSize = size(0, 20)
        layout.sectionHeadersPinToVisibleBounds = true
        layout.register(CollectionReusableView.self, forDecorationViewOfKind: "line")
        let screen = TestScreen(320, 300, counts: [40, 5], layout: layout) { _, _ in size(320, 60) }
        screen.source.whenCellIsMade = { cell, path in watch.watch(cell, "cell \(path.item)") }
        let delegate = SectionDelegate()
        (delegate.headers, delegate.footers) = ([20, 20], [20, 20])
        screen.view.delegate = delegate
        screen.keptAlive.append(delegate)
        screen.settle()
        screen.view.contentOffset.y = 900
        screen.settle()
        watch.watch(screen.view, "view")
        watch.watch(layout, "layout")
        watch.watch(screen.source, "data source")
        watch.watch(screen.log, "observer")
        watch.watch(delegate, "delegate")
        for kind in LifetimeTests.kinds {
            // The footer is not on screen.
            guard let view = screen.view.supplementaryView(forElementKind: kind, at: path(0, 0)) else { continue }
            watch.watch(view, kind)
        }
        watch.watch(layout.layoutAttributesForItem(at: path(0, 15)), "attributes")
        return screen
    }

    /// Runs in a function of its own, so that nothing here holds what it made.
    private func alive(after body: (Watch) -> Void) -> [String] {
        let watch = Watch()
        body(watch)
        #expect(watch.count > 0)
        return watch.alive
    }

    @Test("A view that is released releases all that belongs to it")
    func aViewTakesEverythingWithIt() {
        #expect(alive { _ = made($0) } == [])
    }

    @Test("So does a view in a hierarchy that is released")
    func alsoInAHierarchyThatIsDropped() {
        #expect(
            alive { watch in
                let parent = View(frame: rect(0, 0, 400, 400))
                parent.addSubview(made(watch).view)
                parent.setNeedsLayout()
                parent.layoutIfNeeded()
                watch.watch(parent, "parent")
            } == [])
    }

    @Test("A layout may live longer than its view, and does not hold it")
    func layoutOutlivesView() {
        let watch = Watch()
        let layout = made(watch).layout
        // And the attributes that it would hand out again.
        #expect(watch.alive == ["layout", "attributes"])
        #expect(layout.collectionView == nil)
        // What it still answers needs no view, and holds none.
        _ = layout.layoutAttributesForElements(in: rect(0, 0, 320, 300))
        layout.invalidateLayout()
        #expect(Set(watch.alive).isSubset(of: ["layout", "attributes"]))
    }

    @Test("A layout that was replaced by another one is released", arguments: [0, 1, 2])
    func exchangedLayout(way: Int) {
        let watch = Watch()
        let screen = TestScreen(320, 300, counts: [40])
        func exchange() {
            let old = CollectionViewFlowLayout()
            old.estimatedItemSize = size(320, 50)
            watch.watch(old, "old layout")
            screen.view.collectionViewLayout = old
            screen.settle()
            screen.view.contentOffset.y = 100
            screen.settle()
            let new = CollectionViewFlowLayout()
            switch way {
            case 0: screen.view.collectionViewLayout = new
            case 1: screen.view.setCollectionViewLayout(new, animated: true)
            default: screen.view.setCollectionViewLayout(new, animated: false)
            }
        }
        exchange()
        screen.settle()
        #expect(watch.alive == [])
        #expect(screen.view.visibleCells.count > 0)
    }

    @Test("Data source, delegate and observers are held weakly")
    func weakReferences() {
        let watch = Watch()
        let view = CollectionView(frame: rect(0, 0, 320, 300), collectionViewLayout: CollectionViewFlowLayout())
        func show() {
            let (source, delegate, log, trace) = (TableSource([9]), SectionDelegate(), IssueLog(), LayoutTrace())
            view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
            (view.dataSource, view.delegate, view.observer, view.traceObserver) = (source, delegate, log, trace)
            view.layoutIfNeeded()
            #expect(view.visibleCells.count == 9)
            for (object, name) in [
                (source, "data source"), (delegate, "delegate"), (log, "observer"), (trace, "trace observer"),
            ] as [(AnyObject, String)] {
                watch.watch(object, name)
            }
        }
        show()
        #expect(watch.alive == [])
        #expect(view.dataSource == nil)
        #expect(view.delegate == nil)
        #expect(view.observer == nil)
        #expect(view.traceObserver == nil)
        view.layoutIfNeeded()
    }

    @Test("A view with a trace is released, and the trace stays")
    func aTracedViewIsFreedAndTheTraceStays() {
        let trace = LayoutTrace()
        let alive = alive { watch in
            let screen = made(watch)
            screen.view.traceObserver = trace
            screen.view.contentOffset.y = 200
            screen.settle()
        }
        #expect(alive == [])
        #expect(!trace.events.isEmpty)
    }

    @Test("Reusable cells whose registration was replaced are released")
    func unregisteredCells() {
        let watch = Watch()
        let screen = made(watch)
        screen.view.frame.size.height = 120
        screen.settle()
        let before = watch.alive.filter { $0.hasPrefix("cell") }.count
        screen.view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
        screen.source.whenCellIsMade = nil
        let after = watch.alive.filter { $0.hasPrefix("cell") }.count
        #expect(after < before, "those that waited to be reused")
        screen.view.reloadData()
        screen.settle()
        #expect(screen.view.visibleCells.count > 0)
    }

    @Test("A batch update releases its closures when it is done")
    func updatesLetGoOfTheirClosures() {
        let watch = Watch()
        let screen = made(watch)
        func update() {
            let (block, completion) = (NSObject(), NSObject())
            watch.watch(block, "block")
            watch.watch(completion, "completion")
            screen.view.performBatchUpdates {
                withExtendedLifetime(block) { screen.source.counts = [39, 5] }
                screen.view.deleteItems(at: [path(0, 15)])
            } completion: { _ in
                withExtendedLifetime(completion) {}
            }
        }
        update()
        #expect(watch.alive.filter { $0 == "block" || $0 == "completion" } == [])
    }

    @Test("Batches that wait are released when they have run, and with their view")
    func waitingBatches() {
        for isLaidOut in [true, false] {
            let watch = Watch()
            func wait() {
                let layout = ClosureFlowLayout()
                let screen = TestScreen(320, 300, counts: [9], layout: layout)
                if isLaidOut { screen.settle() }
                let token = NSObject()
                layout.oncePrepared = { [weak view = screen.view] in
                    view?.performBatchUpdates { withExtendedLifetime(token) {} }
                    view?.insertItems(at: [])
                }
                layout.invalidateLayout()
                // The batch begins while the layout prepares, and waits for the next layout.
                _ = screen.view.layoutAttributesForItem(at: path(0, 0))
                #expect(layout.oncePrepared == nil, "the test is about a batch that began")
                watch.watch(screen.view, "view")
                watch.watch(layout, "layout")
                watch.watch(token, "token")
                if isLaidOut { screen.settle() }
            }
            wait()
            #expect(watch.alive == [], "laid out: \(isLaidOut)")
        }
    }

    @Test("A movement that nobody ends holds nothing")
    func endlessMovement() {
        let alive = alive { watch in
            let screen = made(watch)
            #expect(screen.view.beginInteractiveMovementForItem(at: path(0, 15)))
            screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 1000))
            screen.settle()
        }
        #expect(alive == [])
    }

    @Test("A transition holds attributes and no views")
    func aTransitionHoldsAttributesAndNoViews() {
        let watch = Watch()
        func lastTransition() -> UpdateTransition? {
            let screen = made(watch)
            screen.source.counts = [38, 5]
            screen.view.deleteItems(at: [path(0, 14), path(0, 16)])
            return screen.view.lastTransition
        }
        let transition = lastTransition()
        #expect(transition?.elements.isEmpty == false)
        #expect(watch.alive == [])
    }

    @Test("A diffable data source and its view are released")
    func diffable() {
        let alive = alive { watch in
            let screen = DiffableScreen()
            watch.watch(screen.view, "view")
            watch.watch(screen.source, "data source")
            screen.apply([[1, 2, 3], [4]])
            screen.apply([[3, 2], [5, 4]])
            for cell in screen.view.visibleCells { watch.watch(cell, "cell") }
        }
        #expect(alive == [])
    }

    @Test("A snapshot that waits does not hold the view")
    func aSnapshotThatWaitsDoesNotHoldTheView() {
        let alive = alive { watch in
            let layout = ClosureFlowLayout()
            let view = CollectionView(frame: rect(0, 0, 320, 300), collectionViewLayout: layout)
            view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
            let source = DiffableSource(collectionView: view) { view, path, _ in
                view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            }
            source.apply(source.snapshot())
            view.layoutIfNeeded()
            layout.oncePrepared = { [weak source] in
                guard let source else { return }
                source.apply(source.snapshot())
            }
            layout.invalidateLayout()
            _ = view.layoutAttributesForItem(at: path(0, 0))
            for (object, name) in [(view, "view"), (layout, "layout"), (source, "source")] as [(AnyObject, String)] {
                watch.watch(object, name)
            }
        }
        #expect(alive == [])
    }
}
