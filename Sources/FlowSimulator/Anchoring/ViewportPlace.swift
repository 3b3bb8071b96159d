/// A place of the viewport whose content is to stay in place. Lengths are in the layout's coordinates, along its scroll
/// axis.
enum ViewportPlace: Hashable {
    /// The content at an offset that is the start of the viewport, whose end is also given.
    case start(CGFloat, end: CGFloat)
    /// The content at an offset that is the end of the viewport, whose start is also given.
    case end(CGFloat, start: CGFloat)
    case item(IndexPath)
}

/// The distance that the content at a place has moved.
struct AnchorMove {
    var length: CGFloat
    /// The element at the place; nil at the end of the content.
    var element: TraceEvent.Element?
}
