/// A protocol for the delegate of a text view, as UIKit's `UITextViewDelegate`. Every method is optional. No text is
/// edited here, so only the methods of `ScrollViewDelegate` are called.
@preconcurrency @MainActor
public protocol TextViewDelegate: ScrollViewDelegate {
    /// Returns whether the text may be edited. Never called by this library. Default: `true`.
    func textViewShouldBeginEditing(_ textView: TextView) -> Bool
    /// Returns whether editing may end. Never called by this library. Default: `true`.
    func textViewShouldEndEditing(_ textView: TextView) -> Bool
    /// Called by UIKit when editing has begun; never called by this library. Default: nothing.
    func textViewDidBeginEditing(_ textView: TextView)
    /// Called by UIKit when editing has ended; never called by this library. Default: nothing.
    func textViewDidEndEditing(_ textView: TextView)
    /// Returns whether some characters of the text may be replaced. Never called by this library. Default: `true`.
    ///
    /// - Parameters:
    ///   - textView: The view.
    ///   - range: The characters, in UTF-16 units.
    ///   - text: The replacement.
    func textView(_ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called by UIKit when the text has changed; never called by this library. Default: nothing.
    func textViewDidChange(_ textView: TextView)
    /// Called by UIKit when the selection has changed; never called by this library. Default: nothing.
    func textViewDidChangeSelection(_ textView: TextView)
}
