/// The state that only few views have. It is in a separate object, so that all other views are smaller and are made
/// faster.
@MainActor
final class RareViewState {
    var tag = 0
    /// The controller whose root view this view is; nil for other views.
    weak var controller: ViewController?
    var layer: Layer?
    var gestureRecognizers: [GestureRecognizer] = []

    var interactions: [any Interaction] = []

    // Appearance.
    var backgroundColor: Color?
    var tintColor: Color?
    var contentScaleFactor: CGFloat?
    var mask: View?

    /// The merged traits of a view with overrides. `merged` combines the surrounding traits `outer` with the view's
    /// `own` traits. It is valid as long as these two collections are the view's present ones.
    var mergedTraits: (outer: TraitCollection, own: TraitCollection, merged: TraitCollection)?
    /// The value of `View.overrideTraitCollection`; nil if unset. Traits that were overridden in other ways are in
    /// `overrideStyle` and `traitOverrides`.
    var givenTraits: TraitCollection?
    var overrideStyle = UserInterfaceStyle.unspecified
    var traitOverrides = TraitOverrides()
    var traitObservers: TraitObservers?
    /// The traits of the view's last superview, stored when the view leaves it. They are compared with the traits of
    /// the next superview.
    var knownTraits: TraitCollection?

    // Margins.
    /// The minimum margins of a controller's root view.
    var minimumMargins: DirectionalEdgeInsets?
    /// The view's margins at the last check, kept for comparison at the next check. Nil unless the view follows its
    /// superview's margins.
    var knownMargins: EdgeInsets?
}

extension View {
    /// The state that few views have, made at the first access.
    var rareState: RareViewState {
        if let ownRareState { return ownRareState }
        let state = RareViewState()
        ownRareState = state
        return state
    }
}
