import FlowSimulator

/// A flow layout that is mirrored if texts run from right to left.
package class ScenarioFlowLayout: CollectionViewFlowLayout {
    private let flips: Bool
    /// Measures the time of the layout's stages; nil unless it is measured.
    var stopwatch: StageStopwatch?

    init(_ values: Scenario.Layout) {
        flips = values.flipsInRightToLeft
        super.init()
    }

    required init?(coder: NSCoder) {
        flips = false
        super.init(coder: coder)
    }

    package override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }

    package override func prepare() {
        guard let stopwatch else { return super.prepare() }
        stopwatch.time(.preparing) { super.prepare() }
    }

    package override var collectionViewContentSize: CGSize {
        guard let stopwatch else { return super.collectionViewContentSize }
        return stopwatch.time(.preparing) { super.collectionViewContentSize }
    }

    package override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
        guard let stopwatch else { return super.layoutAttributesForElements(in: rect) }
        return stopwatch.time(.querying) { super.layoutAttributesForElements(in: rect) }
    }

    package override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
        guard let stopwatch else { return super.layoutAttributesForItem(at: indexPath) }
        return stopwatch.time(.querying) { super.layoutAttributesForItem(at: indexPath) }
    }
}
