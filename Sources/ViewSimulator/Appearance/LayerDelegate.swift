/// The messages that a layer sends to its delegate, as Core Animation's `CALayerDelegate`. Every method is optional.
@preconcurrency @MainActor
public protocol LayerDelegate: AnyObject {
    /// Called when a layer without a view is laid out.
    func layoutSublayers(of layer: Layer)
    /// Displays the contents of the layer. Never called by this library.
    func display(_ layer: Layer)
    /// Called by Core Animation before the layer is drawn; never called by this library.
    func layerWillDraw(_ layer: Layer)
}

extension LayerDelegate {
    /// Default implementation of an optional method. Does nothing.
    public func layoutSublayers(of layer: Layer) {}
    /// Default implementation of an optional method. Does nothing.
    public func display(_ layer: Layer) {}
    /// Default implementation of an optional method. Does nothing.
    public func layerWillDraw(_ layer: Layer) {}
}
