import ViewSimulator

/// A view whose overridden methods are closures, which get the view, and counters.
final class ActingView: View {
    /// The size of the content; nil leaves the view without one.
    var content: ((ActingView) -> CGSize)?

    var layouts = 0
    /// Runs at the end of each layout.
    var whenLaidOut: ((ActingView) -> Void)?

    var updates = 0
    /// Runs when the view updates its constraints.
    var whenUpdating: ((ActingView) -> Void)?

    /// The traits before each change of them.
    var formerTraits: [TraitCollection?] = []
    /// Runs with the former traits.
    var whenTraitsChange: ((ActingView, TraitCollection?) -> Void)?

    private(set) var tintChanges = 0
    private(set) var marginChanges = 0
    var whenMarginsChange: ((ActingView) -> Void)?

    override var intrinsicContentSize: CGSize { content?(self) ?? super.intrinsicContentSize }

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        whenLaidOut?(self)
    }

    override func updateConstraints() {
        updates += 1
        whenUpdating?(self)
        super.updateConstraints()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        formerTraits.append(previousTraitCollection)
        whenTraitsChange?(self, previousTraitCollection)
    }

    override func tintColorDidChange() { tintChanges += 1 }

    override func layoutMarginsDidChange() {
        marginChanges += 1
        whenMarginsChange?(self)
    }
}
