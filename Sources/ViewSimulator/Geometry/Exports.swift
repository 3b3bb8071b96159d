// One import is all that client code writes: it needs Foundation's `CGRect` for every call.
@_exported import Foundation

#if canImport(CoreGraphics)
@_exported import CoreGraphics
#endif
