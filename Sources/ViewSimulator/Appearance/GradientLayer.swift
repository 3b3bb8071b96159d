import Foundation

/// A layer of colours that follow each other, as Core Animation's `CAGradientLayer`. Nothing is drawn: it keeps what is
/// set.
@preconcurrency @MainActor
open class GradientLayer: Layer {
    /// The colours, as `CGColor`; nil unless set.
    open var colors: [Any]?
    /// Where each colour is, from 0 to 1; nil unless set: evenly.
    open var locations: [NSNumber]?
    /// Where the first colour is, in units of the size; the middle of the upper edge unless set.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// Where the last colour is, in units of the size; the middle of the lower edge unless set.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// How colours follow each other; along a line unless set.
    open var type = GradientLayerType.axial

    public override init() {
        super.init()
    }

    /// A layer with the properties of another one, but not with its sublayers. Traps where `layer` is no `Layer`.
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? GradientLayer else { return }
        (colors, locations, type) = (other.colors, other.locations, other.type)
        (startPoint, endPoint) = (other.startPoint, other.endPoint)
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
