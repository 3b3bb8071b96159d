extension View {
    /// Sets the geometry and appearance of the view from attributes.
    func adopt(_ attributes: CollectionViewLayoutAttributes) {
        let isInSpace = attributes.isTransformedInSpace
        let transform = isInSpace ? .identity : attributes.transform
        if transform == .identity, !isInSpace {
            if isTransformed { self.transform = .identity }
            frame = attributes.frame.withNumbers
        } else {
            let place = CGRect(origin: attributes.center, size: attributes.size).withNumbers
            bounds = CGRect(origin: bounds.origin, size: place.size)
            center = place.origin
            if isInSpace { transform3D = attributes.transform3D } else { self.transform = transform }
        }
        alpha = attributes.alpha
        isHidden = attributes.isHidden
    }
}
