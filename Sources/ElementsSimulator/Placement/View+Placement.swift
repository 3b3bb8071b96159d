extension View {
    /// Sets the geometry and the look of the view.
    package func adopt(_ placement: Placement) {
        let isInSpace = placement.hasTransformInSpace
        let transform = isInSpace ? .identity : placement.transform
        if transform == .identity, !isInSpace {
            if isTransformed { self.transform = .identity }
            frame = placement.frame.withNumbers
        } else {
            let place = CGRect(origin: placement.center, size: placement.size).withNumbers
            bounds = CGRect(origin: bounds.origin, size: place.size)
            center = place.origin
            if isInSpace { transform3D = placement.transform3D } else { self.transform = transform }
        }
        alpha = placement.alpha
        isHidden = placement.isHidden
    }
}
