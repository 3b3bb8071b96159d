extension ScrollView {
    /// Simulates a tap on the status bar, for tests. Returns false if `scrollsToTop` is false or the delegate refuses.
    /// Otherwise scrolls to the top, notifies the delegate, and returns true.
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
