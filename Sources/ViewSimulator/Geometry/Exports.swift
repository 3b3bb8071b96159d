// Client code writes one import only: it needs Foundation's `CGRect` for every call. The
// files of this module and of `FlowSimulator` have Foundation from such an export, too.
@_exported import Foundation

// This package has modules called CoreGraphics, QuartzCore and UIKit with the names of this one, which replace Apple's
// on platforms without them. So the condition never is whether such a module exists, but whether it is Apple's.
#if canImport(Darwin)
@_exported import CoreGraphics
#endif

// Values of text measuring that are part of the API of views.
@_exported import struct TextMeasuring.FontGap
@_exported import struct TextMeasuring.RecordedFonts
