/// What a scenario may ask for. The bounds keep sums exact and work finite; no real screen comes near them.
enum ScenarioLimits {
    /// Lengths that are put in, in points.
    static let length = 1e7
    /// Offsets and the length of a whole content, in points.
    static let contentLength = 1e20
    /// Items in a group, and in all. The engine counts them in 32 bits.
    static let items = 4_000_000_000
    /// Items whose sizes the layout asks for one by one before its first layout.
    static let sizedItems = 2_000_000
    /// Items that can stand in the viewport at once, as far as their sizes tell.
    static let visibleItems = 200_000
    /// Viewports that one `through` may take.
    static let pages = 100_000
    /// Times that a step may be repeated.
    static let times = 10_000
    /// Items and sections that one update names, over all its repetitions.
    static let operations = 100_000
    /// Rounds that one layout pass may take.
    static let rounds = 10_000
    /// Items whose places before and after a step are compared; of more only those around the viewport.
    static let comparedItems = 20_000
    /// Items times steps of a run whose frames are compared with those of another; of more only those around the viewport.
    static let comparedFrames = 2_000_000
    /// Elements in one picture.
    static let drawnElements = 100_000
    /// Pixels per point.
    static let scale = 16.0
    /// Point size of a text.
    static let fontSize = 1000.0
}
