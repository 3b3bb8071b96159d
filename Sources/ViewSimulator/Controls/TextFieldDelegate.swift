import Foundation

/// Messages of a text field to its delegate, as UIKit's `UITextFieldDelegate`. Every method is optional. No text is
/// edited here, so none of them is called.
@preconcurrency @MainActor
public protocol TextFieldDelegate: AnyObject {
    /// Whether the text may be edited. Never called here. Default: `true`.
    func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
    /// Editing has begun. Never called here. Default: nothing.
    func textFieldDidBeginEditing(_ textField: TextField)
    /// Whether editing may end. Never called here. Default: `true`.
    func textFieldShouldEndEditing(_ textField: TextField) -> Bool
    /// Editing has ended. Never called here. Default: nothing.
    func textFieldDidEndEditing(_ textField: TextField)
    /// Whether characters may be replaced. Never called here. Default: `true`.
    ///
    /// - Parameters:
    ///   - textField: The field.
    ///   - range: The characters, in UTF-16 units.
    ///   - string: The replacement.
    func textField(
        _ textField: TextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// The reader selected something else. Never called here. Default: nothing.
    func textFieldDidChangeSelection(_ textField: TextField)
    /// Whether the clear button may empty the field. Never called here. Default: `true`.
    func textFieldShouldClear(_ textField: TextField) -> Bool
    /// Whether the return key does what it usually does. Never called here. Default: `true`.
    func textFieldShouldReturn(_ textField: TextField) -> Bool
}
