import Foundation

// There is no keyboard here: these are names under which client code may post and listen.
extension Responder {
    /// Posted before a keyboard appears.
    public class var keyboardWillShowNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillShowNotification")
    }
    /// Posted before a keyboard disappears.
    public class var keyboardWillHideNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillHideNotification")
    }
    /// Posted before a keyboard has another frame.
    public class var keyboardWillChangeFrameNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillChangeFrameNotification")
    }
    /// Under it: the keyboard's frame at the end.
    public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
    /// Under it: how long the keyboard moves, in seconds.
    public class var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDurationUserInfoKey" }
}
