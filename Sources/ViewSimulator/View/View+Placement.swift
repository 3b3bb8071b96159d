extension View {
    /// Places the view as constraints and masks do: sets size and centre, and a transform is applied to the result. If
    /// the view has no transform, sets `frame`, which subclasses override.
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
