extension View {
    /// Places the view in a rectangle that constraints or an autoresizing mask determine. If the view has a transform,
    /// the rectangle is its place before the transform.
    ///
    /// Sets size and centre of a view with a transform. Otherwise sets `frame`, which subclasses override.
    package func placeWithoutTransform(in computed: CGRect) {
        let rect = computed.withNumbers
        guard rect != placement.frame else { return }
        guard ownTransform != nil else {
            frame = rect
            return
        }
        bounds.size = rect.size
        center = CGPoint(
            x: rect.origin.x + rect.size.width * anchorPoint.x, y: rect.origin.y + rect.size.height * anchorPoint.y)
    }
}
