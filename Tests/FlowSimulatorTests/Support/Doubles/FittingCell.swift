import FlowSimulator

/// A cell that gives its size through `sizeThatFits`: ten points more than it is offered, unless it is set.
final class FittingCell: CollectionViewCell {
    var height: (CGFloat) -> CGFloat = { $0 + 10 }
    private(set) var calls = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        calls += 1
        return CGSize(width: size.width, height: height(size.height))
    }
}
