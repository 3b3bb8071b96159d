extension ScrollView {
    /// Simulates a tap on the status bar: scrolls to the top, if `scrollsToTop` is true and the delegate agrees, and
    /// notifies the delegate. For tests: there is no status bar.
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
