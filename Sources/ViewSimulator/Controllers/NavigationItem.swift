import Foundation

/// What a navigation bar shows of a controller, as UIKit's `UINavigationItem`. Kept for client code: no size here
/// depends on it.
@preconcurrency @MainActor
open class NavigationItem: NSObject {
    /// Whether the title is large.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As that of the controller before; where the bar wants it; never.
        case automatic, always, never
    }

    /// Nil unless set, or as the controller's title.
    open var title: String?
    /// Shown in place of the title; nil unless set.
    open var titleView: View?
    /// A line above the title; nil unless set.
    open var prompt: String?
    /// What leads back here; nil unless set.
    open var backBarButtonItem: BarButtonItem?
    /// The word on what leads back here; nil unless set.
    open var backButtonTitle: String?
    /// Whether nothing leads back; false unless set.
    open var hidesBackButton = false
    /// Whether what leads back stays beside other buttons; false unless set.
    open var leftItemsSupplementBackButton = false
    /// As that of the controller before unless set.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// From the left; nil unless set.
    open var leftBarButtonItems: [BarButtonItem]?
    /// From the right; nil unless set.
    open var rightBarButtonItems: [BarButtonItem]?
    /// How the bar looks with this item; nil, as the bar says, unless set.
    open var standardAppearance: NavigationBarAppearance?
    /// In a low window; nil unless set.
    open var compactAppearance: NavigationBarAppearance?
    /// Where the content is at its start; nil unless set.
    open var scrollEdgeAppearance: NavigationBarAppearance?
    /// Both; nil unless set.
    open var compactScrollEdgeAppearance: NavigationBarAppearance?
    /// Whether a search bar goes when the content is scrolled; true unless set. There is none here.
    open var hidesSearchBarWhenScrolling = true

    /// The first of those at the left.
    open var leftBarButtonItem: BarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The first of those at the right.
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

    /// Sets the one at the left; nothing takes time.
    open func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets those at the left; nothing takes time.
    open func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets the one at the right; nothing takes time.
    open func setRightBarButton(_ item: BarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets those at the right; nothing takes time.
    open func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Sets whether nothing leads back; nothing takes time.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}
