import Foundation

/// What few views have, apart from them, so that the others are smaller and quicker to make.
@MainActor
final class RareViewState {
    var tag = 0
    /// Whose root view it is.
    weak var controller: ViewController?
    var layer: Layer?
    var gestureRecognizers: [GestureRecognizer] = []

    var interactions: [any Interaction] = []

    // What is seen.
    var backgroundColor: Color?
    var tintColor: Color?
    var contentScaleFactor: CGFloat?
    var mask: View?

    /// Of a view that overrides traits: what the last surroundings and its own came to.
    var mergedTraits: (outer: TraitCollection, own: TraitCollection, merged: TraitCollection)?
    /// What was set as a collection, as a style, and one by one.
    var givenTraits: TraitCollection?
    var overrideStyle = UserInterfaceStyle.unspecified
    var traitOverrides = TraitOverrides()
    var traitObservers: TraitObservers?
    /// Those of the superview that the view left.
    var knownTraits: TraitCollection?

    // Margins.
    /// Of a controller's root view: what it keeps at least.
    var minimumMargins: DirectionalEdgeInsets?
    /// Of a view that follows its superview's margins: its margins when they were last looked at.
    var knownMargins: EdgeInsets?
}

extension View {
    /// Made when first needed.
    var rareState: RareViewState {
        if let ownRareState { return ownRareState }
        let state = RareViewState()
        ownRareState = state
        return state
    }
}
