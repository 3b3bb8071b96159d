import Foundation

extension ContentSizeCategory {
    /// Posted when the reader chose another text size, which is when somebody sets
    /// ``Application/preferredContentSizeCategory``. Traits that are set otherwise post nothing: views are told of
    /// those.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

    /// In the notification: the new text size's name.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
