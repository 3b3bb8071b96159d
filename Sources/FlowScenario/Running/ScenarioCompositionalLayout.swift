import CollectionSimulator
import CompositionalSimulator

/// A compositional layout whose stages are timed.
final class ScenarioCompositionalLayout: CollectionViewCompositionalLayout {
    /// The stopwatch for the stages of the layout; nil unless their time is measured.
    var stopwatch: StageStopwatch?

    override func prepare() {
        stopwatch.time(.preparing) { super.prepare() }
    }

    override var collectionViewContentSize: CGSize {
        stopwatch.time(.preparing) { super.collectionViewContentSize }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
        stopwatch.time(.querying) { super.layoutAttributesForElements(in: rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
        stopwatch.time(.querying) { super.layoutAttributesForItem(at: indexPath) }
    }
}
