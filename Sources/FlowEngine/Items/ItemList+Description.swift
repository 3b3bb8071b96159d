extension ItemList: CustomDebugStringConvertible {
    /// The tree that holds the items, a line a run or dense stretch; of large lists the first.
    var debugDescription: String { tree.debugDescription }
}
