extension LayoutTrace {
    /// Makes a page that shows the recorded events, step by step. Each step has its layout passes and rounds, the
    /// view's contents, the cost, the reasons and the events.
    ///
    /// ```swift
    /// let trace = LayoutTrace()
    /// view.traceObserver = trace
    /// …                                        // what the test does
    /// try trace.page(of: view).write(to: url)
    /// ```
    ///
    /// A step begins with what the program does after a pass, and is named for it; `mark(_:)` gives it a
    /// name of one's own. The trace keeps the last 2,000 passes and rounds, and of them 200,000 elements at most; where
    /// some had to go the first step says so.
    ///
    /// While a pass goes on a layout of one's own is asked nothing, so until the end of the test only what has a view
    /// is shown; at the end it is asked for what surrounds the viewport, as ``LayoutView/svg(_:title:)`` does.
    ///
    /// - Parameters:
    ///   - view: The view that was recorded.
    ///   - title: The page's; the layout's class unless given.
    /// - Throws: ``TracePageError`` where there is nothing to show.
    /// - Complexity: O(*n* + *m*), *n* events and *m* elements in all frames.
    public func page(of view: some LayoutView, title: String? = nil) throws(TracePageError) -> TracePage {
        guard keepsFrames else { throw .keepsNoFrames }
        guard !recording.hasSeveralViews else { throw .isOfSeveralViews }
        guard !recording.frames.isEmpty else { throw .nothingRecorded }
        guard recording.isOf(view) else { throw .isOfAnotherView }
        let snapshotView = view.snapshotView
        return TracePage(
            Timeline(
                self, name: title ?? snapshotView.layoutName, now: view.snapshot(.aroundViewport).snapshot,
                issues: snapshotView.issues))
    }
}
