import FlowScenario
import FlowSimulator
import Foundation
import Testing

/// A running view becomes a scenario, which comes to the same.
@MainActor
@Suite struct ScenarioRecordingTests {
    /// Plays a scenario, and compares every frame with the view's.
    private func expectRoundTrip(
        _ scenario: Scenario, of view: CollectionView, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let run = ScenarioRun(scenario)
        let report = try run.finish()
        #expect(report.differences == [], sourceLocation: sourceLocation)
        let content = CGRect(origin: .zero, size: view.contentSize)
        let frames = [view, run.collectionView].map { view in
            view.elementSnapshots(in: content).map { "\($0.kind ?? "item") \($0.indexPath) \($0.frame)" }.sorted()
        }
        #expect(frames[0] == frames[1], sourceLocation: sourceLocation)
        #expect(run.view.contentOffset == view.contentOffset, sourceLocation: sourceLocation)
        #expect(run.view.contentSize == view.contentSize, sourceLocation: sourceLocation)
    }

    /// Items with sizes of their own, which cells answer or the delegate says.
    private final class Feed: NSObject, CollectionViewDataSource, CollectionViewDelegateFlowLayout {
        final class Item {
            var size: CGSize
            init(_ size: CGSize) { self.size = size }
        }

        final class Cell: CollectionViewCell {
            var item: Item?

            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: CollectionViewLayoutAttributes
            ) -> CollectionViewLayoutAttributes {
                let preferred = super.preferredLayoutAttributesFitting(layoutAttributes)
                if let item { preferred.size = item.size }
                return preferred
            }
        }

        var sections: [[Item]]
        let layout = CollectionViewFlowLayout()
        let view: CollectionView

        init(_ counts: [Int], measured: Bool, header: CGFloat = 0) {
            sections = counts.map { count in
                (0..<count).map { Item(CGSize(width: 300, height: 40 + CGFloat($0 % 5) * 8.5)) }
            }
            layout.minimumLineSpacing = 3
            layout.headerReferenceSize.height = header
            layout.sectionHeadersPinToVisibleBounds = header > 0
            if measured { layout.estimatedItemSize = CGSize(width: 300, height: 50) }
            view = CollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
            super.init()
            view.register(Cell.self, forCellWithReuseIdentifier: "cell")
            view.register(
                CollectionReusableView.self, forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
                withReuseIdentifier: "header")
            view.dataSource = self
            if !measured { view.delegate = self }
        }

