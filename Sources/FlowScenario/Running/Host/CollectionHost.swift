import CollectionSimulator
import TableSimulator

/// The host of a run: a simulated collection view. Its subclasses have the layouts.
@MainActor
package class CollectionHost: ScenarioHost, StepHost {
    package final let collectionView: CollectionView
    package final let dataSource: ScenarioDataSource
    final let scenario: Scenario
    final let layout: CollectionViewLayout

    /// Makes the view and registers its cells. The view has no data source and no delegate before
    /// ``connect(observer:trace:)``.
    init(_ scenario: Scenario, dataSource: ScenarioDataSource, layout: CollectionViewLayout) {
        self.scenario = scenario
        self.dataSource = dataSource
        self.layout = layout
        collectionView = CollectionView(
            frame: CGRect(origin: .zero, size: scenario.container.size), collectionViewLayout: layout)
        collectionView.selfSizingInvalidation = scenario.container.selfSizingInvalidation.inUIKit()
        registerCells()
        for kind in [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter] {
            register(supplementaryKind: kind)
        }
    }

    private func registerCells() {
        collectionView.register(ScenarioCell.self, forCellWithReuseIdentifier: ScenarioCell.identifier)
        for name in scenario.cells.keys {
            collectionView.register(
                ScenarioContentCell.self, forCellWithReuseIdentifier: ScenarioContentCell.identifier(of: name))
        }
    }

    final func register(supplementaryKind kind: String) {
        collectionView.register(
            ScenarioSupplementaryView.self, forSupplementaryViewOfKind: kind,
            withReuseIdentifier: ScenarioSupplementaryView.identifier)
    }

    package final func connect(
        observer: any CollectionViewObserver & TableViewObserver,
        trace: (any CollectionViewTraceObserver & TableViewTraceObserver)?
    ) {
        collectionView.observer = observer
        collectionView.traceObserver = trace
        collectionView.dataSource = dataSource
        connectDelegate()
    }

    package final var view: ScrollView { collectionView }
    package final var statistics: LayoutStatistics { collectionView.statistics }
    package final var scrollAxis: CollectionView.ScrollDirection { surface.scrollAxis }
    package final var measuresCells: Bool { surface.measuresCells }
    package var stopwatch: StageStopwatch?

    final var isRightToLeft: Bool { collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: For subclasses

    /// The present properties of the layout.
    package var surface: Scenario.Surface { scenario.surface }
    package var isMirrored: Bool { false }
    /// Sets the view's delegate, if there is one.
    func connectDelegate() {}
    package func applyRoom() -> Bool { false }
    package func isEstimated(at path: IndexPath) -> Bool {
        layout.insight.sizeOrigin(ofItemAt: path) == .estimated
    }
    package var itemState: HostItemState {
        _ = layout.collectionViewContentSize
        let counts = layout.insight.counts
        return HostItemState(
            measured: counts?.measured ?? 0, estimated: counts?.estimated ?? 0, rows: counts?.rows ?? 0)
    }
    package var pinsHeaders: Bool { false }
    package var pinsFooters: Bool { false }
    package func inset(ofSection section: Int) -> Scenario.Insets { .zero }
    package var insetsStartAtContentEdges: Bool { false }
    package var elementsMayOverlap: Bool { true }
    /// The attributes of a view of another kind than header, footer and background.
    func attributes(ofKind kind: String, at path: IndexPath) -> CollectionViewLayoutAttributes? { nil }
    /// Performs an action that only one kind of layout can perform.
    func performOnLayout(_ action: Scenario.Action) {}
    package func look(at section: Int, itemCount: Int) { lookAtElements(of: section, itemCount: itemCount) }
}

// MARK: State

extension CollectionHost {
    /// The size of the content. The first call makes the layout prepare, which may raise issues.
    package final var knownContentSize: CGSize { layout.collectionViewContentSize }

    package final func place(of element: Scenario.ElementName) -> HostPlace? {
        attributes(of: element).map { HostPlace(frame: $0.frame, zIndex: $0.zIndex) }
    }

    /// Returns the attributes of an element as the view shows it. They are mirrored if the view is mirrored.
    private func attributes(of element: Scenario.ElementName) -> CollectionViewLayoutAttributes? {
        switch element {
        case .item(let section, let item):
            return collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: section))
        case .header(let section): return supplementary(CollectionView.elementKindSectionHeader, section)
        case .footer(let section): return supplementary(CollectionView.elementKindSectionFooter, section)
        case .background(let section):
            return decoration(ScenarioBackgroundView.kind, at: IndexPath(item: 0, section: section))
        case .view(let kind, let section, let item):
            return attributes(ofKind: kind, at: IndexPath(indexes: [section] + (item.map { [$0] } ?? [])))
        }
    }

    final func decoration(_ kind: String, at path: IndexPath) -> CollectionViewLayoutAttributes? {
        collectionView.asShown(layout.layoutAttributesForDecorationView(ofKind: kind, at: path))
    }

    private func supplementary(_ kind: String, _ section: Int) -> CollectionViewLayoutAttributes? {
        collectionView.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: section))
    }

    package final func elementSnapshots(in rect: CGRect) -> [CollectionView.ElementSnapshot] {
        collectionView.elementSnapshots(in: rect)
    }

    package final var visiblePaths: [IndexPath] { collectionView.indexPathsForVisibleItems }

    package final func hasCell(at path: IndexPath) -> Bool { collectionView.cellForItem(at: path) != nil }

    package final func shownContent(at path: IndexPath) -> ShownContent? {
        (collectionView.cellForItem(at: path) as? ScenarioContentCell)?.shown
    }

    package final var elementViews: [(element: Scenario.ElementName, view: View)] {
        collectionView.elementViews.map { ($0.element, $0.view) } + separatorViews
    }

    /// The separators of lists, whose class is the layout's.
    private var separatorViews: [(element: Scenario.ElementName, view: View)] {
        collectionView.core.displayed.elements.compactMap { element in
            guard element.name.category == .decorationView, !(element.view is any ScenarioElementView),
                let name = TraceEvent.Element(element.name).name
            else { return nil }
            return (name, element.view)
        }
    }
}
