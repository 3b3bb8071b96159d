/// Axes on which a scroll view's content gets its size from constraints.
struct ContentAxes: OptionSet {
    var rawValue: Int

    static let horizontal = ContentAxes(rawValue: 1)
    static let vertical = ContentAxes(rawValue: 2)
}
