/// The part of a view's content that is drawn or compared.
public enum LayoutExtent: Hashable, Sendable {
    /// The bounds of the view.
    case viewport
    /// The viewport, and half a viewport before and after it along the scroll axis.
    case aroundViewport
    /// The whole content. If it has more elements than `limit`, the elements nearest to the viewport are kept, with a
    /// note in the picture.
    case everything(limit: Int)

    /// The whole content, 2,000 elements at most.
    public static var everything: LayoutExtent { .everything(limit: 2000) }
}
