import ViewSimulator

/// The image view that a cell makes, which notifies the cell when it needs another size.
final class ClassicImageView: ImageView {
    var contentDidChange: () -> Void = {}

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        contentDidChange()
    }
}
