import PlainTexts

/// The limits of scenarios. They limit the work and the memory of a run, and they keep sums exact. No real screen
/// reaches them.
///
/// `docs/scenarios.md` lists all of them under “Limits”; a test holds it to these.
package enum ScenarioLimits {
    // MARK: Documents

    /// The greatest number of bytes of a document, and of a catalogue file.
    package static let documentBytes = 33_554_432
    /// The greatest number of values of a document: numbers, texts, lists, objects, `true`, `false` and `null`.
    package static let documentValues = 4_000_000
    /// The greatest depth of nested lists and objects. A scenario needs nine levels.
    package static let depth = 64
    /// The greatest number of bytes of a text or of a key, except in comments.
    package static let textBytes = 4000

    // MARK: Values

    /// The greatest length that a document may contain, in points.
    package static let length = 1e7
    /// The greatest content offset, and the greatest length of the whole content, in points.
    package static let contentLength = 1e20
    /// The greatest number of pixels per point.
    package static let scale = 16.0
    /// The greatest point size of a text.
    package static let fontSize = 1000.0
    /// The greatest number of fonts in a file of recorded fonts.
    package static let fonts = 1000
    /// The greatest height or width in recorded fonts, in points.
    package static let recordedLength = 10_000.0
    /// The greatest number of rounds of measurement and layout in one layout pass.
    package static let rounds = 10_000

    // MARK: Cells

    /// The greatest number of kinds of cells of a scenario.
    package static let cells = 1000
    /// The greatest number of views and guides of a cell.
    package static let cellViews = 100
    /// The greatest number of constraints of a cell.
    package static let cellConstraints = 300
    /// The greatest depth of nested views in a cell.
    package static let cellDepth = 16

    // MARK: Compositional layouts

    /// The greatest number of kinds of sections of a layout, and of its named groups.
    package static let sectionLayouts = 1000
    /// The greatest number of items in a group, with those of the groups in it.
    package static let groupItems = 65_536
    /// The greatest depth of groups in each other.
    package static let groupDepth = 32
    /// The greatest number of places for items in one group of each section, added up.
    package static let groupPlaces = 2_000_000
    /// The greatest fraction of a container that a length may be.
    package static let fraction = 1000.0

    // MARK: Items

    /// The greatest number of items in one group. The total of all groups has an equal limit, because the engine stores
    /// these numbers in 32 bits.
    package static let items = 4_000_000_000
    /// The greatest number of items whose sizes are requested one by one before the first layout. A long text is
    /// equivalent to several items.
    package static let sizedItems = 2_000_000
    /// The greatest number of items in the viewport at once. The limit is compared with a number that is computed from
    /// the sizes of a scenario's items.
    package static let visibleItems = 200_000
    /// The greatest number of sections that a scenario has at any time.
    package static let sections = 100_000

    // MARK: Steps

    /// The greatest number of steps of a document.
    package static let steps = 100_000
    /// The greatest number of repetitions of a step.
    package static let times = 10_000
    /// The greatest sum of two numbers: the actions of all steps, and the elements that these actions name. Repetitions
    /// are included.
    package static let actions = 1_000_000
    /// The greatest number of items and sections that one `update` step names. Repetitions are included.
    package static let operations = 100_000
    /// The greatest number of sections and groups of items that are examined while the steps are read. They are
    /// examined to find the data on which a step acts.
    package static let readingWork = 20_000_000
    /// The greatest number of elements in the rectangle of one `query`.
    package static let foundElements = 100_000

    // MARK: Pictures and pages

    /// The greatest number of items whose places before and after a step are all compared. If there are more items,
    /// only items around the viewport are compared.
    package static let comparedItems = 20_000
    /// The limit up to which all frames of two runs are compared. The number of items, multiplied by the number of
    /// steps, must not exceed it. Otherwise only frames around the viewport are compared.
    package static let comparedFrames = 2_000_000
    /// The greatest number of items through which a tool scrolls if the tool chooses the scrolls. If there are more
    /// items, it scrolls through the first items, and then directly to the end of the content.
    package static let scrolledItems = 2000
    /// The greatest number of elements in one picture.
    package static let drawnElements = 100_000

    /// Checks that a number does not exceed its limit.
    ///
    /// - Throws: ``ScenarioError`` if the number is above the limit.
    package static func check(
        _ count: Int, _ noun: String, limit: Int, at place: String
    ) throws(ScenarioError) {
        guard count > limit else { return }
        throw ScenarioError(
            place: place,
            reason: "\(NumberText.grouped(count)) \(noun) are more than the limit of \(NumberText.grouped(limit))")
    }

    /// Returns the number of items to which a text is equivalent when a limit is checked. A long text is equivalent to
    /// several items, because its measurement takes more time.
    package static func weight(ofText text: String) -> Int { 1 + text.utf8.count / 64 }
}
