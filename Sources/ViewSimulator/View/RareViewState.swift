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
    /// The overridden traits that were set as a collection. `overrideStyle` and `traitOverrides` store the others.
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
    /// The view's margins when the view last checked them for a change. They are stored only for a view that follows
    /// its superview's margins.
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
