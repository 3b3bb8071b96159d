#if !canImport(Darwin)
extension NSIndexPath {
    /// Makes a path of two components: a section and an item in it.
    public convenience init(item: Int, section: Int) {
        self.init(indexes: [section, item], length: 2)
    }

    /// Makes a path of a section and a row in it. It is equal to the path that `init(item:section:)` makes; table views
    /// use this name.
    public convenience init(row: Int, section: Int) {
        self.init(item: row, section: section)
    }

    /// The first component, a section. Traps if the path is empty.
    public var section: Int { index(atPosition: 0) }

    /// The second component, an item. Traps if the path has fewer than two components.
    public var item: Int { index(atPosition: 1) }

    /// The second component, under the name that table views use. Traps if the path has fewer than two components.
    public var row: Int { item }
}
#endif
