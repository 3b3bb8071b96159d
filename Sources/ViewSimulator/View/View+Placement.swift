extension View {
    /// Places the view as constraints and masks do: sets its size and centre, to which a transform is applied
    /// afterwards. Without a transform it sets `frame`, which subclasses override.
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
