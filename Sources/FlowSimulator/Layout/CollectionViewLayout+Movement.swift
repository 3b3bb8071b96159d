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

/// The part of a context that describes items that the user carries to another place (R9.2, R9.21).
struct InteractiveMovement {
    var previousPaths: [IndexPath]
    var targetPaths: [IndexPath]
    var target: CGPoint
}
