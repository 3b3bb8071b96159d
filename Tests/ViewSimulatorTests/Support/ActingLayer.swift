import ViewSimulator

/// A layer that counts its layouts, and runs a closure at the end of each, which gets the layer.
final class ActingLayer: Layer {
    var layouts = 0
    var whenLaidOut: ((ActingLayer) -> Void)?

    override func layoutSublayers() {
        layouts += 1
        whenLaidOut?(self)
    }
}
