// `import FlowSimulator` is all that client code writes: it needs Foundation's `CGRect` and `IndexPath` for every call.
@_exported import Foundation

#if canImport(CoreGraphics)
@_exported import CoreGraphics
#endif
