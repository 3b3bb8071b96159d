/// The source of an item's size.
public enum SizeSource: Hashable, Sendable {
    /// The section's estimate. An item carries it while its size is neither given nor measured.
    case estimated
    /// A size that a property or a delegate gives.
    case given
    /// A size that a cell reported.
    case measured
}

/// An element with its frame, as a query returns it.
public struct FlowElement: Hashable, Sendable {
    /// The path of the element.
    public var path: ElementPath
    /// The frame in content coordinates; the origin lies on the pixel grid, the size is not rounded (R4.1).
    public var frame: FlowRect
    /// The source of the element's size; always `given` for headers and footers.
    public var sizeSource: SizeSource

    /// Makes an element from a path, a frame and a size source. Nothing is checked.
    public init(path: ElementPath, frame: FlowRect, sizeSource: SizeSource) {
        self.path = path
        self.frame = frame
        self.sizeSource = sizeSource
    }
}
