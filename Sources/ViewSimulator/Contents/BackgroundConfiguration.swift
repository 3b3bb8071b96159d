/// The background of a cell, as UIKit's `UIBackgroundConfiguration`. Not used by this library: nothing is drawn, no
/// size depends on the background, and a custom view is not shown.
@preconcurrency @MainActor
public struct BackgroundConfiguration {
    /// A view that replaces the background; nil unless set.
    public var customView: View?
    /// The radius of the corners, in points; 0 unless set.
    public var cornerRadius: CGFloat = 0
    /// The insets of the background from the cell's edges, in points; zero unless set.
    public var backgroundInsets = DirectionalEdgeInsets.zero
    /// The edges at which the layout margins are added to the insets; no edges unless set. Not used by this library.
    public var edgesAddingLayoutMarginsToBackgroundInsets: DirectionalRectEdge = []
    /// The colour of the background; nil unless set. Nil means the tint colour.
    public var backgroundColor: Color?
    /// The visual effect of the background; nil unless set.
    public var visualEffect: VisualEffect?
    /// The image of the background; nil unless set.
    public var image: Image?
    /// The content mode of the image; stretched unless set.
    public var imageContentMode = View.ContentMode.scaleToFill
    /// The colour of the line around the background; nil unless set. Nil means the tint colour.
    public var strokeColor: Color?
    /// The width of the line around the background, in points; 0 unless set.
    public var strokeWidth: CGFloat = 0
    /// The distance of the line from the background's edge, in points; 0 unless set.
    public var strokeOutset: CGFloat = 0

    /// Returns a configuration without a background.
    public static func clear() -> BackgroundConfiguration {
        var configuration = BackgroundConfiguration()
        configuration.backgroundColor = .clear
        return configuration
    }
    /// Returns the background of a row of a plain list.
    public static func listPlainCell() -> BackgroundConfiguration { list(.systemBackground) }
    /// Returns the background of a row of a grouped list.
    public static func listGroupedCell() -> BackgroundConfiguration { list(.secondarySystemGroupedBackground) }
    /// Returns the background of a row of a list of any style.
    public static func listCell() -> BackgroundConfiguration { list(.systemBackground) }
    /// Returns the background of a header or footer of a plain list.
    public static func listPlainHeaderFooter() -> BackgroundConfiguration { list(.systemBackground) }
    /// Returns the background of a header or footer of a grouped list.
    public static func listGroupedHeaderFooter() -> BackgroundConfiguration { clear() }
    /// Returns the background of a header of a side bar.
    public static func listSidebarHeader() -> BackgroundConfiguration { clear() }
    /// Returns the background of a row of a side bar.
    public static func listSidebarCell() -> BackgroundConfiguration { clear() }
    /// Returns the background of a row in a list next to a side bar.
    public static func listAccompaniedSidebarCell() -> BackgroundConfiguration { clear() }

    private static func list(_ color: Color) -> BackgroundConfiguration {
        var configuration = BackgroundConfiguration()
        configuration.backgroundColor = color
        return configuration
    }

    /// Returns the configuration unchanged. In UIKit, states only change colours, and nothing is drawn here.
    public func updated(for state: any ConfigurationState) -> BackgroundConfiguration { self }
}
