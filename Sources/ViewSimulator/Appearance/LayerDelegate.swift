import Foundation

/// Messages of a layer, as Core Animation's `CALayerDelegate`. Every method is optional.
@preconcurrency @MainActor
public protocol LayerDelegate: AnyObject {
    /// A layer without a view is laid out.
    func layoutSublayers(of layer: Layer)
    /// The layer is to be shown. Never called here.
    func display(_ layer: Layer)
    /// The layer is about to be drawn. Never called here.
    func layerWillDraw(_ layer: Layer)
}

extension LayerDelegate {
    /// What happens where a delegate does not implement it: nothing.
    public func layoutSublayers(of layer: Layer) {}
    /// What happens where a delegate does not implement it: nothing.
    public func display(_ layer: Layer) {}
    /// What happens where a delegate does not implement it: nothing.
    public func layerWillDraw(_ layer: Layer) {}
}
