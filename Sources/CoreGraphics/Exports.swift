// What `import CoreGraphics` brings where there is no Core Graphics: Foundation's geometry, and the types of
// `ViewSimulator` that have Core Graphics' names. Only declarations that are named here are exported.
@_exported import Foundation
@_exported import class ViewSimulator.CGColor
@_exported import class ViewSimulator.CGContext
@_exported import class ViewSimulator.CGImage
@_exported import class ViewSimulator.CGMutablePath
@_exported import class ViewSimulator.CGPath
@_exported import enum ViewSimulator.CGBlendMode
@_exported import enum ViewSimulator.CGLineCap
@_exported import enum ViewSimulator.CGLineJoin
@_exported import enum ViewSimulator.CGPathFillRule
@_exported import enum ViewSimulator.ViewSimulatorIsImported
@_exported import struct ViewSimulator.CGAffineTransform
@_exported import struct ViewSimulator.CGVector
