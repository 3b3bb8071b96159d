import Foundation

/// Messages of a text view to its delegate, as UIKit's `UITextViewDelegate`. Every method is optional. Nobody edits a
/// text here, so none of them is called but those of `ScrollViewDelegate`.
@preconcurrency @MainActor
public protocol TextViewDelegate: ScrollViewDelegate {
    /// Whether the text may be edited. Never called here.
    func textViewShouldBeginEditing(_ textView: TextView) -> Bool
    /// Whether editing may end. Never called here.
    func textViewShouldEndEditing(_ textView: TextView) -> Bool
    /// Editing has begun. Never called here.
    func textViewDidBeginEditing(_ textView: TextView)
    /// Editing has ended. Never called here.
    func textViewDidEndEditing(_ textView: TextView)
    /// Whether characters may be replaced. Never called here.
    ///
    /// - Parameters:
    ///   - textView: The view.
    ///   - range: The characters, in UTF-16 units.
    ///   - text: What they are to be replaced by.
    func textView(_ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// The reader changed the text. Never called here.
    func textViewDidChange(_ textView: TextView)
    /// The reader selected something else. Never called here.
    func textViewDidChangeSelection(_ textView: TextView)
}

extension TextViewDelegate {
    /// What holds where a delegate does not implement it: it may.
    public func textViewShouldBeginEditing(_ textView: TextView) -> Bool {
        OptionalRequirement.notImplemented()
        return true
    }

    /// What holds where a delegate does not implement it: it may.
    public func textViewShouldEndEditing(_ textView: TextView) -> Bool {
        OptionalRequirement.notImplemented()
        return true
    }

    /// What happens where a delegate does not implement it: nothing.
    public func textViewDidBeginEditing(_ textView: TextView) { OptionalRequirement.notImplemented() }

    /// What happens where a delegate does not implement it: nothing.
    public func textViewDidEndEditing(_ textView: TextView) { OptionalRequirement.notImplemented() }

    /// What holds where a delegate does not implement it: they may.
    public func textView(
        _ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        OptionalRequirement.notImplemented()
        return true
    }

    /// What happens where a delegate does not implement it: nothing.
    public func textViewDidChange(_ textView: TextView) { OptionalRequirement.notImplemented() }

    /// What happens where a delegate does not implement it: nothing.
    public func textViewDidChangeSelection(_ textView: TextView) { OptionalRequirement.notImplemented() }
}
