import ViewSimulator

/// The image that a cell makes room for itself: it tells when it wants another size.
final class ClassicImageView: ImageView {
    var contentDidChange: () -> Void = {}

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        contentDidChange()
    }
}
