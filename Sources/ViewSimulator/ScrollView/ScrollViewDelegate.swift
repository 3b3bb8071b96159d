import Foundation

/// Messages of a scroll view to its delegate. Every method is optional: write the ones that are needed, and call them
/// with `?`.
///
/// An optional method counts as implemented where the class that conforms, or one that it inherits from, has it. One
/// that only a subclass of the conforming class adds is not seen, as it would be with Objective-C: Swift chose what is
/// called when the class conformed. Have the conforming class implement the method, and override it.
///
/// ## What may be done during a call
///
/// Every method may scroll, change sizes and insets, and ask for a layout. Methods in which scrolling is in vain say
/// so. What else may be done to a view of a subclass is said by that view's own delegate.
@preconcurrency @MainActor
public protocol ScrollViewDelegate: AnyObject {
    /// Called after every change of the content offset. An offset set here holds, and has it called again. Default:
    /// nothing.
    func scrollViewDidScroll(_ scrollView: ScrollView)
    /// `beginDragging()` was called. Default: nothing.
    func scrollViewWillBeginDragging(_ scrollView: ScrollView)
    /// A finger lets go. The target says where the content will rest, legal and in points; it may be set to another
    /// place (R9.20). Scrolling here is in vain: the target holds. Default: nothing.
    func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// The finger has let go. `decelerate` says whether the content is not yet where it comes to rest; if so, scrolling
    /// here is in vain. Default: nothing.
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
    /// The content is about to go to where it comes to rest. Scrolling here is in vain. Default: nothing.
    func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
    /// The content is where it comes to rest. Called at once: nothing here takes time. Default: nothing.
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
    /// Called after `setContentOffset(_:animated:)` with animation, at once: nothing here takes time. Default: nothing.
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
    /// The content inset, or the part of the safe area that is added to it, is another. Default: nothing.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)
    /// Asked by `tapStatusBar()`: whether the view goes to the top. Default: `true`.
    func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
    /// The view went to the top because of `tapStatusBar()`. Default: nothing.
    func scrollViewDidScrollToTop(_ scrollView: ScrollView)
    /// The view, in the scroll view, that a scale makes larger; nil for none. Asked whenever the scale matters.
    /// Default: `nil`.
    func viewForZooming(in scrollView: ScrollView) -> View?
    /// An animated change of the scale begins. The view is the one that is zoomed. Default: nothing.
    func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)
    /// The content has another scale; the offset is not yet another. Default: nothing.
    func scrollViewDidZoom(_ scrollView: ScrollView)
    /// An animated change of the scale is over. The view is the one that is zoomed. Default: nothing.
    func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat)
}
