import Foundation

/// A change of layout that the program moves to and fro.
struct InteractiveTransition {
    let old: CollectionViewLayout
    let new: CollectionViewLayout
    /// The view's layout meanwhile.
    let layout: CollectionViewTransitionLayout
    /// What is to keep its place, unless the view is scrolled meanwhile, and where the view was.
    let anchor: TransitionAnchor?
    let offset: CGPoint
    let completion: CollectionView.LayoutInteractiveTransitionCompletion?
}
