/// The changes of layout that are running.
struct TransitionState {
    /// The change that is being applied; nil if there is none.
    var change: LayoutTransition?
    /// The change whose progress the program sets; nil if there is none.
    var interactive: InteractiveTransition?
}

/// A change of layout whose progress the program sets.
struct InteractiveTransition {
    let old: CollectionViewLayout
    let new: CollectionViewLayout
    /// The layout of the view during the transition.
    let layout: CollectionViewTransitionLayout
    /// The anchor that was chosen at the transition's beginning; nil if no place is kept. It is used at the end if the
    /// offset is still `offset`. If the view was scrolled meanwhile, another anchor is chosen at the end.
    let anchor: TransitionAnchor?
    let offset: CGPoint
    let completion: CollectionView.LayoutInteractiveTransitionCompletion?
}

/// A running change from one layout object to another (R9.18).
struct LayoutTransition {
    let old: CollectionViewLayout
    let new: CollectionViewLayout
}

/// The names of elements after a change of layout: every element keeps its name. The change affects only the places of
/// elements.
extension LayoutTransition: ElementRenaming {
    package func after(_ name: ElementName) -> ElementName? { name }
    package func before(_ name: ElementName) -> ElementName? { name }
}
