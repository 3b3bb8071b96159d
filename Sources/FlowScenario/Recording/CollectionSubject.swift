import CollectionSimulator

/// A recorded collection view with a flow layout.
@MainActor
final class CollectionSubject: RecordedSubject {
    let collectionView: CollectionView
    let layout: CollectionViewFlowLayout
    var report: (String) -> Void = { _ in }
    var items = RecordedItems()
    var sectionsAtStart: [RecordedSection] = []
    private var measured = RecordedSizes()
    private let isMeasured: Bool
    /// The estimated size of items; the layout's `itemSize` if the layout has no estimate.
    private let assumed: CGSize
    /// The sections without their items, keyed by section number.
    private var sections: [Int: Scenario.Section] = [:]

    /// Makes the subject of a recording from a collection view with a flow layout.
    ///
    /// - Throws: `ScenarioError` where the layout is no flow layout.
    init(_ view: CollectionView) throws(ScenarioError) {
        guard let layout = view.collectionViewLayout as? CollectionViewFlowLayout else {
            let name = "\(type(of: view.collectionViewLayout))"
            throw ScenarioError(
                place: "layout",
                reason: "\(name) is no flow layout, and scenarios know no other; record where it has its elements with "
                    + "`expectLayout(of:matches:)`, which takes any layout")
        }
        (collectionView, self.layout) = (view, layout)
        isMeasured = layout.estimatedItemSize != .zero
        assumed =
            !isMeasured || layout.estimatedItemSize == CollectionViewFlowLayout.automaticSize
            ? layout.itemSize : layout.estimatedItemSize
    }

    var view: ScrollView { collectionView }
    var traceObserver: AnyObject? {
        get { collectionView.traceObserver }
        set { collectionView.traceObserver = newValue as? any CollectionViewTraceObserver }
    }
    var properties: RecordedProperties {
        RecordedProperties(Scenario.Container(view), .layout(Scenario.Layout(layout, of: collectionView)))
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

    func begin() {
        noteNewSections()
        recordSizes { !isMeasured || !layout.isEstimated(at: $0) }
    }

    func noteNewItems() {}

    func record(_ size: CGSize, of element: TraceEvent.Element) {
        guard element.category == .item, let number = items.number(at: element.indexPath) else { return }
        measured.record(size, of: number)
    }

    private func noteNewSections() {
        let count = collectionView.numberOfSections
        for (index, section) in items.sections.prefix(count).enumerated() where sections[section.number] == nil {
            sections[section.number] = measures(ofSectionAt: index)
        }
    }

    func noteSizes(in step: inout RecordedStep, isPrepared: Bool) {
        noteNewSections()
        guard properties.surface.measuresCells else { return noteGivenSizes(in: &step) }
        let changed = measured.takeChanged()
        // A batch was laid out with the sizes of the items that it found, whatever these came from.
        let before = step.itemsBefore?.paths(of: changed.keys) ?? [:]
        step.insert(resizes(changed, at: before), at: step.placeOfChange ?? step.actions.count)
        let late = changed.filter { before[$0.key] == nil }
        let resized = resizes(late, at: items.paths(of: late.keys))
        step.removeRemeasuring(of: resized)
        step.insert(resized, at: step.actions.count)
    }

    /// Records the sizes that the delegate returned in a step. The new sizes become the first actions of the step, so
    /// that they come before its batch.
    private func noteGivenSizes(in step: inout RecordedStep) {
        recordSizes { _ in true }
        let changed = measured.takeChanged()
        step.insert(resizes(changed, at: (step.itemsBefore ?? items).paths(of: changed.keys)), at: 0)
    }

    private func recordSizes(where isKnown: (IndexPath) -> Bool) {
        for (index, section) in items.sections.prefix(collectionView.numberOfSections).enumerated() {
            let count = collectionView.numberOfItems(inSection: index)
            for (item, number) in section.items.prefix(count).enumerated() {
                let path = IndexPath(item: item, section: index)
                if isKnown(path) { measured.record(layout.unroundedSize(at: path), of: number) }
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

    func group(ofItem item: Int, sizes: [CGSize]?) -> Scenario.ItemGroup {
        let size = sizes?.first ?? assumed
        if !isMeasured, size == assumed { return Scenario.ItemGroup(.plain, count: 1) }
        return Scenario.ItemGroup(isMeasured ? .actual([.init(size)]) : .given([.init(size)]))
    }

    func measures(of section: RecordedSection) -> Scenario.Section {
        sections[section.number] ?? Scenario.Section(items: [])
    }

    /// Returns the metrics of a section, without those that equal the layout's properties.
    private func measures(ofSectionAt section: Int) -> Scenario.Section {
        let metrics = layout.metrics(ofSection: section)
        let insets = metrics.insets
        return Scenario.Section(
            over: Scenario.Layout(layout, of: collectionView),
            inset: Scenario.Insets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right),
            minimumLineSpacing: metrics.minimumLineSpacing, minimumInteritemSpacing: metrics.minimumInteritemSpacing,
            headerLength: metrics.headerLength, footerLength: metrics.footerLength)
    }
}

extension CollectionSubject {
    /// Returns the scrolls that bring a new view to the state of the recorded view. The last scroll is to the present
    /// offset; the scrolls before it are to items that only the recorded view has measured.
    func stepsBack(from beginning: Scenario) -> [Scenario.Action] {
        guard let new = RecordedBeginning(beginning, describedSectionsAtStart) else { return [] }
        let alignment: Scenario.ScrollAlignment = layout.scrollDirection == .horizontal ? .left : .top
        for (section, recorded) in sectionsAtStart.enumerated() where layout.estimatedItemSize != .zero {
            for path in recorded.items.indices.map({ IndexPath(item: $0, section: section) })
            where new.actions.count < 1000 && !layout.isEstimated(at: path) && new.run.host.isEstimated(at: path) {
                // Each scroll brings its neighbours on screen, so there are far fewer than items.
                guard new.perform(.scrollTo(path, alignment)) else { return new.actions }
            }
        }
        new.go(to: collectionView.contentOffset)
        new.select(selectedPaths)
        return new.actions
    }
}
