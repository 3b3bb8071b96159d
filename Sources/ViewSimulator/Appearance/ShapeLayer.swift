import Foundation

/// A layer in the shape of a path, as Core Animation's `CAShapeLayer`. Nothing is drawn: it keeps what is set.
@preconcurrency @MainActor
open class ShapeLayer: Layer {
    /// The shape; nil unless set.
    open var path: CGPath?
    /// Inside of the shape; black unless set.
    open var fillColor: CGColor? = Color.black.cgColor
    /// Of the shape's line; nil unless set.
    open var strokeColor: CGColor?
    /// Of the shape's line, in points; 1 unless set.
    open var lineWidth: CGFloat = 1

    public override init() {
        super.init()
    }

    /// A layer with the properties of another one, but not with its sublayers. Traps where `layer` is no `Layer`.
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? ShapeLayer else { return }
        (path, fillColor, strokeColor, lineWidth) = (other.path, other.fillColor, other.strokeColor, other.lineWidth)
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Makes an instance of a class that is only known as a value: a view's `layerClass` (C5).
    public required convenience init(_dynamically: Void) {
        self.init()
    }
}
