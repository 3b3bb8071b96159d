/// The source of an item's size.
public enum SizeSource: Hashable, Sendable {
    /// The section's estimate: the size is neither given nor measured.
    case estimated
    /// A size given up front, by a property or a delegate.
    case given
    /// A size reported by a cell.
    case measured
}

/// An element with its frame, as a query returns it.
public struct FlowElement: Hashable, Sendable {
    /// The path of the element.
    public var path: ElementPath
    /// The frame in content coordinates; the origin lies on the pixel grid, the size is not rounded (R4.1).
    public var frame: FlowRect
    /// The source of the size; headers and footers are always given.
    public var sizeSource: SizeSource

    /// Makes an element of its parts. Nothing is checked.
    public init(path: ElementPath, frame: FlowRect, sizeSource: SizeSource) {
        self.path = path
        self.frame = frame
        self.sizeSource = sizeSource
    }
}
