import PlainTexts

/// Limits of scenarios. They keep sums exact and work and memory finite; no real screen comes near them.
///
/// `docs/scenarios.md` lists all of them under “Limits”; a test holds it to these.
package enum ScenarioLimits {
    // MARK: Documents

    /// Bytes of a document, and of a catalogue's file.
    package static let documentBytes = 33_554_432
    /// Numbers, texts, lists, objects and words of a document.
    package static let documentValues = 4_000_000
    /// Lists and objects inside each other; a scenario needs nine.
    package static let depth = 64
    /// Bytes of a text or of a key, comments aside.
    package static let textBytes = 4000

    // MARK: Values

    /// Lengths in documents, in points.
    package static let length = 1e7
    /// Offsets and the length of a whole content, in points.
    package static let contentLength = 1e20
    /// Pixels per point.
    package static let scale = 16.0
    /// Point size of a text.
    package static let fontSize = 1000.0
    /// Fonts of a table of recorded ones.
    package static let fonts = 1000
    /// Heights and widths of recorded fonts, in points.
    package static let recordedLength = 10_000.0
    /// Rounds that one layout pass may have.
    package static let rounds = 10_000

    // MARK: Cells

    /// Kinds of cells.
    package static let cells = 1000
    /// Views and guides of a cell.
    package static let cellViews = 100
    /// Constraints of a cell.
    package static let cellConstraints = 300
    /// Views inside each other.
    package static let cellDepth = 16

    // MARK: Items

    /// Items in a group, and in all groups. The engine counts them in 32 bits.
    package static let items = 4_000_000_000
    /// Items whose sizes the layout asks for one by one before its first layout. Long texts are equivalent to several.
    package static let sizedItems = 2_000_000
    /// Items that can be in the viewport at once, as far as their sizes say.
    package static let visibleItems = 200_000
    /// Sections at any time.
    package static let sections = 100_000

    // MARK: Steps

    /// Steps of a document.
    package static let steps = 100_000
    /// Times that a step may be repeated.
    package static let times = 10_000
    /// Actions of all steps, and the elements that they name, over all their repetitions.
    package static let actions = 1_000_000
    /// Items and sections that one update names, over all its repetitions.
    package static let operations = 100_000
    /// Sections and groups of items that are read to find the data that all steps act on.
    package static let readingWork = 20_000_000
    /// Elements in the rectangle of one `query`.
    package static let foundElements = 100_000

    // MARK: Pictures and pages

    /// Items whose places before and after a step are compared; of more only those around the viewport.
    package static let comparedItems = 20_000
    /// Items times steps of a run whose frames are compared with those of another; of more only those around the
    /// viewport.
    package static let comparedFrames = 2_000_000
    /// Items that are scrolled through where a tool chooses the way; of longer contents those that come first, and the
    /// end.
    package static let scrolledItems = 2000
    /// Elements in one picture.
    package static let drawnElements = 100_000

    /// - Throws: ``ScenarioError`` if a number is above its limit.
    package static func check(
        _ count: Int, _ noun: String, limit: Int, at place: String
    ) throws(ScenarioError) {
        guard count > limit else { return }
        throw ScenarioError(
            place: place,
            reason: "\(NumberText.grouped(count)) \(noun) are more than the limit of \(NumberText.grouped(limit))")
    }

    /// Returns the number of items that a text is equivalent to: a long one takes more time.
    package static func weight(ofText text: String) -> Int { 1 + text.utf8.count / 64 }
}
