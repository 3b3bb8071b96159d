/// The item of a controller in a tab bar, as UIKit's `UITabBarItem`. Nothing is drawn, and no size depends on the item.
@preconcurrency @MainActor
open class TabBarItem: BarItem {
    /// The image while the controller is selected; nil unless set.
    open var selectedImage: Image?
    /// A short text in the corner of the item; nil unless set.
    open var badgeValue: String?
    /// The background of the badge; nil unless set. Nil means red.
    open var badgeColor: Color?
    /// The appearance of the bar while the controller is selected; nil unless set. Nil means the bar's own appearance.
    open var standardAppearance: TabBarAppearance?
    /// The appearance while the content is scrolled to its end; nil unless set.
    open var scrollEdgeAppearance: TabBarAppearance?
    /// The system item; nil if the item was made without a system item.
    public private(set) final var systemItem: SystemItem?

    /// An item whose image and title the system chooses.
    public enum SystemItem: Int, Sendable {
        /// The item that leads to more controllers (`more`), and items for common purposes such as a search.
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
        /// The items for the content used most recently and for the content viewed most often.
        case mostRecent, mostViewed
    }

    /// Makes an item whose image and title the system chooses.
    ///
    /// - Parameters:
    ///   - systemItem: The purpose of the item.
    ///   - tag: A number that identifies the item.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        (self.systemItem, self.tag) = (systemItem, tag)
    }

    /// Makes an item with a title, an image and a tag.
    ///
    /// - Parameters:
    ///   - title: The title; nil for none.
    ///   - image: The image; nil for none.
    ///   - tag: A number that identifies the item.
    public convenience init(title: String?, image: Image?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    /// Makes an item with a title and images.
    ///
    /// - Parameters:
    ///   - title: The title; nil for none.
    ///   - image: The image; nil for none.
    ///   - selectedImage: The image while the controller is selected.
    public convenience init(title: String?, image: Image?, selectedImage: Image?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }
}
