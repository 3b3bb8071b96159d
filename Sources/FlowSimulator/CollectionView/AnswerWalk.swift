/// Walks a new answer of the layout beside the last one. Most elements are in both, in one order and with the same
/// attributes object, so that they are recognized without being looked up.
@MainActor
struct AnswerWalk {
    private let last: [DisplayedElement]
    private var position = 0
    /// The elements met so far: the last answer of the next time.
    private(set) var answer: [DisplayedElement] = []

    init(_ last: [DisplayedElement], next count: Int) {
        self.last = last
        answer.reserveCapacity(count)
    }

    /// Meets all objects from an index on that are the next ones of the last answer, and say what they said when they
    /// were applied. Returns the index behind them.
    mutating func meetUnchanged(
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

    /// Goes on behind an element that was looked up.
    mutating func jump(behind element: DisplayedElement) {
        if element.place < last.count, last[element.place] === element { position = element.place + 1 }
        add(element)
    }

    mutating func add(_ element: DisplayedElement) {
        element.place = answer.count
        answer.append(element)
    }
}
