import Foundation
import LayoutPictures

/// A page of what a test did: every pass and round, with what was on screen, what it cost and why.
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

    /// The document. The same timeline gives the same bytes.
    public var html: String { timeline.html() }

    /// Writes the document to a file.
    ///
    /// - Throws: What Foundation throws where it cannot be written.
    public func write(to url: URL) throws {
        try Data(html.utf8).write(to: url, options: .atomic)
    }
}
