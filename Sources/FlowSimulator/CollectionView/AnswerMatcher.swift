/// A matcher that finds the displayed elements for the attributes that a query returned.
///
/// Most elements were in the result of the previous query, too, in this order and with these attributes objects. The
/// matcher finds them without a lookup.
@MainActor
struct AnswerMatcher {
    private let last: [DisplayedElement]
    private var position = 0
    /// The elements matched so far. The matcher of the next query compares with these elements.
    private(set) var answer: [DisplayedElement] = []

    init(_ last: [DisplayedElement], next count: Int) {
        self.last = last
        answer.reserveCapacity(count)
    }

    /// Matches the objects in `found`, from the index `start` on, with the previous result. It stops at the first
    /// object that was changed, or that is not the next object of the previous result. Returns the index after the last
    /// matched object.
    mutating func matchUnchanged(
        _ found: [CollectionViewLayoutAttributes], from start: Int, foundBy query: Int
    ) -> Int {
        var index = start
        while index < found.count, position < last.count, last[position].stillShows(found[index]) {
            last[position].foundByQuery = query
            last[position].place = answer.count
            answer.append(last[position])
            (index, position) = (index + 1, position + 1)
        }
        return index
    }

    /// Adds an element to the matched elements; it was found by a lookup. If the result of the previous query contains
    /// the element, the comparison with that result continues after the element.
    mutating func advance(past element: DisplayedElement) {
        if element.place < last.count, last[element.place] === element { position = element.place + 1 }
        add(element)
    }

    mutating func add(_ element: DisplayedElement) {
        element.place = answer.count
        answer.append(element)
    }
}
