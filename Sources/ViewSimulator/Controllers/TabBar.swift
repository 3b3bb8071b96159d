/// The bar of a tab bar controller, as UIKit's `UITabBar`. Its own height is 49 points, measured on devices.
@preconcurrency @MainActor
open class TabBar: View {
    static let height: CGFloat = 49

    /// The items of the bar, from the leading edge; nil without items. A tab bar controller sets the items.
    open var items: [TabBarItem]?
    /// The selected item. A tab bar controller sets the selected item.
    open weak var selectedItem: TabBarItem?
    /// Whether the bar is translucent; true unless set. Not used by this library.
    open var isTranslucent = true
    /// The colour of the bar; nil unless set. Not used by this library.
    open var barTintColor: Color?
    /// The colour of the items that are not selected; nil unless set. Not used by this library.
    open var unselectedItemTintColor: Color?
    /// The appearance of the bar. Not used by this library.
    open var standardAppearance = TabBarAppearance()
    /// The appearance while the content is scrolled to its end; nil unless set. Not used by this library.
    open var scrollEdgeAppearance: TabBarAppearance?
    /// An image that replaces the line at the bar's edge; nil unless set. Not used by this library.
    open var shadowImage: Image?
    /// The image of the background; nil unless set. Not used by this library.
    open var backgroundImage: Image?

    /// The bar's own size: no width, and a height of 49 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: View.noIntrinsicMetric, height: TabBar.height) }

    /// Returns the offered width, with a height of 49 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: TabBar.height) }
}
