import Foundation
import ViewSimulator
import CoreGraphics

public typealias CALayer = Layer
public typealias CAShapeLayer = ShapeLayer
public typealias CAGradientLayer = GradientLayer
public typealias CAGradientLayerType = GradientLayerType
public typealias CALayerContentsGravity = LayerContentsGravity
public typealias CALayerCornerCurve = LayerCornerCurve
public typealias CALayerDelegate = LayerDelegate
public typealias CACornerMask = CornerMask
public typealias CAShapeLayerFillRule = ShapeLayerFillRule
public typealias CAShapeLayerLineCap = ShapeLayerLineCap
public typealias CAShapeLayerLineJoin = ShapeLayerLineJoin

/// Returns the seconds since the machine started. Only differences between two such values have a meaning.
public func CACurrentMediaTime() -> CFTimeInterval {
    ProcessInfo.processInfo.systemUptime
}
