/// A protocol for the delegate of a text view, as UIKit's `UITextViewDelegate`. Every method is optional. No text is
/// edited here, so only the methods of `ScrollViewDelegate` are called.
@preconcurrency @MainActor
public protocol TextViewDelegate: ScrollViewDelegate {
    /// Returns whether the text may be edited. Never called here. Default: `true`.
    func textViewShouldBeginEditing(_ textView: TextView) -> Bool
    /// Returns whether editing may end. Never called here. Default: `true`.
    func textViewShouldEndEditing(_ textView: TextView) -> Bool
    /// Called when editing has begun. Never called here. Default: nothing.
    func textViewDidBeginEditing(_ textView: TextView)
    /// Called when editing has ended. Never called here. Default: nothing.
    func textViewDidEndEditing(_ textView: TextView)
    /// Returns whether some characters of the text may be replaced. Never called here. Default: `true`.
    ///
    /// - Parameters:
    ///   - textView: The view.
    ///   - range: The characters, in UTF-16 units.
    ///   - text: The replacement.
    func textView(_ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called when the text has changed. Never called here. Default: nothing.
    func textViewDidChange(_ textView: TextView)
    /// Called when the selection has changed. Never called here. Default: nothing.
    func textViewDidChangeSelection(_ textView: TextView)
}
