import Foundation

extension CollectionViewLayout {
    /// A context with the previous and the new places of carried items.
    func movementContext(
        from previousPaths: [IndexPath], to targetPaths: [IndexPath], at target: CGPoint
    ) -> CollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.movement = InteractiveMovement(previousPaths: previousPaths, targetPaths: targetPaths, target: target)
        return context
    }
}
