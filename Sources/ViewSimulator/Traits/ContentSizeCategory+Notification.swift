import Foundation

extension ContentSizeCategory {
    /// The name under which a device says that the reader chose another text size. Nobody posts it here: views have
    /// text sizes by their traits, and are told when those change.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

    /// In the notification: the new text size's name.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
