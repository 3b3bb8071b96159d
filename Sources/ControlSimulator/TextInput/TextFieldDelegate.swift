/// A protocol for the delegate of a text field, as UIKit's `UITextFieldDelegate`. Every method is optional. No text is
/// edited here, so no method is called.
@preconcurrency @MainActor
public protocol TextFieldDelegate: AnyObject {
    /// Returns whether the text may be edited. Never called by this library. Default: `true`.
    func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
    /// Called by UIKit when editing has begun; never called by this library. Default: nothing.
    func textFieldDidBeginEditing(_ textField: TextField)
    /// Returns whether editing may end. Never called by this library. Default: `true`.
    func textFieldShouldEndEditing(_ textField: TextField) -> Bool
    /// Called by UIKit when editing has ended; never called by this library. Default: nothing.
    func textFieldDidEndEditing(_ textField: TextField)
    /// Returns whether some characters of the text may be replaced. Never called by this library. Default: `true`.
    ///
    /// - Parameters:
    ///   - textField: The field.
    ///   - range: The characters, in UTF-16 units.
    ///   - string: The replacement.
    func textField(
        _ textField: TextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Called by UIKit when the selection has changed; never called by this library. Default: nothing.
    func textFieldDidChangeSelection(_ textField: TextField)
    /// Returns whether the clear button may empty the field. Never called by this library. Default: `true`.
    func textFieldShouldClear(_ textField: TextField) -> Bool
    /// Returns whether the return key has its usual effect. Never called by this library. Default: `true`.
    func textFieldShouldReturn(_ textField: TextField) -> Bool
}
