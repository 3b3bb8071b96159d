import Foundation

/// What a tab bar shows of a controller, as UIKit's `UITabBarItem`. Kept for client code.
@preconcurrency @MainActor
open class TabBarItem: BarItem {
    /// Shown while the controller is selected; nil unless set.
    open var selectedImage: Image?
    /// A short text in the corner; nil unless set.
    open var badgeValue: String?
    /// Behind that text; nil, red, unless set.
    open var badgeColor: Color?
    /// How the bar looks while the controller is selected; nil, as the bar says, unless set.
    open var standardAppearance: TabBarAppearance?
    /// Where the content is at its end; nil unless set.
    open var scrollEdgeAppearance: TabBarAppearance?
    /// What it was made for, where it was made for something that the system knows.
    public private(set) final var systemItem: SystemItem?

    /// What the system has a picture and a word for.
    public enum SystemItem: Int, Sendable {
        /// More of them; the first ones that people see.
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
        /// The last ones.
        case mostRecent, mostViewed
    }

    /// Makes an item that the system has a picture and a word for.
    ///
    /// - Parameters:
    ///   - systemItem: What it is for.
    ///   - tag: A number to find it by.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        (self.systemItem, self.tag) = (systemItem, tag)
    }

    /// Makes an item.
    ///
    /// - Parameters:
    ///   - title: A word, or nothing.
    ///   - image: A picture, or nothing.
    ///   - tag: A number to find it by.
    public convenience init(title: String?, image: Image?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    /// Makes an item.
    ///
    /// - Parameters:
    ///   - title: A word, or nothing.
    ///   - image: A picture, or nothing.
    ///   - selectedImage: Shown while the controller is selected.
    public convenience init(title: String?, image: Image?, selectedImage: Image?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }
}
