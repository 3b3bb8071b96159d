import Foundation

#if !canImport(Darwin)
/// What pictures are drawn into. Core Graphics' class, where that is missing. Nothing is drawn: the path and the map of
/// the plane are kept, for code that asks for them, and all else is taken and forgotten.
public final class CGContext {
    private var state = State()
    private var outer: [State] = []
    private var drawn = CGMutablePath()

    private struct State {
        var transform = CGAffineTransform.identity
    }

    package init() {}

    // MARK: State

    /// Keeps the state for `restoreGState()`.
    public func saveGState() { outer.append(state) }
    /// The state that was kept last, which is kept no longer; nothing happens without one.
    public func restoreGState() { state = outer.popLast() ?? state }

    /// What has been done to the plane.
    public var ctm: CGAffineTransform { state.transform }
    /// Moves the plane, by points.
    ///
    /// - Parameters:
    ///   - tx: To the right.
    ///   - ty: Down.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }
    /// Scales the plane.
    ///
    /// - Parameters:
    ///   - sx: From left to right.
    ///   - sy: From top to bottom.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
    /// Turns the plane, in radians.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
    /// Does something to the plane, before what has been done to it.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    // MARK: The path

    /// What was added since the last path was drawn; nil for nothing.
    public var path: CGPath? { drawn.isEmpty ? nil : drawn.copy() }
    /// Forgets the path.
    public func beginPath() { drawn = CGMutablePath() }
    /// Begins another part of the path.
    public func move(to point: CGPoint) { drawn.move(to: point) }
    /// Adds a line.
    public func addLine(to point: CGPoint) { drawn.addLine(to: point) }
    /// Adds lines from point to point.
    public func addLines(between points: [CGPoint]) { drawn.addLines(between: points) }
    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { drawn.addRect(rect) }
    /// Adds an ellipse.
    public func addEllipse(in rect: CGRect) { drawn.addEllipse(in: rect) }
    /// Adds another path.
    public func addPath(_ path: CGPath) { drawn.addPath(path) }
    /// Adds a curve of two controls.
    ///
    /// - Parameters:
    ///   - end: Where it ends.
    ///   - control1: Pulls at its beginning.
    ///   - control2: Pulls at its end.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        drawn.addCurve(to: end, control1: control1, control2: control2)
    }
    /// Adds a curve of one control.
    ///
    /// - Parameters:
    ///   - end: Where it ends.
    ///   - control: Pulls at it.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { drawn.addQuadCurve(to: end, control: control) }
    /// Adds a part of a circle.
    ///
    /// - Parameters:
    ///   - center: Of the circle.
    ///   - radius: In points.
    ///   - startAngle: In radians, from the right.
    ///   - endAngle: In radians, from the right.
    ///   - clockwise: Which way round, as Core Graphics means it: the other one on the screen.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        drawn.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    /// Leads the path back to where its part began.
    public func closePath() { drawn.closeSubpath() }

    // MARK: Drawing, which only ends the path

    /// Ends the path.
    public func fillPath(using rule: CGPathFillRule = .winding) { beginPath() }
    /// Ends the path.
    public func strokePath() { beginPath() }
    /// Ends the path.
    public func clip(using rule: CGPathFillRule = .winding) { beginPath() }
    /// Does nothing.
    public func clip(to rect: CGRect) {}
    /// Does nothing.
    public func fill(_ rect: CGRect) {}
    /// Does nothing.
    public func fill(_ rects: [CGRect]) {}
    /// Does nothing.
    public func stroke(_ rect: CGRect) {}
    /// Does nothing.
    public func clear(_ rect: CGRect) {}
    /// Does nothing.
    public func fillEllipse(in rect: CGRect) {}
    /// Does nothing.
    public func strokeEllipse(in rect: CGRect) {}
    /// Does nothing.
    ///
    /// - Parameters:
    ///   - image: What would be drawn.
    ///   - rect: Where.
    public func draw(_ image: CGImage, in rect: CGRect) {}

    // MARK: Looks, which are forgotten

    /// Does nothing.
    public func setFillColor(_ color: CGColor) {}
    /// Does nothing.
    public func setStrokeColor(_ color: CGColor) {}
    /// Does nothing.
    public func setAlpha(_ alpha: CGFloat) {}
    /// Does nothing.
    public func setLineWidth(_ width: CGFloat) {}
    /// Does nothing.
    public func setLineCap(_ cap: CGLineCap) {}
    /// Does nothing.
    public func setLineJoin(_ join: CGLineJoin) {}
    /// Does nothing.
    public func setMiterLimit(_ limit: CGFloat) {}
    /// Does nothing.
    ///
    /// - Parameters:
    ///   - phase: Where the first dash begins, in points.
    ///   - lengths: Of dashes and of what is between, by turns.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
    /// Does nothing.
    ///
    /// - Parameters:
    ///   - offset: In points.
    ///   - blur: In points.
    ///   - color: Nil for no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
    /// Does nothing.
    public func setBlendMode(_ mode: CGBlendMode) {}
    /// Does nothing.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Does nothing.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
}

/// How what is drawn goes together with what is there. Core Graphics' value, where that is missing.
public enum CGBlendMode: Int32, Sendable {
    /// Over it; products and other mixtures of both.
    case normal = 0, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    /// More mixtures.
    case difference, exclusion, hue, saturation, color, luminosity
    /// By what each of them covers.
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
    /// More of these.
    case destinationAtop, xor, plusDarker, plusLighter
}
#endif
