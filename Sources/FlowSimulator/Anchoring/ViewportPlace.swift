import Foundation

/// A place of the viewport whose content is to stay in place. Lengths are in the layout's coordinates, along its scroll
/// axis.
enum ViewportPlace: Hashable {
    /// What is at an offset, the start of the viewport that ends at another.
    case start(CGFloat, end: CGFloat)
    /// What is at an offset, the end of the viewport that starts at another.
    case end(CGFloat, start: CGFloat)
    case item(IndexPath)
}

/// How far what was at a place has moved.
struct AnchorMove {
    var length: CGFloat
    /// The element at the place; nil at the end of the content.
    var element: TraceEvent.Element?
}
