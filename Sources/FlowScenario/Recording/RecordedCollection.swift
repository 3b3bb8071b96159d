import FlowSimulator
import Foundation

/// A collection view with a flow layout that is recorded.
@MainActor
final class RecordedCollection: RecordedSubject {
    let collectionView: CollectionView
    let layout: CollectionViewFlowLayout
    var report: (String) -> Void = { _ in }
    private let isMeasured: Bool
    /// The estimate, or the layout's own size.
    private let assumed: CGSize
    /// What is said of sections, by their numbers.
    private var sections: [Int: Scenario.Section] = [:]

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
    var surroundings: RecordedSurroundings { RecordedSurroundings(collectionView, layout) }
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

    // MARK: What is heard

    func begin(with items: inout RecordedItems) {
        noteNewSections(items)
        for (index, section) in items.sectionsAtStart.enumerated() {
            for (item, number) in section.items.enumerated() {
                let path = IndexPath(item: item, section: index)
                if !isMeasured || !layout.isEstimated(at: path) {
                    items.hear(layout.unroundedSize(at: path), of: number)
                }
            }
        }
    }

    func noteNewItems(_ items: RecordedItems) {}

    func hear(_ size: CGSize, of element: TraceEvent.Element, _ items: inout RecordedItems) {
        guard element.category == .item, let number = items.number(at: element.indexPath) else { return }
        items.hear(size, of: number)
    }

    private func noteNewSections(_ items: RecordedItems) {
        let count = collectionView.numberOfSections
        for (index, section) in items.data.sections.prefix(count).enumerated() where sections[section.number] == nil {
            sections[section.number] = measures(ofSectionAt: index)
        }
    }

    func noteSizes(of items: inout RecordedItems, in step: inout RecordedStep) {
        noteNewSections(items)
        guard surroundings.measures else { return noteGivenSizes(of: &items, in: &step) }
        let (changed, current) = (items.takeChanged(), items.current)
        let before = step.itemsBefore?.paths ?? [:]
        let late = changed.filter { before[$0] == nil }
        step.insertBeforeBatch(
            [Scenario.ItemResize](changed.subtracting(late), at: before) { current[$0].map { .init($0) } })
        let resized = [Scenario.ItemResize](late, at: items.paths) { current[$0].map { .init($0) } }
        guard !resized.isEmpty else { return }
        step.removeRemeasuring(of: resized)
        step.append(resized)
    }

    /// What a delegate says now. Items that were there say so before the step's batch.
    private func noteGivenSizes(of items: inout RecordedItems, in step: inout RecordedStep) {
        let paths = items.paths
        for (number, path) in paths {
            guard path.section < collectionView.numberOfSections,
                path.item < collectionView.numberOfItems(inSection: path.section)
            else { continue }
            items.hear(layout.unroundedSize(at: path.indexPath), of: number)
        }
        let current = items.current
        step.insert([Scenario.ItemResize](items.takeChanged(), at: step.itemsBefore?.paths ?? paths) { number in
            current[number].map { .init($0) }
        })
    }

    // MARK: What is written

    func alignment(_ position: String) -> Scenario.ScrollAlignment? { Scenario.ScrollAlignment(rawValue: position) }
    var emptyBatch: Scenario.Action { .update([]) }
    var beginsOtherwise: Bool { false }

    func group(of item: Int, in items: RecordedItems) -> Scenario.ItemGroup {
        let size = items.firstSize(of: item) ?? assumed
        if !isMeasured, size == assumed { return Scenario.ItemGroup(.plain, count: 1) }
        return Scenario.ItemGroup(isMeasured ? .actual([.init(size)]) : .given([.init(size)]))
    }

    func measures(ofSection number: Int) -> Scenario.Section { sections[number] ?? Scenario.Section(items: []) }

    /// What a section differs in from the layout.
    private func measures(ofSectionAt section: Int) -> Scenario.Section {
        let metrics = layout.metrics(ofSection: section)
        var measures = Scenario.Section(items: [])
        let insets = Scenario.Insets(
            top: metrics.insets.top, left: metrics.insets.left, bottom: metrics.insets.bottom,
            right: metrics.insets.right)
        let axis = layout.scrollDirection
        if insets != Scenario.Insets(layout.sectionInset) { measures.inset = insets }
        if metrics.minimumLineSpacing != layout.minimumLineSpacing {
            measures.minimumLineSpacing = metrics.minimumLineSpacing
        }
        if metrics.minimumInteritemSpacing != layout.minimumInteritemSpacing {
            measures.minimumInteritemSpacing = metrics.minimumInteritemSpacing
        }
        if metrics.headerLength != axis.along(layout.headerReferenceSize) {
            measures.headerLength = .points(metrics.headerLength)
        }
        if metrics.footerLength != axis.along(layout.footerReferenceSize) {
            measures.footerLength = .points(metrics.footerLength)
        }
        return measures
    }
}
