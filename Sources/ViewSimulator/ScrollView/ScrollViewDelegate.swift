/// The protocol of a scroll view's delegate, as UIKit's `UIScrollViewDelegate`. Every method is optional: implement
/// only the methods that you need, and call them with `?`.
///
/// An optional method is implemented if the conforming class has it, or a class that it inherits from. A method that
/// only a subclass of the conforming class adds is not found, unlike in Objective-C: Swift chose the called method when
/// the class conformed. Implement the method in the conforming class, and override it.
///
/// ## What may be done during a call
///
/// Every method may scroll, change sizes and insets, and request layout. Methods in which scrolling has no effect have
/// a note. The delegates of subclasses describe further limits.
@preconcurrency @MainActor
public protocol ScrollViewDelegate: AnyObject {
    /// Called after every change of the content offset. If the method sets another offset, that offset remains, and the
    /// method is called again. Default: nothing.
    func scrollViewDidScroll(_ scrollView: ScrollView)
    /// Called by `beginDragging()`. Default: nothing.
    func scrollViewWillBeginDragging(_ scrollView: ScrollView)
    /// Called at the end of a drag. The target is the legal offset, in points, at which the content will rest. The
    /// method may set another target (R9.20). Scrolling in the method has no effect, because the content moves to the
    /// target. Default: nothing.
    func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Called after the end of a drag. `decelerate` is true if the content still has to come to rest. In this case,
    /// scrolling in the method has no effect. Default: nothing.
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
    /// Called before the content moves to its resting place. Scrolling in the method has no effect. Default: nothing.
    func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
    /// Called when the content has come to rest, which is directly after the drag. Default: nothing.
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
    /// Called at the end of an animated `setContentOffset(_:animated:)`, before that call returns. Default: nothing.
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
    /// Called when the content inset, or the part of the safe area that is added to it, has changed. Default: nothing.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)
    /// Returns whether `tapStatusBar()` scrolls to the top. Default: `true`.
    func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
    /// Called when `tapStatusBar()` has scrolled to the top. Default: nothing.
    func scrollViewDidScrollToTop(_ scrollView: ScrollView)
    /// Returns the subview that is zoomed; nil if no subview is zoomed. Called whenever the scale is read or changed.
    /// Default: `nil`.
    func viewForZooming(in scrollView: ScrollView) -> View?
    /// Called before an animated change of the scale. `view` is the zoomed view. Default: nothing.
    func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)
    /// Called when the scale has changed, before the offset changes. Default: nothing.
    func scrollViewDidZoom(_ scrollView: ScrollView)
    /// Called after an animated change of the scale. `view` is the zoomed view, `scale` its scale. Default: nothing.
    func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat)
}
