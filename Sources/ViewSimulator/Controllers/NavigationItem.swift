/// The contents of a navigation bar for a controller, as UIKit's `UINavigationItem`. Nothing is drawn, and no size
/// depends on the item.
@preconcurrency @MainActor
open class NavigationItem: NSObject {
    /// The use of a large title.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// The mode of the previous item.
        case automatic
        /// A large title, if the bar prefers large titles.
        case always
        /// No large title.
        case never
    }

    /// The title; nil unless this title or the controller's title is set.
    open var title: String?
    /// A view that replaces the title; nil unless set.
    open var titleView: View?
    /// A line above the title; nil unless set.
    open var prompt: String?
    /// The button that leads back to this item; nil unless set.
    open var backBarButtonItem: BarButtonItem?
    /// The title of the button that leads back to this item; nil unless set.
    open var backButtonTitle: String?
    /// Whether the back button is hidden; false unless set.
    open var hidesBackButton = false
    /// Whether the back button stays next to other buttons; false unless set.
    open var leftItemsSupplementBackButton = false
    /// The mode of the large title. Unless set, it is the mode of the previous item.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// The buttons at the left, from the left edge; nil unless set.
    open var leftBarButtonItems: [BarButtonItem]?
    /// The buttons at the right, from the right edge; nil unless set.
    open var rightBarButtonItems: [BarButtonItem]?
    /// The appearance of the bar while this item is shown; nil unless set. Nil means the bar's own appearance.
    open var standardAppearance: NavigationBarAppearance?
    /// The appearance in a window of small height; nil unless set.
    open var compactAppearance: NavigationBarAppearance?
    /// The appearance while the content is scrolled to its start; nil unless set. Not used by this library.
    open var scrollEdgeAppearance: NavigationBarAppearance?
    /// The appearance in a window of small height, while the content is scrolled to its start. Nil unless set. Not used
    /// by this library.
    open var compactScrollEdgeAppearance: NavigationBarAppearance?
    /// Whether a search bar is hidden when the content is scrolled; true unless set. There is no search bar.
    open var hidesSearchBarWhenScrolling = true

    /// The first button at the left.
    open var leftBarButtonItem: BarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The first button at the right.
    open var rightBarButtonItem: BarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Makes an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    init(title: String?) {
        self.title = title
        super.init()
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Sets the button at the left, without an animation.
    open func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the buttons at the left, without an animation.
    open func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets the button at the right, without an animation.
    open func setRightBarButton(_ item: BarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets the buttons at the right, without an animation.
    open func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Hides or shows the back button. Nothing is animated.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}
