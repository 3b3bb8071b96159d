/// The state that few views have, in a separate object, so that other views are smaller and faster to make.
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

    /// The cached traits of a view with overrides. They are valid for the two collections from which they were merged:
    /// the surrounding traits and the view's own traits.
    var mergedTraits: (outer: TraitCollection, own: TraitCollection, merged: TraitCollection)?
    /// The traits that were set as a collection. A style and single traits that were set are stored separately.
    var givenTraits: TraitCollection?
    var overrideStyle = UserInterfaceStyle.unspecified
    var traitOverrides = TraitOverrides()
    var traitObservers: TraitObservers?
    /// The traits of the superview that the view has left, for a comparison with the traits of the next superview.
    var knownTraits: TraitCollection?

    // Margins.
    /// The minimum margins of a controller's root view.
    var minimumMargins: DirectionalEdgeInsets?
    /// The margins at the last check, of a view that follows its superview's margins.
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
