/// The reason why a trace cannot become a page.
public enum TracePageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The trace was made without frames.
    case keepsNoFrames
    /// No layout pass was recorded.
    case nothingRecorded
    /// The frames are another view's.
    case isOfAnotherView
    /// Several views were recorded one after the other, whose events do not fit together.
    case isOfSeveralViews

    /// One sentence: what is wrong, and what to write instead.
    public var description: String {
        switch self {
        case .keepsNoFrames:
            "This trace keeps no frames of what was on screen, which a page shows: make it with LayoutTrace()."
        case .nothingRecorded:
            "No layout pass was recorded: set view.traceObserver = trace, keep the trace, and lay the view out."
        case .isOfAnotherView: "This trace recorded another view: ask for the page of that one."
        case .isOfSeveralViews: "This trace recorded several views: each needs a trace of its own for a page."
        }
    }
}
