/// The bar of a navigation controller, as UIKit's `UINavigationBar`. Its own height is 44 points, as on devices
/// (measured). On devices, a large title increases the height; here it does not.
@preconcurrency @MainActor
open class NavigationBar: View {
    static let height: CGFloat = 44

    /// The items of the bar; nil without items. The bar shows the last item. A navigation controller sets the items.
    open var items: [NavigationItem]?
    /// The item that the bar shows: the last item. Nil without items.
    open var topItem: NavigationItem? { items?.last }
    /// The item to which the back button leads: the item before the last. Nil if the bar has fewer than two items.
    open var backItem: NavigationItem? { items?.dropLast().last }
    /// Whether the bar is translucent; true unless set. Not used by this library.
    open var isTranslucent = true
    /// Whether the bar prefers large titles; false unless set. Not used by this library: the bar's height is constant.
    open var prefersLargeTitles = false
    /// The colour of the bar; nil unless set. Not used by this library.
    open var barTintColor: Color?
    /// The attributes of the title; nil unless set. Not used by this library.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// The appearance of the bar. Not used by this library.
    open var standardAppearance = NavigationBarAppearance()
    /// The appearance in a window of small height; nil unless set. Nil means the standard appearance. Not used by this
    /// library.
    open var compactAppearance: NavigationBarAppearance?
    /// The appearance while the content is scrolled to its start; nil unless set. Not used by this library.
    open var scrollEdgeAppearance: NavigationBarAppearance?
    /// The appearance in a window of small height, while the content is scrolled to its start. Nil unless set. Not used
    /// by this library.
    open var compactScrollEdgeAppearance: NavigationBarAppearance?
    /// The attributes of the large title; nil unless set. Not used by this library.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// An image that replaces the line at the bar's edge; nil unless set. Not used by this library.
    open var shadowImage: Image?
    /// The image of the back button; nil unless set. Not used by this library.
    open var backIndicatorImage: Image?
    /// The mask of the back button's image in transitions; nil unless set. Not used by this library.
    open var backIndicatorTransitionMaskImage: Image?

    /// The bar's own size: no width, and a height of 44 points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: View.noIntrinsicMetric, height: NavigationBar.height)
    }

    /// Returns the offered width, with a height of 44 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: NavigationBar.height)
    }
}
