import CollectionSimulator

/// A recorded collection view with a flow layout.
@MainActor
final class FlowSubject: CollectionSubject {
    let collectionView: CollectionView
    private let layout: CollectionViewFlowLayout
    var report: (String) -> Void = { _ in }
    var items = RecordedItems()
    var sectionsAtStart: [RecordedSection] = []
    var measured = RecordedSizes()
    private let isMeasured: Bool
    /// The estimated size of items; the layout's `itemSize` if the layout has no estimate.
    private let assumed: CGSize
    /// The sections without their items, keyed by section number.
    private var sections: [Int: Scenario.Section] = [:]

    /// Makes the subject of a recording from a collection view and its layout.
    init(_ view: CollectionView, _ layout: CollectionViewFlowLayout) {
        collectionView = view
        self.layout = layout
        isMeasured = layout.estimatedItemSize != .zero
        assumed =
            !isMeasured || layout.estimatedItemSize == CollectionViewFlowLayout.automaticSize
            ? layout.itemSize : layout.estimatedItemSize
    }

    var properties: RecordedProperties {
        RecordedProperties(Scenario.Container(view), .layout(Scenario.Layout(layout, of: collectionView)))
    }

    // MARK: Events

    func begin() {
        noteNewSections()
        recordSizes { !isMeasured || !layout.isEstimated(at: $0) }
    }

    func record(_ size: CGSize, of element: TraceEvent.Element) { recordSize(size, of: element) }

    private func noteNewSections() {
        let count = collectionView.numberOfSections
        for (index, section) in items.sections.prefix(count).enumerated() where sections[section.number] == nil {
            sections[section.number] = measures(ofSectionAt: index)
        }
    }

    func noteSizes(in step: inout RecordedStep, isPrepared: Bool) {
        noteNewSections()
        if properties.surface.measuresCells { noteMeasuredSizes(in: &step) } else { noteGivenSizes(in: &step) }
    }

    /// Records the sizes that the delegate returned in a step. The new sizes become the first actions of the step, so
    /// that they come before its batch.
    private func noteGivenSizes(in step: inout RecordedStep) {
        recordSizes { _ in true }
        let changed = measured.takeChanged()
        step.insert(resizes(changed, at: (step.itemsBefore ?? items).paths(of: changed.keys)), at: 0)
    }

    private func recordSizes(where isKnown: (IndexPath) -> Bool) {
        forEachItem { path, number in
            if isKnown(path) { measured.record(layout.unroundedSize(at: path), of: number) }
        }
    }

    // MARK: Writing

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

extension FlowSubject {
    /// Returns the scrolls that bring a new view to the state of the recorded view. The last scroll is to the present
    /// offset; the scrolls before it are to items that only the recorded view has measured.
    func stepsBack(from beginning: Scenario) -> [Scenario.Action] {
        guard let new = RecordedBeginning(beginning, describedSectionsAtStart) else { return [] }
        if isMeasured { measureKnownItems(in: new, at: layout.scrollDirection == .horizontal ? .left : .top) }
        new.go(to: collectionView.contentOffset)
        new.select(selectedPaths)
        return new.actions
    }
}
