import Foundation

/// Messages of a text view to its delegate, as UIKit's `UITextViewDelegate`. Every method is optional. No text is
/// edited here, so none of them is called except those of `ScrollViewDelegate`.
@preconcurrency @MainActor
public protocol TextViewDelegate: ScrollViewDelegate {
    /// Whether the text may be edited. Never called here. Default: `true`.
    func textViewShouldBeginEditing(_ textView: TextView) -> Bool
    /// Whether editing may end. Never called here. Default: `true`.
    func textViewShouldEndEditing(_ textView: TextView) -> Bool
    /// Editing has begun. Never called here. Default: nothing.
    func textViewDidBeginEditing(_ textView: TextView)
    /// Editing has ended. Never called here. Default: nothing.
    func textViewDidEndEditing(_ textView: TextView)
    /// Whether characters may be replaced. Never called here. Default: `true`.
    ///
    /// - Parameters:
    ///   - textView: The view.
    ///   - range: The characters, in UTF-16 units.
    ///   - text: The replacement.
    func textView(_ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// The reader changed the text. Never called here. Default: nothing.
    func textViewDidChange(_ textView: TextView)
    /// The reader selected something else. Never called here. Default: nothing.
    func textViewDidChangeSelection(_ textView: TextView)
}
