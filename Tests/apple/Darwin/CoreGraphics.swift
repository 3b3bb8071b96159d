// Foundation on Linux has CGFloat, CGPoint, CGSize, CGRect and CGRectEdge.
@_exported import Foundation

// developer.apple.com/documentation/corefoundation/cgvector
public struct CGVector: Equatable, Codable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat
    public static var zero: CGVector { CGVector() }
    public init() { fatalError() }
    public init(dx: CGFloat, dy: CGFloat) { fatalError() }
    public init(dx: Int, dy: Int) { fatalError() }
    public init(dx: Double, dy: Double) { fatalError() }
}

// developer.apple.com/documentation/corefoundation/cgaffinetransform-swift.struct
public struct CGAffineTransform: Equatable, Codable, Sendable {
    public var a, b, c, d, tx, ty: CGFloat
    public static var identity: CGAffineTransform { CGAffineTransform() }
    public init() { fatalError() }
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) { fatalError() }
    public init(scaleX sx: CGFloat, y sy: CGFloat) { fatalError() }
    public init(translationX tx: CGFloat, y ty: CGFloat) { fatalError() }
    public init(rotationAngle angle: CGFloat) { fatalError() }
    public var isIdentity: Bool { fatalError() }
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform { fatalError() }
    public func inverted() -> CGAffineTransform { fatalError() }
    public func rotated(by angle: CGFloat) -> CGAffineTransform { fatalError() }
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform { fatalError() }
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform { fatalError() }
}

// developer.apple.com/documentation/corefoundation/cgpoint, cgsize and cgrect
extension CGPoint {
    public func applying(_ t: CGAffineTransform) -> CGPoint { fatalError() }
    public func equalTo(_ point2: CGPoint) -> Bool { fatalError() }
}
extension CGSize {
    public func applying(_ t: CGAffineTransform) -> CGSize { fatalError() }
    public func equalTo(_ size2: CGSize) -> Bool { fatalError() }
}
extension CGRect: @retroactive CustomDebugStringConvertible {
    public func applying(_ t: CGAffineTransform) -> CGRect { fatalError() }
    public func equalTo(_ rect2: CGRect) -> Bool { fatalError() }
    public var debugDescription: String { fatalError() }
}

// developer.apple.com/documentation/coregraphics/cglinecap, cglinejoin, cgpathfillrule and cgblendmode
public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
    case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

// developer.apple.com/documentation/coregraphics/cgcolor
public final class CGColor: Hashable, Sendable {
    public init(gray: CGFloat, alpha: CGFloat) { fatalError() }
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { fatalError() }
    public var components: [CGFloat]? { fatalError() }
    public var numberOfComponents: Int { fatalError() }
    public var alpha: CGFloat { fatalError() }
    public func copy(alpha: CGFloat) -> CGColor? { fatalError() }
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
}

// developer.apple.com/documentation/coregraphics/cgimage
public final class CGImage: Hashable, Sendable {
    private init() { fatalError() }
    public var width: Int { fatalError() }
    public var height: Int { fatalError() }
    public func cropping(to rect: CGRect) -> CGImage? { fatalError() }
    public static func == (lhs: CGImage, rhs: CGImage) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
}

// developer.apple.com/documentation/coregraphics/cgpath
public class CGPath: Hashable {
    fileprivate init() { fatalError() }
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { fatalError() }
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { fatalError() }
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) { fatalError() }
    public final var isEmpty: Bool { fatalError() }
    public final var currentPoint: CGPoint { fatalError() }
    public final var boundingBox: CGRect { fatalError() }
    public final var boundingBoxOfPath: CGRect { fatalError() }
    public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool { fatalError() }
    public final func copy() -> CGPath? { fatalError() }
    public final func mutableCopy() -> CGMutablePath? { fatalError() }
    public final func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool { fatalError() }
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
}

// developer.apple.com/documentation/coregraphics/cgmutablepath
public final class CGMutablePath: CGPath {
    public override init() { fatalError() }
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { fatalError() }
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) { fatalError() }
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) { fatalError() }
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        fatalError()
    }
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) { fatalError() }
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) { fatalError() }
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) { fatalError() }
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) { fatalError() }
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { fatalError() }
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) { fatalError() }
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) { fatalError() }
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { fatalError() }
    public func closeSubpath() { fatalError() }
}

// developer.apple.com/documentation/coregraphics/cgcolorspace, cgcolorspacecreatedevicergb() and cgimagealphainfo
public final class CGColorSpace { private init() { fatalError() } }
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { fatalError() }
public enum CGImageAlphaInfo: UInt32, Sendable { case none, premultipliedLast, premultipliedFirst, last, first }

// developer.apple.com/documentation/coregraphics/cgcontext
public final class CGContext: Hashable {
    public init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) { fatalError() }
    public func makeImage() -> CGImage? { fatalError() }
    public var ctm: CGAffineTransform { fatalError() }
    public var path: CGPath? { fatalError() }
    public static func == (lhs: CGContext, rhs: CGContext) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
}
