/// A place at the edges of a rectangle. UIKit's name is `NSRectAlignment`.
public enum RectAlignment: Int, Sendable {
    /// No edge: the middle of the rectangle.
    case none
    /// The middle of the top edge.
    case top
    /// The top leading corner.
    case topLeading
    /// The middle of the leading edge.
    case leading
    /// The bottom leading corner.
    case bottomLeading
    /// The middle of the bottom edge.
    case bottom
    /// The bottom trailing corner.
    case bottomTrailing
    /// The middle of the trailing edge.
    case trailing
    /// The top trailing corner.
    case topTrailing
}

extension RectAlignment {
    var edges: DirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}
