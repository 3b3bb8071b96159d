import Foundation

/// Messages of a text field to its delegate, as UIKit's `UITextFieldDelegate`. Every method is optional. Nobody edits a
/// text here, so none of them is called.
@preconcurrency @MainActor
public protocol TextFieldDelegate: AnyObject {
    /// Whether the text may be edited. Never called here.
    func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
    /// Editing has begun. Never called here.
    func textFieldDidBeginEditing(_ textField: TextField)
    /// Whether editing may end. Never called here.
    func textFieldShouldEndEditing(_ textField: TextField) -> Bool
    /// Editing has ended. Never called here.
    func textFieldDidEndEditing(_ textField: TextField)
    /// Whether characters may be replaced. Never called here.
    ///
    /// - Parameters:
    ///   - textField: The field.
    ///   - range: The characters, in UTF-16 units.
    ///   - string: What they are to be replaced by.
    func textField(
        _ textField: TextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// The reader selected something else. Never called here.
    func textFieldDidChangeSelection(_ textField: TextField)
    /// Whether the clear button may empty the field. Never called here.
    func textFieldShouldClear(_ textField: TextField) -> Bool
    /// Whether the return key does what it usually does. Never called here.
    func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension TextFieldDelegate {
    /// What holds where a delegate does not implement it: it may.
    public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
        OptionalRequirement.notImplemented()
        return true
    }

    /// What happens where a delegate does not implement it: nothing.
    public func textFieldDidBeginEditing(_ textField: TextField) { OptionalRequirement.notImplemented() }

    /// What holds where a delegate does not implement it: it may.
    public func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
        OptionalRequirement.notImplemented()
        return true
    }

    /// What happens where a delegate does not implement it: nothing.
    public func textFieldDidEndEditing(_ textField: TextField) { OptionalRequirement.notImplemented() }

    /// What holds where a delegate does not implement it: they may.
    public func textField(
        _ textField: TextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        OptionalRequirement.notImplemented()
        return true
    }

    /// What happens where a delegate does not implement it: nothing.
    public func textFieldDidChangeSelection(_ textField: TextField) { OptionalRequirement.notImplemented() }

    /// What holds where a delegate does not implement it: it may.
    public func textFieldShouldClear(_ textField: TextField) -> Bool {
        OptionalRequirement.notImplemented()
        return true
    }

    /// What holds where a delegate does not implement it: it does.
    public func textFieldShouldReturn(_ textField: TextField) -> Bool {
        OptionalRequirement.notImplemented()
        return true
    }
}
