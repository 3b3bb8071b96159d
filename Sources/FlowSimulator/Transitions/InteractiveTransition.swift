/// A change of layout that the program moves to and fro.
struct InteractiveTransition {
    let old: CollectionViewLayout
    let new: CollectionViewLayout
    /// The view's layout meanwhile.
    let layout: CollectionViewTransitionLayout
    let completion: CollectionView.LayoutInteractiveTransitionCompletion?
}
