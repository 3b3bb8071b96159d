import Foundation

extension CollectionViewLayout {
    /// A context that says from where to where items are carried.
    func movementContext(
        from previousPaths: [IndexPath], to targetPaths: [IndexPath], at target: CGPoint
    ) -> CollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.movement = InteractiveMovement(previousPaths: previousPaths, targetPaths: targetPaths, target: target)
        return context
    }
}
