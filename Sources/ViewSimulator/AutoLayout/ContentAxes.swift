/// The axes on which constraints determine the size of a scroll view's content.
struct ContentAxes: OptionSet {
    var rawValue: Int

    static let horizontal = ContentAxes(rawValue: 1)
    static let vertical = ContentAxes(rawValue: 2)
}
