import FlowSimulator

/// A cell that counts how often it was used again, and how often attributes were applied to it.
final class CountingCell: SizedCell {
    private(set) var preparations = 0
    private(set) var applications = 0

    override func prepareForReuse() {
        super.prepareForReuse()
        preparations += 1
    }

    override func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        applications += 1
    }
}
