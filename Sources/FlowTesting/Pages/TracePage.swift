/// A page that shows the work of a test. It shows every pass and round, with the elements on screen, the cost and the
/// reasons.
///
/// It is the page that `flowsim render` makes of scenarios: one file that needs no network. `page(of:title:)` of a
/// `LayoutTrace` makes it.
public struct TracePage: Hashable, Sendable {
    /// The timeline that the page shows.
    public var timeline: Timeline

    /// Makes the page of a timeline.
    public init(_ timeline: Timeline) {
        self.timeline = timeline
    }

    /// The page as an HTML document. Equal timelines give equal bytes.
    public var html: String { timeline.html() }

    /// Writes the document to a file. A page of more than 10 MB is written in parts, in a folder next to the file. The
    /// page loads these parts as they are seen.
    ///
    /// - Throws: The error of Foundation if a file cannot be written.
    public func write(to url: URL) throws {
        try TimelinePage([timeline]).files(at: url.path).write(to: url.path) { text, path in
            try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        }
    }
}

/// The reason why a trace cannot become a page.
public enum TracePageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A trace that was made without frames.
    case keepsNoFrames
    /// A trace without a layout pass.
    case nothingRecorded
    /// A trace with frames of another view.
    case isOfAnotherView
    /// A trace that observed several views, one after the other. The events of different views do not fit together.
    case isOfSeveralViews

    /// The problem and its remedy, in one sentence.
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
