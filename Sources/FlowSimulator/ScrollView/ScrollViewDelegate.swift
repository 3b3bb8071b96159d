import Foundation

/// What a scroll view tells its delegate. Every method is optional: write the ones that are needed, and call them with
/// `?`.
@preconcurrency @MainActor
public protocol ScrollViewDelegate: AnyObject {
    /// Called after every change of the content offset.
    func scrollViewDidScroll(_ scrollView: ScrollView)
    func scrollViewWillBeginDragging(_ scrollView: ScrollView)
    func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
    /// Called after `setContentOffset(_:animated:)` with animation, at once: nothing here takes time.
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: ScrollView) {
        OptionalRequirement.notImplemented()
    }

    public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
        OptionalRequirement.notImplemented()
    }

    public func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        OptionalRequirement.notImplemented()
    }

    public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
        OptionalRequirement.notImplemented()
    }

    public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
        OptionalRequirement.notImplemented()
    }

    public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
        OptionalRequirement.notImplemented()
    }

    public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
        OptionalRequirement.notImplemented()
    }

    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {
        OptionalRequirement.notImplemented()
    }
}
