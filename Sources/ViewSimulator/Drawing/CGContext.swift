#if !canImport(Darwin)
/// The target of drawing. It replaces Core Graphics' class on platforms without Core Graphics. The path and the
/// transform are kept for code that reads them. All other calls have no effect, because nothing is drawn.
public final class CGContext {
    private var state = State()
    private var outer: [State] = []
    private var drawn = CGMutablePath()

    private struct State {
        var transform = CGAffineTransform.identity
    }

    package init() {}

    // MARK: State

    /// Saves the current state of the context, so that `restoreGState()` can restore it.
    public func saveGState() { outer.append(state) }
    /// Restores and removes the state that was saved last. Does nothing without a saved state.
    public func restoreGState() { state = outer.popLast() ?? state }

    /// The current transform.
    public var ctm: CGAffineTransform { state.transform }
    /// Adds a translation to the transform.
    ///
    /// - Parameters:
    ///   - tx: The distance to the right, in points.
    ///   - ty: The distance down, in points.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }
    /// Adds a scale to the transform.
    ///
    /// - Parameters:
    ///   - sx: The horizontal factor.
    ///   - sy: The vertical factor.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
    /// Adds a rotation to the transform, in radians.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
    /// Adds a transform, which is applied before the current transform.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    // MARK: The path

    /// The context's path; nil if it is empty. It contains the parts that were added since a path was last drawn or
    /// removed.
    public var path: CGPath? { drawn.isEmpty ? nil : drawn.copy() }
    /// Removes the path.
    public func beginPath() { drawn = CGMutablePath() }
    /// Begins a new part of the path at a point.
    public func move(to point: CGPoint) { drawn.move(to: point) }
    /// Adds a line from the current point to another point.
    public func addLine(to point: CGPoint) { drawn.addLine(to: point) }
    /// Adds lines between points.
    public func addLines(between points: [CGPoint]) { drawn.addLines(between: points) }
    /// Adds a rectangle to the path.
    public func addRect(_ rect: CGRect) { drawn.addRect(rect) }
    /// Adds an ellipse to the path.
    public func addEllipse(in rect: CGRect) { drawn.addEllipse(in: rect) }
    /// Adds another path to the context's path.
    public func addPath(_ path: CGPath) { drawn.addPath(path) }
    /// Adds a curve with two control points to the path.
    ///
    /// - Parameters:
    ///   - end: The end point.
    ///   - control1: The control point of the beginning.
    ///   - control2: The control point of the end.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        drawn.addCurve(to: end, control1: control1, control2: control2)
    }
    /// Adds a curve with one control point to the path.
    ///
    /// - Parameters:
    ///   - end: The end point.
    ///   - control: The control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { drawn.addQuadCurve(to: end, control: control) }
    /// Adds part of a circle to the path.
    ///
    /// - Parameters:
    ///   - center: The circle's centre.
    ///   - radius: In points.
    ///   - startAngle: In radians, from the right.
    ///   - endAngle: In radians, from the right.
    ///   - clockwise: The direction in Core Graphics' coordinates, which is the opposite one on the screen.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        drawn.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    /// Adds a line from the current point back to the first point of the path's current part.
    public func closePath() { drawn.closeSubpath() }

    // MARK: Drawing, which only removes the path

    /// Removes the path, without filling it.
    public func fillPath(using rule: CGPathFillRule = .winding) { beginPath() }
    /// Removes the path, without drawing it.
    public func strokePath() { beginPath() }
    /// Removes the path, without clipping.
    public func clip(using rule: CGPathFillRule = .winding) { beginPath() }
    /// Does nothing: nothing is drawn.
    public func clip(to rect: CGRect) {}
    /// Does nothing: nothing is drawn.
    public func fill(_ rect: CGRect) {}
    /// Does nothing: nothing is drawn.
    public func fill(_ rects: [CGRect]) {}
    /// Does nothing: nothing is drawn.
    public func stroke(_ rect: CGRect) {}
    /// Does nothing: nothing is drawn.
    public func clear(_ rect: CGRect) {}
    /// Does nothing: nothing is drawn.
    public func fillEllipse(in rect: CGRect) {}
    /// Does nothing: nothing is drawn.
    public func strokeEllipse(in rect: CGRect) {}
    /// Does nothing: nothing is drawn.
    ///
    /// - Parameters:
    ///   - image: An image.
    ///   - rect: The rectangle of the image.
    public func draw(_ image: CGImage, in rect: CGRect) {}

    // MARK: Attributes, which are ignored

    /// Does nothing: nothing is drawn.
    public func setFillColor(_ color: CGColor) {}
    /// Does nothing: nothing is drawn.
    public func setStrokeColor(_ color: CGColor) {}
    /// Does nothing: nothing is drawn.
    public func setAlpha(_ alpha: CGFloat) {}
    /// Does nothing: nothing is drawn.
    public func setLineWidth(_ width: CGFloat) {}
    /// Does nothing: nothing is drawn.
    public func setLineCap(_ cap: CGLineCap) {}
    /// Does nothing: nothing is drawn.
    public func setLineJoin(_ join: CGLineJoin) {}
    /// Does nothing: nothing is drawn.
    public func setMiterLimit(_ limit: CGFloat) {}
    /// Does nothing: nothing is drawn.
    ///
    /// - Parameters:
    ///   - phase: The start of the first dash, in points.
    ///   - lengths: Lengths of dashes and gaps alternately, in points.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
    /// Does nothing: nothing is drawn.
    ///
    /// - Parameters:
    ///   - offset: The offset of the shadow, in points.
    ///   - blur: The radius of the blur, in points.
    ///   - color: The colour; nil for no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
    /// Does nothing: nothing is drawn.
    public func setBlendMode(_ mode: CGBlendMode) {}
    /// Does nothing: nothing is drawn.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Does nothing: nothing is drawn.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
}

/// The way in which a drawing is combined with the existing picture. It replaces Core Graphics' type on platforms
/// without Core Graphics.
public enum CGBlendMode: Int32, Sendable {
    /// The modes that combine the colours of the drawing and the picture. With `normal` the drawing covers the picture.
    /// The others in this group multiply the colours of both, or change the picture's lightness or contrast.
    case normal = 0, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    /// The drawing is blended with the picture by difference, or by hue, saturation, colour or luminosity.
    case difference, exclusion, hue, saturation, color, luminosity
    /// The modes that clear the picture, replace it, or combine covered areas. The result depends on the areas that the
    /// drawing (the source) and the picture (the destination) cover.
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
    /// The modes `destinationAtop` and `xor` combine the areas of the drawing and the picture. The drawing is the
    /// source, and the picture is the destination. The modes `plusDarker` and `plusLighter` add the colours of both, to
    /// a darker or a lighter result.
    case destinationAtop, xor, plusDarker, plusLighter
}
#endif
