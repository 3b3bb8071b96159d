// There is no keyboard: these are names for client code that posts or observes notifications.
extension Responder {
    /// The notification that a keyboard is about to appear. Client code may post it; this library never does.
    public nonisolated static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
    /// The notification that a keyboard is about to disappear. Client code may post it; this library never does.
    public nonisolated static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
    /// The notification that the frame of a keyboard is about to change. Client code may post it; this library never
    /// does.
    public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// The notification that a keyboard has appeared. Client code may post it; this library never does.
    public nonisolated static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
    /// The notification that a keyboard has disappeared. Client code may post it; this library never does.
    public nonisolated static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
    /// The notification that the frame of a keyboard has changed. Client code may post it; this library never does.
    public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
        "UIKeyboardDidChangeFrameNotification")
    /// The key of the keyboard's frame before the change.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the keyboard's frame after the change.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the duration of the keyboard's movement, in seconds.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the timing curve of the keyboard's movement. The value is the raw value of an animation curve.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// The key of a flag: true if the keyboard belongs to this program.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
