/// The rule that decides which content keeps its place on screen while sizes, insets or contents change.
///
/// The offset stays within the legal range: at an end of the content it cannot follow, and the place moves.
public enum AnchorPolicy: Hashable, Sendable {
    /// UIKit's behaviour, and the default. The first row in view keeps its place while cells are measured. Batch
    /// updates do not change the offset.
    ///
    /// Measuring keeps the first row in view where it is: a row that spans the start of the viewport grows upwards, out
    /// of sight, when it is measured for the first time, and downwards afterwards (R8.10, A1, A4). If items above it
    /// are measured for the first time, the first item that was entirely on screen before stays. A batch update that
    /// inserts, deletes or moves leaves the offset where it is, within the new limits, so that the content moves under
    /// the reader; the content on screen after the update stays while the new items are measured (R18.1). A reload or a
    /// rotation leaves the offset, too.
    case automatic
    /// Like `automatic`, except for batch updates: they move the offset so that the reader's row keeps its place on
    /// screen.
    ///
    /// The reader's row is the first row in view that is at least half visible and stays, or else the first row that
    /// stays. At the start of the content the offset stays, so that items that are inserted there are seen.
    case top
    /// The last row in view, which keeps its distance from the end of the viewport, whatever changes. A view at the end
    /// of its content stays at the end when the content grows. This suits conversations.
    case bottom
    /// One item, which keeps its place on screen, whatever changes. If there is no such item, the policy works like
    /// `unanchored`.
    case item(IndexPath)
    /// A policy with which no content keeps its place. The offset changes only through the program's invalidation
    /// contexts, and where the legal range requires it.
    case unanchored

    /// Whether measuring leaves the first row in view at its place on screen (R8.10).
    package var holdsFirstRow: Bool { self == .automatic || self == .top }
}
