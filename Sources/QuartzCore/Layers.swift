import Foundation
import ViewSimulator
import CoreGraphics

public typealias CALayer = Layer
public typealias CAShapeLayer = ShapeLayer

/// Seconds since the machine started; for differences only.
public func CACurrentMediaTime() -> CFTimeInterval {
    ProcessInfo.processInfo.systemUptime
}
