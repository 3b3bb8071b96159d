import CallerChecks

/// The class that is registered for a nib. It has no instances.
final class NibView: CollectionReusableView {
    override init(frame: CGRect) {
        stop(Nib.sentence)
    }

    required init?(coder: NSCoder) {
        stop(Nib.sentence)
    }
}
