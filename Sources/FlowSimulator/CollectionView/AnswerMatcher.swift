/// A matcher that compares the layout's new answer with the previous answer. Most elements are in both answers, in the
/// same order and with the same attributes objects, so that they are recognized without a lookup.
@MainActor
struct AnswerMatcher {
    private let last: [DisplayedElement]
    private var position = 0
    /// The elements matched so far, which become the previous answer.
    private(set) var answer: [DisplayedElement] = []

    init(_ last: [DisplayedElement], next count: Int) {
        self.last = last
        answer.reserveCapacity(count)
    }

    /// Matches consecutive objects from an index on, as long as they follow each other in the previous answer, too, and
    /// are unchanged since they were applied. Returns the index after the matched objects.
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

    /// Continues after an element that was found by a lookup.
    mutating func advance(past element: DisplayedElement) {
        if element.place < last.count, last[element.place] === element { position = element.place + 1 }
        add(element)
    }

    mutating func add(_ element: DisplayedElement) {
        element.place = answer.count
        answer.append(element)
    }
}
