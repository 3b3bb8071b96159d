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
    /// What counts as inside where the path crosses itself. Kept for client code, as all that follows.
    open var fillRule = ShapeLayerFillRule.nonZero
    /// How lines end.
    open var lineCap = ShapeLayerLineCap.butt
    /// How lines meet.
    open var lineJoin = ShapeLayerLineJoin.miter
    /// How pointed they may meet; 10 unless set.
    open var miterLimit: CGFloat = 10
    /// Lengths of dashes and of what is between, in points; nil for a line without gaps.
    open var lineDashPattern: [NSNumber]?
    /// Where the first dash begins, in points; 0 unless set.
    open var lineDashPhase: CGFloat = 0
    /// Where the line begins, from 0 to 1; 0 unless set.
    open var strokeStart: CGFloat = 0
    /// Where the line ends, from 0 to 1; 1 unless set.
    open var strokeEnd: CGFloat = 1

    public override init() {
        super.init()
    }

    /// A layer with the properties of another one, but not with its sublayers. Traps where `layer` is no `Layer`.
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? ShapeLayer else { return }
        (path, fillColor, strokeColor, lineWidth) = (other.path, other.fillColor, other.strokeColor, other.lineWidth)
        (fillRule, lineCap, lineJoin, miterLimit) = (other.fillRule, other.lineCap, other.lineJoin, other.miterLimit)
        (lineDashPattern, lineDashPhase) = (other.lineDashPattern, other.lineDashPhase)
        (strokeStart, strokeEnd) = (other.strokeStart, other.strokeEnd)
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
