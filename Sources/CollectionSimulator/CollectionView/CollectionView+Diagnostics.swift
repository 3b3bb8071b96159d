extension CollectionView {
    /// The last 100 issues, oldest first.
    public var issues: [LayoutIssue] { core.issueReport.issues }

    /// The totals of the view's work since it was made, or since ``resetStatistics()``. O(1).
    public var statistics: LayoutStatistics { core.countedWork }

    /// Sets all totals to 0. Sizes and elements on screen stay.
    public func resetStatistics() { core.resetWork() }

    /// The number of pixels per point; frames start on whole pixels. 2 unless set; 0 switches rounding off (R4.5).
    public var displayScale: CGFloat {
        get { pixelsPerPoint }
        set { core.overrideDisplayScale(newValue) }
    }
}
