import Foundation

/// What a scroll view tells its delegate. Every method is optional: write the ones that are needed, and call them with
/// `?`.
@preconcurrency @MainActor
public protocol ScrollViewDelegate: AnyObject {
    /// Called after every change of the content offset.
    func scrollViewDidScroll(_ scrollView: ScrollView)
    /// `beginDragging()` was called.
    func scrollViewWillBeginDragging(_ scrollView: ScrollView)
    /// A finger lets go. The target says where the content will rest, legal and in points; it may be set to another place
    /// (R9.20).
    func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// The finger has let go. `decelerate` says whether the content is not yet where it comes to rest.
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
    /// The content is about to go to where it comes to rest.
    func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
    /// The content is where it comes to rest. Called at once: nothing here takes time.
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
    /// Called after `setContentOffset(_:animated:)` with animation, at once: nothing here takes time.
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
    /// The content inset, or the part of the safe area that is added to it, is another.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
    /// What a delegate does that does not say: nothing.
    public func scrollViewDidScroll(_ scrollView: ScrollView) {
        OptionalRequirement.notImplemented()
    }

    /// What a delegate does that does not say: nothing.
    public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
        OptionalRequirement.notImplemented()
    }

    /// What a delegate does that does not say: nothing, and the target stays.
    public func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        OptionalRequirement.notImplemented()
    }

    /// What a delegate does that does not say: nothing.
    public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
        OptionalRequirement.notImplemented()
    }

    /// What a delegate does that does not say: nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
        OptionalRequirement.notImplemented()
    }

    /// What a delegate does that does not say: nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
        OptionalRequirement.notImplemented()
    }

    /// What a delegate does that does not say: nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
        OptionalRequirement.notImplemented()
    }

    /// What a delegate does that does not say: nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {
        OptionalRequirement.notImplemented()
    }
}
