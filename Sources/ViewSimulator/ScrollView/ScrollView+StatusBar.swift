import Foundation

extension ScrollView {
    /// What a device does when somebody taps the status bar: scrolls to the top, if `scrollsToTop` and the delegate
    /// want it, and tells the delegate. There is no status bar here; a test calls it.
    ///
    /// - Returns: Whether the view scrolled, or was at the top.
    @discardableResult
    public func tapStatusBar() -> Bool {
        guard scrollsToTop else { return false }
        if let delegate = scrollDelegate,
            OptionalRequirement.ask({ delegate.scrollViewShouldScrollToTop(self) }) == false
        { return false }
        contentOffset.y = legalOffsets.y.lowerBound
        OptionalRequirement.answer { scrollDelegate?.scrollViewDidScrollToTop(self) }
        return true
    }
}
