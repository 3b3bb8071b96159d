/// New items that replace other items of a section. The replaced ranges ascend, with unchanged items between them.
struct ItemReplacements: Sendable {
    struct Place: Sendable {
        var range: Range<Int>
        /// The new items that replace the items of `range`, as indices in the list of new items.
        var new: Range<Int>
        /// The number of added items minus the number of removed items.
        var gained: Int
    }

    private(set) var places: [Place] = []
    private var new: [NewItems] = []
    private var newCount = 0

    /// Adds new items. They replace the range that the next call of `close` gives.
    mutating func append(_ items: NewItems) {
        new.append(items)
        newCount += items.count
    }

    /// Ends a replacement: the items that were added since the last call of `close` replace the items of a range.
    mutating func close(_ range: Range<Int>) {
        let start = places.last?.new.upperBound ?? 0
        places.append(Place(range: range, new: start..<new.count, gained: newCount - range.count))
        newCount = 0
    }

    func items(at place: Place) -> ArraySlice<NewItems> { new[place.new] }
}
