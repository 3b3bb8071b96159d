/// A layer with a colour gradient, as Core Animation's `CAGradientLayer`. The library stores the gradient's properties,
/// but draws nothing.
@preconcurrency @MainActor
open class GradientLayer: Layer {
    /// The colours, as `CGColor`; nil unless set.
    open var colors: [Any]?
    /// The places of the colours along the gradient, from 0 to 1; nil unless set. Nil means equal distances between the
    /// colours.
    open var locations: [NSNumber]?
    /// The place of the first colour, in units of the layer's size; the middle of the upper edge unless set.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// The place of the last colour, in units of the layer's size; the middle of the lower edge unless set.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// The shape of the gradient; a line unless set.
    open var type = GradientLayerType.axial

    override func copyOwnProperties(of other: Layer) {
        guard let other = other as? GradientLayer else { return }
        (colors, locations, type) = (other.colors, other.locations, other.type)
        (startPoint, endPoint) = (other.startPoint, other.endPoint)
    }
}
