import Foundation

/// What is behind a cell's content, as UIKit's `UIBackgroundConfiguration`. Kept for client code: nothing is drawn,
/// no size depends on it, and a custom view is not shown.
@preconcurrency @MainActor
public struct BackgroundConfiguration {
    /// In place of the background; nil unless set.
    public var customView: View?
    /// How round the corners are, in points; 0 unless set.
    public var cornerRadius: CGFloat = 0
    /// From the cell's edges to the background's, in points; zero unless set.
    public var backgroundInsets = DirectionalEdgeInsets.zero
    /// Edges at which the insets begin at the layout margins; none unless set. Kept for client code.
    public var edgesAddingLayoutMarginsToBackgroundInsets: DirectionalRectEdge = []
    /// Nil, the tint colour, unless set.
    public var backgroundColor: Color?
    /// Nil unless set.
    public var visualEffect: VisualEffect?
    /// Nil unless set.
    public var image: Image?
    /// How the image fills the background; stretched unless set.
    public var imageContentMode = View.ContentMode.scaleToFill
    /// Nil, the tint colour, unless set.
    public var strokeColor: Color?
    /// In points; 0 unless set.
    public var strokeWidth: CGFloat = 0
    /// How far the line is from the background's edge, in points; 0 unless set.
    public var strokeOutset: CGFloat = 0

    /// Nothing behind the content.
    public static func clear() -> BackgroundConfiguration {
        var configuration = BackgroundConfiguration()
        configuration.backgroundColor = .clear
        return configuration
    }
    /// Of a row of a plain list.
    public static func listPlainCell() -> BackgroundConfiguration { list(.systemBackground) }
    /// Of a row of a grouped list.
    public static func listGroupedCell() -> BackgroundConfiguration { list(.secondarySystemGroupedBackground) }
    /// Of a row of a list, whatever its style.
    public static func listCell() -> BackgroundConfiguration { list(.systemBackground) }
    /// Of a header of a plain list.
    public static func listPlainHeaderFooter() -> BackgroundConfiguration { list(.systemBackground) }
    /// Of a header of a grouped list.
    public static func listGroupedHeaderFooter() -> BackgroundConfiguration { clear() }
    /// Of a header of a side bar.
    public static func listSidebarHeader() -> BackgroundConfiguration { clear() }
    /// Of a row of a side bar.
    public static func listSidebarCell() -> BackgroundConfiguration { clear() }
    /// Of a row that is beside others of a side bar.
    public static func listAccompaniedSidebarCell() -> BackgroundConfiguration { clear() }

    private static func list(_ color: Color) -> BackgroundConfiguration {
        var configuration = BackgroundConfiguration()
        configuration.backgroundColor = color
        return configuration
    }

    /// The same: states change colours, which nothing here shows.
    public func updated(for state: any ConfigurationState) -> BackgroundConfiguration { self }
}
