import CollectionSimulator

/// A recorded collection view. The protocol contains the functions that differ between layouts.
@MainActor
protocol CollectionSubject: RecordedSubject {
    var collectionView: CollectionView { get }
    /// The sizes that cells or the delegate returned.
    var measured: RecordedSizes { get set }
}

extension CollectionSubject {
    var view: ScrollView { collectionView }
    var traceObserver: AnyObject? {
        get { collectionView.traceObserver }
        set { collectionView.traceObserver = newValue as? any CollectionViewTraceObserver }
    }
    var counts: [Int] {
        (0..<collectionView.numberOfSections).map(collectionView.numberOfItems(inSection:))
    }
    var sourceCounts: [Int] {
        guard let source = collectionView.dataSource else { return [] }
        let count = source.numberOfSections(in: collectionView)
        return (0..<count).map { source.collectionView(collectionView, numberOfItemsInSection: $0) }
    }
    var selectedPaths: [IndexPath] { collectionView.indexPathsForSelectedItems ?? [] }
    var visibleCount: Int { collectionView.indexPathsForVisibleItems.count }
    func elementSnapshots(in rect: CGRect) -> [ElementSnapshot] { collectionView.elementSnapshots(in: rect) }

    // MARK: Events

    func noteNewItems() {}

    func recordSize(_ size: CGSize, of element: TraceEvent.Element) {
        guard element.category == .item, let number = items.number(at: element.indexPath) else { return }
        measured.record(size, of: number)
    }

    /// Adds the sizes that cells returned in a step.
    func noteMeasuredSizes(in step: inout RecordedStep) {
        let changed = measured.takeChanged()
        // A batch was laid out with the sizes of the items that it found, whatever these came from.
        let before = step.itemsBefore?.paths(of: changed.keys) ?? [:]
        step.insert(resizes(changed, at: before), at: step.placeOfChange ?? step.actions.count)
        let late = changed.filter { before[$0.key] == nil }
        let resized = resizes(late, at: items.paths(of: late.keys))
        step.removeRemeasuring(of: resized)
        step.insert(resized, at: step.actions.count)
    }

    /// Calls a closure for each item, with its path and its number.
    func forEachItem(_ body: (IndexPath, Int) -> Void) {
        for (index, section) in items.sections.prefix(collectionView.numberOfSections).enumerated() {
            let count = collectionView.numberOfItems(inSection: index)
            for (item, number) in section.items.prefix(count).enumerated() {
                body(IndexPath(item: item, section: index), number)
            }
        }
    }

    // MARK: Writing

    func alignment(_ position: String) -> Scenario.ScrollAlignment? { Scenario.ScrollAlignment(rawValue: position) }
    var emptyBatch: Scenario.Action? { .update([]) }
    var beginsOtherwise: Bool { false }

    func sizes(of item: Int) -> [CGSize]? {
        (measured.first[item] ?? items.inherited(by: item) { measured.first[$0] }).map { [$0] }
    }

    func contentSize(_ size: CGSize, of item: Int) -> Scenario.ItemSize { Scenario.ItemSize(size) }

    private func isEstimated(at path: IndexPath) -> Bool {
        collectionView.collectionViewLayout.insight.sizeOrigin(ofItemAt: path) == .estimated
    }

    /// Scrolls a new view to the items that only the recorded view has measured.
    func measureKnownItems(in new: RecordedBeginning, at alignment: Scenario.ScrollAlignment) {
        for (section, recorded) in sectionsAtStart.enumerated() {
            for path in recorded.items.indices.map({ IndexPath(item: $0, section: section) })
            where new.actions.count < 1000 && !isEstimated(at: path) && new.run.host.isEstimated(at: path) {
                // Each scroll brings its neighbours on screen, so there are far fewer than items.
                guard new.perform(.scrollTo(path, alignment)) else { return }
            }
        }
    }
}