        func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }

        func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section].count
        }

        func collectionView(
            _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
        ) -> CollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? Cell)?.item = sections[indexPath.section][indexPath.item]
            return cell
        }

        func collectionView(
            _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> CollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }

        func collectionView(
            _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            sections[indexPath.section][indexPath.item].size
        }
    }

    @Test("A view as it is: sizes of the delegate or of cells, sections, pinned headers", arguments: [true, false])
    func presentState(measured: Bool) throws {
        let feed = Feed([30, 8], measured: measured, header: 24)
        try expectRoundTrip(Scenario(recording: feed.view), of: feed.view)
        feed.view.contentOffset.y = 700
        try expectRoundTrip(Scenario(recording: feed.view), of: feed.view)
    }

    @Test("Scrolls, sizes, insets, properties, invalidations and traits, one layout a step", arguments: [true, false])
    func steps(measured: Bool) throws {
        let feed = Feed([40], measured: measured)
        feed.view.layoutIfNeeded()
        let scenario = try Scenario(recording: feed.view) { view in
            let changes: [() -> Void] = [
                { view.contentOffset.y = 300 },
                { view.frame.size = CGSize(width: 340, height: 500) },
                { view.contentInset = EdgeInsets(top: 10, left: 0, bottom: 20, right: 0) },
                { feed.layout.minimumLineSpacing = 11 },
                { feed.layout.invalidateLayout() },
                { view.overrideTraitCollection = TraitCollection(displayScale: 3) },
                { view.scrollToItem(at: [0, 30], at: .top, animated: false) },
            ]
            for change in changes {
                change()
                view.layoutIfNeeded()
            }
        }
        #expect(scenario.steps.count == 8)
        try expectRoundTrip(scenario, of: feed.view)
    }

    @Test("Batches and reloads with what they bring", arguments: [true, false])
    func updates(measured: Bool) throws {
        let feed = Feed([20, 6], measured: measured)
        feed.view.layoutIfNeeded()
        let scenario = try Scenario(recording: feed.view) { view in
            view.contentOffset.y = 200
            view.layoutIfNeeded()
            view.performBatchUpdates {
                feed.sections[0].remove(at: 4)
                feed.sections[0].insert(Feed.Item(CGSize(width: 300, height: 99)), at: 0)
                let moved = feed.sections[1].remove(at: 5)
                feed.sections[1].insert(moved, at: 0)
                view.deleteItems(at: [[0, 4]])
                view.insertItems(at: [[0, 0]])
                view.moveItem(at: [1, 5], to: [1, 0])
            }
            view.layoutIfNeeded()
            feed.sections.append([Feed.Item(CGSize(width: 300, height: 77))])
            view.insertSections([2])
            view.layoutIfNeeded()
            feed.sections.remove(at: 1)
            view.deleteSections([1])
            view.layoutIfNeeded()
            feed.sections[0].removeLast(3)
            view.reloadData()
            view.layoutIfNeeded()
        }
        try expectRoundTrip(scenario, of: feed.view)
    }

    @Test("Items and sections that are replaced, and another data source", arguments: [true, false])
    func replacements(measured: Bool) throws {
        let (feed, other) = (Feed([20, 6], measured: measured), Feed([9, 30], measured: measured))
        feed.layout.sectionInset.top = 12
        feed.view.layoutIfNeeded()
        let scenario = try Scenario(recording: feed.view) { view in
            feed.sections[0][2] = Feed.Item(CGSize(width: 300, height: 130))
            view.reloadItems(at: [[0, 2]])
            view.layoutIfNeeded()
            feed.sections[1] = [Feed.Item(CGSize(width: 300, height: 77))]
            view.reloadSections([1])
            view.layoutIfNeeded()
            feed.sections = other.sections
            view.dataSource = nil
            view.dataSource = feed
            view.layoutIfNeeded()
        }
        try expectRoundTrip(scenario, of: feed.view)
    }

    @Test("Contents that change their sizes, announced by cells or said by a delegate", arguments: [true, false])
    func resizing(measured: Bool) throws {
        let feed = Feed([20], measured: measured)
        feed.view.layoutIfNeeded()
        let scenario = try Scenario(recording: feed.view) { view in
            feed.sections[0][2].size.height = 120
            if measured { view.cellForItem(at: [0, 2])?.invalidateIntrinsicContentSize() }
            if !measured { feed.layout.invalidateLayout() }
            view.layoutIfNeeded()
            view.contentOffset.y = 90
            view.layoutIfNeeded()
        }
        try expectRoundTrip(scenario, of: feed.view)
    }

    @Test("A recording goes on for as long as it is there, passes events on, and stops")
    func recording() throws {
        let feed = Feed([20], measured: true)
        let trace = LayoutTrace()
        feed.view.traceObserver = trace
        let recording = try ScenarioRecording(of: feed.view)
        let count = trace.events.count
        feed.view.contentOffset.y = 100
        feed.view.layoutIfNeeded()
        #expect(trace.events.count > count)
        #expect(try recording.scenario().steps.count == 2)
        feed.view.contentOffset.y = 200
        // Whatever waits for a layout is laid out.
        try expectRoundTrip(recording.scenario(), of: feed.view)
        #expect(recording.problems == [])
        recording.stop()
        #expect(feed.view.traceObserver === trace)
    }

    @Test("A layout that is no flow layout is refused, and so are very many items")
    func refusals() throws {
        let frame = CGRect(x: 0, y: 0, width: 9, height: 9)
        let circle = CollectionView(frame: frame, collectionViewLayout: CircleLayout())
        let reason =
            "CircleLayout is neither a flow layout nor a compositional layout, and scenarios know no other; record where "
            + "it has its elements with `expectLayout(of:matches:)`, which takes any layout"
        #expect(throws: ScenarioError(place: "layout", reason: reason)) { try Scenario(recording: circle) }
        let feed = Feed([20_001], measured: true)
        #expect(throws: ScenarioError.self) { try Scenario(recording: feed.view) }
    }
}

/// A layout of the program's own.
private final class CircleLayout: CollectionViewLayout {}
