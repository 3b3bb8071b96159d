extension UpdatePlan: CustomDebugStringConvertible {
    /// The numbers of items in the sections before and after, then a line for each change, in the order in which
    /// layouts receive them; of large batches the first. O(*m* log *m*), *m* operations.
    ///
    ///     [2 5] becomes [3 4]
    ///     delete 1-0
    ///     move 1-2 to 0-2
    ///     insert 0-0
    ///     reconfigure 0-1
    public var debugDescription: String {
        let changes = updateItems.map(\.description) + reconfiguredItems.map { "reconfigure \($0)" }
        let listed = changes.prefix(PlainText.most) + PlainText.rest(changes.count, "change")
        return (["\(before) becomes \(after)"] + listed).joined(separator: "\n")
    }
}
