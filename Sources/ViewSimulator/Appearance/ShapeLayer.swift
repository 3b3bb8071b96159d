/// A layer in the shape of a path, as Core Animation's `CAShapeLayer`. The library stores the layer's properties, but
/// draws nothing.
@preconcurrency @MainActor
open class ShapeLayer: Layer {
    /// The path that the layer shows; nil unless set.
    open var path: CGPath?
    /// The colour of the area inside the path; black unless set.
    open var fillColor: CGColor? = Color.black.cgColor
    /// The colour of the line along the path; nil unless set.
    open var strokeColor: CGColor?
    /// The width of the line, in points; 1 unless set.
    open var lineWidth: CGFloat = 1
    /// The rule that determines which points are inside the path; `nonZero` unless set. Not used by this library.
    open var fillRule = ShapeLayerFillRule.nonZero
    /// The shape of the ends of lines.
    open var lineCap = ShapeLayerLineCap.butt
    /// The shape of corners between lines.
    open var lineJoin = ShapeLayerLineJoin.miter
    /// The greatest length of a pointed corner, as a multiple of the line width; 10 unless set. A longer corner is cut
    /// off.
    open var miterLimit: CGFloat = 10
    /// The lengths of dashes and gaps, in points; nil for a line without gaps.
    open var lineDashPattern: [NSNumber]?
    /// The place in the pattern of dashes at which the line begins, in points; 0 unless set.
    open var lineDashPhase: CGFloat = 0
    /// The place on the path at which the drawn line begins, from 0 to 1; 0 unless set.
    open var strokeStart: CGFloat = 0
    /// The place on the path at which the drawn line ends, from 0 to 1; 1 unless set.
    open var strokeEnd: CGFloat = 1

    override func copyOwnProperties(of other: Layer) {
        guard let other = other as? ShapeLayer else { return }
        (path, fillColor, strokeColor, lineWidth) = (other.path, other.fillColor, other.strokeColor, other.lineWidth)
        (fillRule, lineCap, lineJoin, miterLimit) = (other.fillRule, other.lineCap, other.lineJoin, other.miterLimit)
        (lineDashPattern, lineDashPhase) = (other.lineDashPattern, other.lineDashPhase)
        (strokeStart, strokeEnd) = (other.strokeStart, other.strokeEnd)
    }
}
