import Foundation

extension ContentSizeCategory {
    /// Posted when the reader's text size has changed, by setting ``Application/preferredContentSizeCategory``. Other
    /// changes of traits do not post it, and only notify views.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

    /// The key of the new text size's name.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
