import FlowSimulator

/// A cell that keeps the width that it is offered, and has the height that its constraints give it.
class FullWidthCell: CollectionViewCell {
    override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    }
}
