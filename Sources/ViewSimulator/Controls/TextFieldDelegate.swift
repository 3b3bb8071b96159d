/// A protocol for the delegate of a text field, as UIKit's `UITextFieldDelegate`. Every method is optional. No text is
/// edited here, so no method is called.
@preconcurrency @MainActor
public protocol TextFieldDelegate: AnyObject {
    /// Returns whether the text may be edited. Never called here. Default: `true`.
    func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
    /// Called when editing has begun. Never called here. Default: nothing.
    func textFieldDidBeginEditing(_ textField: TextField)
    /// Returns whether editing may end. Never called here. Default: `true`.
    func textFieldShouldEndEditing(_ textField: TextField) -> Bool
    /// Called when editing has ended. Never called here. Default: nothing.
    func textFieldDidEndEditing(_ textField: TextField)
    /// Returns whether some characters of the text may be replaced. Never called here. Default: `true`.
    ///
    /// - Parameters:
    ///   - textField: The field.
    ///   - range: The characters, in UTF-16 units.
    ///   - string: The replacement.
    func textField(
        _ textField: TextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Called when the selection has changed. Never called here. Default: nothing.
    func textFieldDidChangeSelection(_ textField: TextField)
    /// Returns whether the clear button may empty the field. Never called here. Default: `true`.
    func textFieldShouldClear(_ textField: TextField) -> Bool
    /// Returns whether the return key has its usual effect. Never called here. Default: `true`.
    func textFieldShouldReturn(_ textField: TextField) -> Bool
}
