extension ScrollView {
    /// Simulates a tap on the status bar, for tests. If `scrollsToTop` is true and the delegate agrees, scrolls to the
    /// top and notifies the delegate.
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
