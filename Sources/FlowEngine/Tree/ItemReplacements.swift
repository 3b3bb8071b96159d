/// New items that replace others of a section, in ascending ranges with unchanged items between them.
struct ItemReplacements: Sendable {
    struct Place: Sendable {
        var range: Range<Int>
        /// The new items that replace a range.
        var new: Range<Int>
        /// The number of added items minus that of removed ones.
        var gained: Int
    }

    private(set) var places: [Place] = []
    private var new: [NewItems] = []
    private var newCount = 0

    /// Adds new items to the replacement that is closed next.
    mutating func append(_ items: NewItems) {
        new.append(items)
        newCount += items.count
    }

    /// Sets the range of items that the items added last replace.
    mutating func close(_ range: Range<Int>) {
        let start = places.last?.new.upperBound ?? 0
        places.append(Place(range: range, new: start..<new.count, gained: newCount - range.count))
        newCount = 0
    }

    func items(at place: Place) -> ArraySlice<NewItems> { new[place.new] }
}
