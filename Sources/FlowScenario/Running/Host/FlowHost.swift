import CollectionSimulator

/// The host of a collection view with a flow layout.
@MainActor
package final class FlowHost: CollectionHost {
    package let flowLayout: CollectionViewFlowLayout
    package let delegate: CollectionDelegate
    /// The present properties of the layout.
    package private(set) var values: Scenario.Layout
    /// Whether a size that the delegate or a cell returns is relative to the space available for items.
    private let answersDependOnRoom: Bool
    /// The geometry of the view at the last layout, on which relative sizes depend.
    private var knownSurroundings: LayoutRoom?

    /// Makes the view.
    ///
    /// - Parameter given: The layout, in place of one that the scenario describes.
    init(_ scenario: Scenario, dataSource: ScenarioDataSource, layout given: CollectionViewFlowLayout?) {
        values = scenario.layout
        flowLayout =
            given ?? (scenario.layout.hasBackgrounds ? ScenarioBackgroundLayout(values) : ScenarioFlowLayout(values))
        delegate = CollectionDelegate(scenario, items: dataSource)
        answersDependOnRoom = scenario.answersDependOnRoom
        super.init(scenario, dataSource: dataSource, layout: flowLayout)
        dataSource.room = { [unowned self] section in room(ofSection: section) }
        dataSource.headerLength = { [unowned self] length in headerLength(length) }
        apply(values)
    }

    override func connectDelegate() { collectionView.delegate = delegate }

    package override var surface: Scenario.Surface { .layout(values) }
    package override var isMirrored: Bool { values.flipsInRightToLeft && isRightToLeft }
    package override var stopwatch: StageStopwatch? {
        didSet { (flowLayout as? ScenarioFlowLayout)?.stopwatch = stopwatch }
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

    // MARK: Room

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
        Scenario.Layout.properties.set(surroundings.inPoints(values, isMirrored: isMirrored), on: flowLayout)
    }

    /// Updates the layout's relative properties if the space available for items has changed. Returns whether it has
    /// changed and any size is relative to it.
    ///
    /// If the delegate or a cell returns relative sizes, the layout is also invalidated, as in apps: a rotation alone
    /// does not ask the delegate again (R9.10).
    package override func applyRoom() -> Bool {
        guard answersDependOnRoom || values.dependsOnRoom else { return false }
        let surroundings = surroundings
        guard surroundings != knownSurroundings else { return false }
        let isFirst = knownSurroundings == nil
        knownSurroundings = surroundings
        applyProperties()
        if answersDependOnRoom, !isFirst { layout.invalidateLayout() }
        return true
    }

    // MARK: State

    package override var itemState: HostItemState {
        HostItemState(
            measured: flowLayout.measuredItemCount, estimated: flowLayout.estimatedItemCount, rows: flowLayout.rowCount)
    }

    package override func isEstimated(at path: IndexPath) -> Bool { flowLayout.isEstimated(at: path) }
    package override var pinsHeaders: Bool { values.pinsHeaders }
    package override var pinsFooters: Bool { values.pinsFooters }

    package override func inset(ofSection section: Int) -> Scenario.Insets {
        dataSource.measures(ofSection: section).metrics(in: values).inset
    }

    package override var insetsStartAtContentEdges: Bool { values.insetReference == .contentInset }
    package override var elementsMayOverlap: Bool {
        values.hasBackgrounds || values.pinsHeaders || values.pinsFooters
    }

    // MARK: Actions

    override func performOnLayout(_ action: Scenario.Action) {
        if case .set(let change) = action { apply(change.layout) }
    }
}
