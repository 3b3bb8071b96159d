import CallerChecks

extension View {
    /// The layer, made at the first access.
    var companionLayer: Layer {
        if let layer = ownRareState?.layer { return layer }
        guard let layerType = type(of: self).layerClass as? Layer.Type, let layer = makeDynamically(layerType) else {
            stop("\(type(of: self)).layerClass is \(type(of: self).layerClass), which is not a layer")
        }
        layer.view = self
        rareState.layer = layer
        return layer
    }

    // MARK: Tint

    var inheritedTintColor: Color {
        for view in selfAndAncestors {
            if let color = view.ownRareState?.tintColor { return color }
        }
        return .systemBlue
    }

    func setTintColor(_ color: Color?) {
        let old = inheritedTintColor
        rareState.tintColor = color
        if inheritedTintColor != old { spreadTintChange() }
    }

    private func spreadTintChange() {
        tintColorDidChange()
        for view in children where view.ownRareState?.tintColor == nil { view.spreadTintChange() }
    }
}
