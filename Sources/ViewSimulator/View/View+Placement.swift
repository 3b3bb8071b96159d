extension View {
    /// Places the view in a rectangle that constraints or an autoresizing mask determine. If the view has a transform,
    /// sets size and centre, and the transform is applied to the rectangle. Otherwise sets `frame`, which subclasses
    /// override.
    func placeWithoutTransform(in computed: CGRect) {
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
