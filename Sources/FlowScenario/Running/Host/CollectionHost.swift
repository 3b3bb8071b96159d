import CollectionSimulator
import TableSimulator

/// The host of a run: a simulated collection view with a flow layout.
@MainActor
package final class CollectionHost: ScenarioHost, StepHost {
    package let collectionView: CollectionView
    package let layout: CollectionViewFlowLayout
    package let delegate: CollectionDelegate
    package let dataSource: ScenarioDataSource
    let scenario: Scenario
    /// The present properties of the layout.
    package private(set) var values: Scenario.Layout
    /// Whether a size that the delegate or a cell returns is relative to the space available for items.
    private let answersDependOnRoom: Bool
    /// The geometry of the view at the last layout, on which relative sizes depend.
    private var knownSurroundings: LayoutRoom?

    /// Makes the view and registers its cells. The view has no data source and no delegate before
    /// ``connect(observer:trace:)``.
    init(_ scenario: Scenario, dataSource: ScenarioDataSource, layout given: CollectionViewFlowLayout?) {
        self.scenario = scenario
        self.dataSource = dataSource
        values = scenario.layout
        layout =
            given ?? (scenario.layout.hasBackgrounds ? ScenarioBackgroundLayout(values) : ScenarioFlowLayout(values))
        delegate = CollectionDelegate(scenario, items: dataSource)
        answersDependOnRoom = scenario.answersDependOnRoom
        collectionView = CollectionView(
            frame: CGRect(origin: .zero, size: scenario.container.size), collectionViewLayout: layout)
        collectionView.selfSizingInvalidation = scenario.container.selfSizingInvalidation.inUIKit()
        dataSource.room = { [unowned self] section in room(ofSection: section) }
        dataSource.headerLength = { [unowned self] length in headerLength(length) }
        apply(values)
        register()
    }

    private func register() {
        collectionView.register(ScenarioCell.self, forCellWithReuseIdentifier: ScenarioCell.identifier)
        for name in scenario.cells.keys {
            collectionView.register(
                ScenarioContentCell.self, forCellWithReuseIdentifier: ScenarioContentCell.identifier(of: name))
        }
        for kind in [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter] {
            collectionView.register(
                ScenarioSupplementaryView.self, forSupplementaryViewOfKind: kind,
                withReuseIdentifier: ScenarioSupplementaryView.identifier)
        }
    }

    package func connect(
        observer: any CollectionViewObserver & TableViewObserver,
        trace: (any CollectionViewTraceObserver & TableViewTraceObserver)?
    ) {
        collectionView.observer = observer
        collectionView.traceObserver = trace
        collectionView.dataSource = dataSource
        collectionView.delegate = delegate
    }

    package var view: ScrollView { collectionView }
    package var scrollAxis: CollectionView.ScrollDirection { values.scrollAxis }
    package var measuresCells: Bool { values.cellsSizeThemselves }
    package var isMirrored: Bool {
        values.flipsInRightToLeft && collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
    package var statistics: LayoutStatistics { collectionView.statistics }
    package var stopwatch: StageStopwatch? {
        didSet { (layout as? ScenarioFlowLayout)?.stopwatch = stopwatch }
    }

    /// Sets the properties of the layout. The delegate is updated first, because it returns these values for sections
    /// without values of their own.
    package func apply(_ values: Scenario.Layout) {
        self.values = values
        delegate.layout = values
        dataSource.itemSize = values.itemSize
        collectionView.quirks = values.quirks
        collectionView.anchorPolicy = values.anchor
        applyProperties()
    }
}

// MARK: Room

extension CollectionHost {
    private var surroundings: LayoutRoom {
        LayoutRoom(
            bounds: collectionView.bounds.size, contentInset: contentInsets,
            safeArea: Scenario.Insets(collectionView.safeAreaInsets),
            layoutMargins: Scenario.Insets(collectionView.layoutMargins), scale: Double(collectionView.displayScale),
            reference: values.insetReference)
    }

    private func room(ofSection section: Int?) -> Scenario.Room {
        surroundings.room(of: section.map(dataSource.measures), in: values, isMirrored: isMirrored)
    }

    private func headerLength(_ length: Scenario.Length) -> Double { surroundings.headerLength(length, in: values) }

    /// Sets the properties of the layout. Relative lengths are converted to points.
    private func applyProperties() {
        var values = values
        values.itemSize = scenario.itemSize(with: values)
        Scenario.Layout.properties.set(surroundings.inPoints(values, isMirrored: isMirrored), on: layout)
    }

    /// Updates the layout's relative properties if the space available for items has changed. Returns whether it has
    /// changed and any size is relative to it.
    ///
    /// If the delegate or a cell returns relative sizes, the layout is also invalidated, as in apps: a rotation alone
    /// does not ask the delegate again (R9.10).
    package func applyRoom() -> Bool {
        guard answersDependOnRoom || values.dependsOnRoom else { return false }
        let surroundings = surroundings
        guard surroundings != knownSurroundings else { return false }
        let isFirst = knownSurroundings == nil
        knownSurroundings = surroundings
        applyProperties()
        if answersDependOnRoom, !isFirst { layout.invalidateLayout() }
        return true
    }
}

// MARK: State

extension CollectionHost {
    /// The size of the content. The first call makes the layout prepare, which may raise issues.
    package var knownContentSize: CGSize { layout.collectionViewContentSize }

    package var itemState: HostItemState {
        HostItemState(
            measured: layout.measuredItemCount, estimated: layout.estimatedItemCount, rows: layout.rowCount)
    }

    package func isEstimated(at path: IndexPath) -> Bool { layout.isEstimated(at: path) }

    package func place(of element: Scenario.ElementName) -> HostPlace? {
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
            return layout.layoutAttributesForDecorationView(
                ofKind: ScenarioBackgroundView.kind, at: IndexPath(item: 0, section: section))
        }
    }

    private func supplementary(_ kind: String, _ section: Int) -> CollectionViewLayoutAttributes? {
        collectionView.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: section))
    }

    package func elementSnapshots(in rect: CGRect) -> [CollectionView.ElementSnapshot] {
        collectionView.elementSnapshots(in: rect)
    }

    package var pinsHeaders: Bool { values.pinsHeaders }

    package var pinsFooters: Bool { values.pinsFooters }

    package func inset(ofSection section: Int) -> Scenario.Insets {
        dataSource.measures(ofSection: section).metrics(in: values).inset
    }

    package var insetsStartAtContentEdges: Bool { values.insetReference == .contentInset }

    package var elementsMayOverlap: Bool { values.hasBackgrounds || values.pinsHeaders || values.pinsFooters }

    package var visiblePaths: [IndexPath] { collectionView.indexPathsForVisibleItems }

    package func hasCell(at path: IndexPath) -> Bool { collectionView.cellForItem(at: path) != nil }

    package func shownContent(at path: IndexPath) -> ShownContent? {
        (collectionView.cellForItem(at: path) as? ScenarioContentCell)?.shown
    }

    package var elementViews: [(element: Scenario.ElementName, view: View)] {
        collectionView.elementViews.map { ($0.element, $0.view) }
    }
}
