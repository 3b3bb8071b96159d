// What `import QuartzCore` brings where there is no Core Animation: matrices and layers of `ViewSimulator`.
@_exported import CoreGraphics
@_exported import enum ViewSimulator.ViewSimulatorIsImported
@_exported import func ViewSimulator.CATransform3DConcat
@_exported import func ViewSimulator.CATransform3DEqualToTransform
@_exported import func ViewSimulator.CATransform3DGetAffineTransform
@_exported import func ViewSimulator.CATransform3DInvert
@_exported import func ViewSimulator.CATransform3DIsAffine
@_exported import func ViewSimulator.CATransform3DIsIdentity
@_exported import func ViewSimulator.CATransform3DMakeAffineTransform
@_exported import func ViewSimulator.CATransform3DMakeRotation
@_exported import func ViewSimulator.CATransform3DMakeScale
@_exported import func ViewSimulator.CATransform3DMakeTranslation
@_exported import func ViewSimulator.CATransform3DRotate
@_exported import func ViewSimulator.CATransform3DScale
@_exported import func ViewSimulator.CATransform3DTranslate
@_exported import struct ViewSimulator.CATransform3D
@_exported import struct ViewSimulator.Selector
@_exported import let ViewSimulator.CATransform3DIdentity
