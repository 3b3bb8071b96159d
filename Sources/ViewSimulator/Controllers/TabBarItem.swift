import Foundation

/// What a tab bar shows of a controller, as UIKit's `UITabBarItem`. Kept for client code.
@preconcurrency @MainActor
open class TabBarItem: BarItem {
    /// Shown while the controller is selected; nil unless set.
    open var selectedImage: Image?
    /// A short text in the corner; nil unless set.
    open var badgeValue: String?

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
