// One import is all that client code writes: it needs Foundation's `CGRect` for every call.
@_exported import Foundation

// This package has modules called CoreGraphics, QuartzCore and UIKit, made of the names of this one, which stand in for
// Apple's where those are missing. So the question is never whether such a module is there, but whether it is Apple's.
#if canImport(Darwin)
@_exported import CoreGraphics
#endif

// Values of text measuring that the API of views names.
@_exported import struct TextMeasuring.FontGap
@_exported import struct TextMeasuring.RecordedFonts
