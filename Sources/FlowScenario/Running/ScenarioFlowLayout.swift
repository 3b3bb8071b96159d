import CollectionSimulator

/// A flow layout that is mirrored if texts run from right to left.
package class ScenarioFlowLayout: CollectionViewFlowLayout {
    private let flips: Bool
    /// The stopwatch for the stages of the layout; nil unless their time is measured.
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
        stopwatch.time(.preparing) { super.prepare() }
    }

    package override var collectionViewContentSize: CGSize {
        stopwatch.time(.preparing) { super.collectionViewContentSize }
    }

    package override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
        stopwatch.time(.querying) { super.layoutAttributesForElements(in: rect) }
    }

    package override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
        stopwatch.time(.querying) { super.layoutAttributesForItem(at: indexPath) }
    }
}
