import Foundation

/// What a context says of items that the user carries to another place (R9.2, R9.21).
struct InteractiveMovement {
    var previousPaths: [IndexPath]
    var targetPaths: [IndexPath]
    var target: CGPoint
}

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
