/// New items in the place of others of a section, in ranges that rise, with items between them that stay.
struct ItemReplacements: Sendable {
    struct Place: Sendable {
        var range: Range<Int>
        /// The new items that come there.
        var new: Range<Int>
        /// The number of added items minus that of removed ones.
        var gained: Int
    }

    private(set) var places: [Place] = []
    private var new: [NewItems] = []
    private var newCount = 0

    /// Adds new items to the place that is closed next.
    mutating func append(_ items: NewItems) {
        new.append(items)
        newCount += items.count
    }

    /// Says which items those added since the last place come instead of.
    mutating func close(_ range: Range<Int>) {
        let start = places.last?.new.upperBound ?? 0
        places.append(Place(range: range, new: start..<new.count, gained: newCount - range.count))
        newCount = 0
    }

    func items(at place: Place) -> ArraySlice<NewItems> { new[place.new] }
}
