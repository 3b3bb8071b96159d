// UIKit and AppKit declare most of these, but a file need not import them, so these are always here. In a file that
// sees both, UIKit's or AppKit's are used.
extension IndexPath {
    /// Makes a path of two components: a section and an item in it.
    @_disfavoredOverload
    public init(item: Int, section: Int) {
        self = IndexPath(index: section).appending(item)
    }

    /// Makes a path of a section and a row in it. It is equal to the path that `init(item:section:)` makes; table views
    /// use this name.
    @_disfavoredOverload
    public init(row: Int, section: Int) {
        self = IndexPath(index: section).appending(row)
    }

    /// The first component, a section. Traps if the path is empty.
    @_disfavoredOverload
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The second component, an item. Traps if the path has fewer than two components.
    @_disfavoredOverload
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The second component, under the name that table views use. Traps if the path has fewer than two components.
    @_disfavoredOverload
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The components as an array, faster than `Array(self)` if there are two.
    package var components: [Int] { count == 2 ? [self[0], self[1]] : Array(self) }

    /// A path of a section and an item. Appending the item is 2.5 times cheaper than a literal of both components.
    package static func at(_ section: Int, _ item: Int) -> IndexPath {
        IndexPath(index: section).appending(item)
    }
}
