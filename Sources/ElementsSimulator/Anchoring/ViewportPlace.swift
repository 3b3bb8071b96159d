/// A place in the viewport, at which a pass keeps the content. Lengths are in the layout's coordinates, along its
/// scroll axis.
package enum ViewportPlace: Hashable {
    /// The content at the start of the viewport. The values are the offsets of the viewport's start and end.
    case start(CGFloat, end: CGFloat)
    /// The content at the end of the viewport. The values are the offsets of the viewport's end and start.
    case end(CGFloat, start: CGFloat)
    case item(IndexPath)
}

/// The distance that the content at a place has moved.
package struct AnchorMove {
    package var length: CGFloat
    /// The element at the place; nil at the end of the content.
    package var element: ElementName?

    package init(length: CGFloat, element: ElementName?) {
        self.length = length
        self.element = element
    }
}
