import CallerChecks

/// The geometry, the appearance and the layout flags of a layer without a view.
struct LayerState {
    var placement = ViewPlacement(frame: .zero)
    /// The transform; nil for the identity.
    var transform: PlacementTransform?
    var boundsOrigin = CGPoint.zero
    var masksToBounds = false
    var opacity: Float = 1
    var isHidden = false
    var backgroundColor: CGColor?
    var needsLayout = true
    var sublayersNeedLayout = false
    /// Whether a call of `layoutSublayers()` has not returned yet.
    var isBeingLaidOut = false
    /// The number of the last walk through the tree of layers that laid out this layer.
    var laidOutIn = LayoutSession.SweepNumber()

    var frame: CGRect { transform.map { placement.frame(after: $0) } ?? placement.frame }

    mutating func place(in frame: CGRect) {
        let size = placement.place(in: frame, after: transform)
        guard size != placement.size else { return }
        placement.size = size
        needsLayout = true
    }

    mutating func resize(to bounds: CGRect) {
        let center = placement.center
        boundsOrigin = bounds.origin
        guard bounds.size != placement.size else { return }
        placement.size = bounds.size
        placement.center = center
        needsLayout = true
    }
}

extension Layer {
    func take(_ layer: Layer, at index: Int) {
        let around = sequence(first: self) { $0.parent }
        require(!around.contains { $0 === layer }, "A layer cannot be put into itself or into one that is in it")
        layer.leave()
        ownSublayers.insert(layer, at: min(max(index, 0), ownSublayers.count))
        layer.parent = self
        if layer.needsLayoutInTree { layer.noteNeed() }
    }

    func take(_ layer: Layer, nextTo sibling: Layer?, isInFront: Bool) {
        guard layer !== sibling else { return }
        if layer.parent === self { layer.leave() }
        guard let index = ownSublayers.firstIndex(where: { $0 === sibling }) else { return addSublayer(layer) }
        take(layer, at: isInFront ? index + 1 : index)
    }

    func leave() {
        parent?.ownSublayers.removeAll { $0 === self }
        parent = nil
    }

    func replaceSublayers(by layers: [Layer]) {
        for layer in ownSublayers { layer.leave() }
        for layer in layers { addSublayer(layer) }
    }

    func copyProperties(of other: Layer) {
        frame = .zero
        anchorPoint = other.anchorPoint
        bounds = other.bounds
        position = other.position
        (transform, sublayerTransform, zPosition) = (other.transform, other.sublayerTransform, other.zPosition)
        (masksToBounds, opacity, isHidden) = (other.masksToBounds, other.opacity, other.isHidden)
        (backgroundColor, cornerRadius, mask) = (other.backgroundColor, other.cornerRadius, other.mask)
        (borderWidth, borderColor) = (other.borderWidth, other.borderColor)
        (shadowColor, shadowOpacity, shadowOffset) = (other.shadowColor, other.shadowOpacity, other.shadowOffset)
        (shadowRadius, shadowPath) = (other.shadowRadius, other.shadowPath)
        (contents, contentsScale) = (other.contents, other.contentsScale)
        (shouldRasterize, rasterizationScale) = (other.shouldRasterize, other.rasterizationScale)
        (isDoubleSided, maskedCorners, cornerCurve) = (other.isDoubleSided, other.maskedCorners, other.cornerCurve)
        (contentsGravity, allowsGroupOpacity, name) = (other.contentsGravity, other.allowsGroupOpacity, other.name)
        drawsAsynchronously = other.drawsAsynchronously
        needsDisplayOnBoundsChange = other.needsDisplayOnBoundsChange
    }
}
